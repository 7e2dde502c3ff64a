import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { rootDir } from '../settings.mjs';
import { readAsText } from './read-as-text.mjs';

const tracked = execFileSync('git', ['ls-files'], { cwd: rootDir, encoding: 'utf8' }).split('\n');

test('every pattern matches files of the project, and every test that an owner keeps is there', () => {
  for (const { files, tests } of readAsText) {
    assert.ok(
      tracked.some((file) => files.test(file)),
      `a file of the project must match ${files}`,
    );
    for (const each of tests.filter((name) => !name.includes('demo')))
      assert.ok(existsSync(join(rootDir, each)), `${each} must exist`);
  }
});

test('the tests that are named read files', () => {
  const names = new Set(readAsText.flatMap(({ tests }) => tests));

  assert.ok(names.size > 10);
  for (const name of ['lib/config/colours.test.ts', 'stack/service.test.mjs']) {
    assert.ok(names.has(name));
    assert.match(readFileSync(join(rootDir, name), 'utf8'), /readFileSync/);
  }
});
