import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fullDisk } from './full-disk.mjs';
import { Result } from '../../common/results/result.mjs';

test('where a full disk cannot be simulated, it is left out, with the reason', async () => {
  const result = new Result({ name: 'a full disk', promise: 'every page is shown' });
  /** @type {any} */
  const site = { inBuild: (name) => `.next-outages/${name}` };
  await fullDisk(site, result, async () => null);

  assert.match(result.leftOut, /^this system allows no separate file system/);
  assert.deepEqual(result.failures(), []);
});
