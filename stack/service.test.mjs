import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join, relative } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { writablePaths } from '../lib/cache/writable-paths.mjs';
import { rootDir } from './settings.mjs';

const text = readFileSync(join(rootDir, 'deploy', 'auralune@.service'), 'utf8');
const guide = readFileSync(join(rootDir, 'docs', 'operators.md'), 'utf8');

/**
 * The values of a setting in the systemd unit of one instance.
 * @param {string} name
 * @param {string} instance
 */
const valuesOf = (name, instance) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${name}=`))
    .flatMap((line) => line.slice(name.length + 1).split(' '))
    .map((value) => value.replaceAll('%i', instance));

const isWithin = (folder, path) => {
  const way = relative(folder, path);
  return !way.startsWith('..') && !isAbsolute(way);
};

/** The instances that the guide for operators names, and one with a name that an operator chose. */
const instances = [
  ...new Set([...guide.matchAll(/auralune@(\w+)/g)].map(([, name]) => name)),
  'x9',
];

for (const instance of instances) {
  test(`auralune@${instance} may write all that a site writes, where it runs, and nothing else`, () => {
    const [folder] = valuesOf('WorkingDirectory', instance);
    const writable = valuesOf('ReadWritePaths', instance);
    assert.deepEqual(valuesOf('ProtectSystem', instance), ['strict']);
    for (const each of writablePaths) {
      const path = join(folder, '.next', each);
      assert.ok(
        writable.some((one) => isWithin(one.replace(/^-/, ''), path)),
        `${path} must be within ${writable}`,
      );
    }
    for (const one of writable) {
      assert.ok(isWithin(join(folder, '.next'), one.replace(/^-/, '')));
      assert.match(one, /^-/, 'without the "-", a missing folder keeps the unit from starting');
    }
  });
}

test('the image lets its user write the same', () => {
  const image = readFileSync(join(rootDir, 'Dockerfile'), 'utf8');
  const [, owned] = image.match(/chown -R node:node (.+)/) ?? [];
  assert.deepEqual(
    owned.split(' ').sort(),
    writablePaths.map((folder) => join('.next', folder)).sort(),
  );
});

test('systemd understands the unit', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'auralune-unit-'));
  const file = join(folder, 'auralune@a.service');
  // systemd-analyze fails when the program or the user of the unit does not exist. This machine may have neither.
  const here = text.replace('/usr/bin/node', process.execPath).replace(/^User=.*$/m, 'User=root');
  writeFileSync(file, here);
  writeFileSync(
    join(folder, 'wrong@a.service'),
    here.replace('ProtectSystem=strict', 'ProtectSystem=nonsense'),
  );
  const verify = (name) =>
    promisify(execFile)('systemd-analyze', ['verify', '--man=no', join(folder, name)]);
  try {
    const { stdout, stderr } = await verify('auralune@a.service');
    assert.equal(stdout + stderr, '');
    const wrong = await verify('wrong@a.service').catch((error) => error);
    assert.match(wrong.stderr, /nonsense/);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    t.skip('systemd-analyze is not installed');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
