import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folders, nextFolder } from './deployments.mjs';

test('a build never replaces the running one, also after a build that failed', () => {
  for (const running of folders) {
    const next = nextFolder(running);
    assert.ok(folders.includes(next));
    assert.notEqual(next, running);
  }
});
