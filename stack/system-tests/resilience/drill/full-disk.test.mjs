import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fullDisk } from './full-disk.mjs';
import { Results } from '../../common/results/results.mjs';

test('where a full disk cannot be simulated, it is left out, and this is reported at the end', async () => {
  const results = new Results();
  /** @type {any} */
  const drilled = { settings: { distDir: '.next-drill' } };
  await fullDisk(drilled, results, async () => null);

  const [line, ...more] = results.report();
  assert.match(line, /^Left out of the drill: a full disk: /);
  assert.deepEqual(more, []);
});
