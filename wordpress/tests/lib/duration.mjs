import assert from 'node:assert/strict';

/**
 * Compares how long something took with its limit, in milliseconds. In `npm test` it only says so: a machine that is busy with
 * other tests is no fault of the plugin.
 */
export function assertDuration(milliseconds, limit, what) {
  console.log(`         ${what} took ${Math.round(milliseconds)} ms, of ${Math.round(limit)}`);
  if (process.env.TEST_SCOPE !== 'gate') assert.ok(milliseconds < limit, what);
}
