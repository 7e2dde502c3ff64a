import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextFolder } from './deployments.mjs';
import { buildFolders } from './site-behind-proxies.mjs';

test('a build never replaces the running one, also after a build that failed', () => {
  for (const running of buildFolders) {
    const next = nextFolder(running);
    assert.ok(buildFolders.includes(next));
    assert.notEqual(next, running);
  }
});
