import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { rootDir, stackDir } from './settings.mjs';

const groups = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'];
const isHash = (text = '') => /^sha512-[A-Za-z0-9+/]{86}==$/.test(text);
const namesOf = (entries) => entries.map(([name]) => name);
const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
/**
 * The version of a declared package. Removes the name in front of it when the package has an alias
 * (`npm:name@version`).
 */
const versionOf = (declared) => declared.replace(/^npm:[^@]+@/, '');

for (const [name, folder] of [
  ['the site', rootDir],
  ['the stack', stackDir],
]) {
  const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const declared = read('package.json');
  const { packages } = read('package-lock.json');
  // The entry without a path is the project itself.
  const installed = Object.entries(packages).filter(([path]) => path !== '');

  test(`package.json of ${name} names one exact version of each package`, () => {
    const versions = groups.flatMap((group) => Object.entries(declared[group] ?? {}));
    assert.notEqual(versions.length, 0);
    assert.deepEqual(
      versions.filter(([, version]) => !exact.test(versionOf(version))),
      [],
    );
  });

  test(`the lock file of ${name} has a hash of every package`, () => {
    const unknown = installed.filter(([, { integrity }]) => !isHash(integrity));
    // Some registries have only packages for this kind of machine. A lock from such a registry has no hash of packages
    // for other kinds of machine.
    const others = unknown.filter(([, { optional, os, cpu }]) => optional && (os || cpu));
    assert.deepEqual(namesOf(unknown), namesOf(others));
    assert.ok(unknown.length < installed.length / 10);
  });

  test(`the lock file of ${name} names no registry`, () => {
    const placed = installed.filter(([, { resolved }]) => resolved !== undefined);
    assert.deepEqual(
      placed.map(([each]) => each),
      [],
    );
  });
}
