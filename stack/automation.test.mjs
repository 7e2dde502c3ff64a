import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { readSettings } from '../lib/config/env-schema.mjs';
import { portsFrom, rootDir } from './settings.mjs';

/** @param {string} file from the root */
const read = (file) => readFileSync(join(rootDir, file), 'utf8');

/** @param {string} name of a workflow @returns {Record<string, any>} */
const workflow = (name) => parse(read(`.github/workflows/${name}.yml`), { strict: true });

const names = readdirSync(join(rootDir, '.github/workflows')).map((file) =>
  file.replace('.yml', ''),
);
/** @param {string} name of a workflow @returns {Record<string, any>[]} */
const stepsOf = (name) =>
  Object.values(workflow(name).jobs).flatMap((/** @type {any} */ job) => job.steps);
const { scripts } = JSON.parse(read('package.json'));

test('a workflow runs scripts that package.json has, and actions of one version each', () => {
  for (const step of names.flatMap(stepsOf)) {
    if (step.uses) assert.match(step.uses, /^actions\/[a-z-]+@v\d+$/);
    for (const [, run, start] of (step.run ?? '').matchAll(
      /npm run (?:--silent )?([\w:-]+)|npm (start|test)\b/g,
    ))
      assert.ok((run ?? start) in scripts, `package.json must have the script ${run ?? start}`);
  }
});

const onEachNode = workflow('nightly').jobs.node;
/** @type {string[]} */
const nodes = onEachNode.strategy.matrix.node;

test('the nightly build has all settings that the site needs', () => {
  assert.equal(readSettings(onEachNode.env).SITE_URL, 'http://127.0.0.1:3000');
});

test('the nightly build runs on the oldest Node that package.json allows, and on the one that everything else uses', () => {
  assert.equal(JSON.parse(read('package.json')).engines.node, `>=${nodes[0]}`);
  const newest = nodes.at(-1);
  assert.equal(read('.nvmrc').trim(), newest);
  assert.match(read('Dockerfile'), new RegExp(`^FROM node:${newest}-`));
  assert.match(read('.devcontainer/Dockerfile'), new RegExp(`FROM node:${newest}-`));
  for (const name of names)
    assert.match(read(`.github/workflows/${name}.yml`), /node-version-file: \.nvmrc/);
});

test('at most one file names the folder beside the project: it has the default of a setting', () => {
  const folder = ['..', 'shared'].join('/');
  const args = ['grep', '--files-with-matches', '--fixed-strings', folder];
  const found = spawnSync('git', args, { cwd: rootDir, encoding: 'utf8' }).stdout;
  assert.ok(found.split('\n').filter(Boolean).length <= 1, found);
});

test('the dev container installs all packages, and forwards the ports of the demo', () => {
  const container = JSON.parse(read('.devcontainer/devcontainer.json'));
  const ports = portsFrom(3000);

  assert.ok(existsSync(join(rootDir, '.devcontainer', container.build.dockerfile)));
  assert.equal(container.postCreateCommand, 'npm ci && npm ci --prefix stack');
  assert.deepEqual(container.forwardPorts, [ports.site, ports.wordpress, ports.mail]);
  assert.deepEqual(Object.keys(container.portsAttributes).map(Number), container.forwardPorts);
});

test('Renovate waits as long as npm before it uses a release, and keeps to the versions that the oldest Node and the linter allow', () => {
  const { minimumReleaseAge, packageRules, rangeStrategy } = JSON.parse(read('renovate.json'));
  const [, days] = /^min-release-age=(\d+)$/m.exec(read('.npmrc')) ?? [];
  const [, oldest] = /^>=(\d+)/.exec(JSON.parse(read('package.json')).engines.node) ?? [];
  const allowed = (name) =>
    packageRules.find((rule) => rule.matchPackageNames?.includes(name))?.allowedVersions;

  assert.equal(minimumReleaseAge, `${days} days`);
  assert.equal(rangeStrategy, 'pin');
  assert.equal(allowed('@types/node'), `<${Number(oldest) + 1}`);
  assert.equal(allowed('typescript'), '<6');
});
