import assert from 'node:assert/strict';

/**
 * Logs how long something took and its limit, in milliseconds. A duration above the limit is a failure, but not in
 * `npm test`: there other tests run on the same machine, and a long duration does not mean that the plugin is slow.
 */
export function assertDuration(milliseconds, limit, what) {
  console.log(`         ${what} took ${Math.round(milliseconds)} ms, limit ${Math.round(limit)}`);
  if (process.env.TEST_SCOPE !== 'gate')
    assert.ok(milliseconds < limit, `${what} must take less than ${Math.round(limit)} ms`);
}
