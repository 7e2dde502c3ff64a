import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { rootDir } from '../../settings.mjs';
import { versions } from './programs.mjs';

const read = (file) => readFileSync(join(rootDir, file), 'utf8');
const newest = versions.at(-1);

test('the image, the dev container and the workflows run on the newest Node that is tried', () => {
  assert.equal(read('.nvmrc').trim(), newest);
  assert.match(read('Dockerfile'), new RegExp(`^FROM node:${newest}-`));
  assert.match(read('.devcontainer/Dockerfile'), new RegExp(`FROM node:${newest}-`));
  for (const name of ['gate', 'nightly', 'release']) {
    assert.match(read(`.github/workflows/${name}.yml`), /node-version-file: \.nvmrc/);
  }
});

test('what the packages ask for is the oldest Node that is tried', () => {
  const [oldest] = versions;
  assert.ok(JSON.parse(read('package.json')).engines.node.startsWith(`>=${oldest}.`));
});

test('no file depends on what lies beside the project, but for the default of one setting', () => {
  const folder = ['..', 'shared'].join('/');
  const args = ['grep', '--files-with-matches', '--fixed-strings', folder];
  const found = spawnSync('git', args, { cwd: rootDir, encoding: 'utf8' }).stdout;
  assert.ok(found.split('\n').filter(Boolean).length <= 1, found);
});
