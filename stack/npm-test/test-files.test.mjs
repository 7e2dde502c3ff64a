import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { nodeTestFiles } from './test-files.mjs';

const folder = mkdtempSync(join(tmpdir(), 'test-files-'));
after(() => rmSync(folder, { recursive: true }));

test('the tests of a folder are those below it that can be run here', () => {
  for (const file of ['a.test.mjs', 'b.mjs', 'parts/edge.test.mjs', 'node_modules/c.test.mjs']) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  const [all, some] = [nodeTestFiles(folder), nodeTestFiles(folder, [/\/edge[^/]*\.test\.mjs$/])];

  assert.deepEqual(all, [join(folder, 'a.test.mjs'), join(folder, 'parts/edge.test.mjs')]);
  assert.deepEqual(some, [join(folder, 'a.test.mjs')]);
});
