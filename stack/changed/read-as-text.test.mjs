import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { filesBelow } from '../files-below.mjs';
import { rootDir } from '../settings.mjs';
import { readAsText } from './read-as-text.mjs';

// Not by git: a copy of the project may have no repository.
const files = filesBelow(rootDir, (name) =>
  /^(node_modules|test-results|\.git|\.data|\.next.*)$/.test(name),
).map((file) => relative(rootDir, file));

test('every pattern matches files of the project, and every test that an owner keeps is there', () => {
  for (const { files: pattern, tests } of readAsText) {
    assert.ok(
      files.some((file) => pattern.test(file)),
      `a file of the project must match ${pattern}`,
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
