import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { filesBelow } from '../files-below.mjs';
import { rootDir } from '../settings.mjs';
import { readAsText } from './tests-of-text-files.mjs';

// Does not ask git, because a copy of the project may have no repository.
const files = filesBelow(rootDir, (name) =>
  /^(node_modules|test-results|\.git|\.data|\.next.*)$/.test(name),
).map((file) => relative(rootDir, file));

test('every pattern matches files of the project, and every test that an owner keeps is there', () => {
  for (const [pattern, ...tests] of readAsText) {
    assert.ok(
      files.some((file) => pattern.test(file)),
      `a file of the project must match ${pattern}`,
    );
    assert.notEqual(tests.length, 0, `${pattern} must name a test`);
    for (const each of tests.filter((name) => !name.includes('demo')))
      assert.ok(existsSync(join(rootDir, each)), `${each} must exist`);
  }
});
