import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { isInstalled } from './install.mjs';

const dir = mkdtempSync(join(tmpdir(), 'stack-'));
after(() => rmSync(dir, { recursive: true, force: true }));

/**
 * @param {Record<string, object>} locked
 * @param {Record<string, object>} [installed] what npm wrote when it last installed
 */
function given(locked, installed) {
  mkdirSync(join(dir, 'node_modules'), { recursive: true });
  writeFileSync(join(dir, 'package-lock.json'), JSON.stringify({ packages: locked }));
  const file = join(dir, 'node_modules', '.package-lock.json');
  rmSync(file, { force: true });
  if (installed) writeFileSync(file, JSON.stringify({ packages: installed }));
}

const one = { 'node_modules/one': { version: '1.0.0' } };

test('a fresh clone is not installed', () => {
  given({ '': {}, ...one });
  assert.equal(isInstalled(dir), false);
});

test('a package of the locked version is installed', () => {
  given({ '': {}, ...one }, one);
  assert.equal(isInstalled(dir), true);
});

test('a newer version in the lock file needs an installation', () => {
  given({ '': {}, 'node_modules/one': { version: '1.0.1' } }, one);
  assert.equal(isInstalled(dir), false);
});

test('an optional package, such as one for another kind of machine, may be missing', () => {
  given({ '': {}, ...one, 'node_modules/two': { version: '1.0.0', optional: true } }, one);
  assert.equal(isInstalled(dir), true);
});
