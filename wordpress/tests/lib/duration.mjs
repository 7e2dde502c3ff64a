import assert from 'node:assert/strict';

/**
 * Logs how long something took and its limit, in milliseconds. Throws if the limit is exceeded, but not in `npm test`:
 * there other tests run at the same time, so a long duration does not mean that the plugin is slow.
 */
export function assertDuration(milliseconds, limit, what) {
  console.log(`         ${what} took ${Math.round(milliseconds)} ms, limit ${Math.round(limit)}`);
  if (process.env.TEST_SCOPE !== 'gate')
    assert.ok(milliseconds < limit, `${what} must take less than ${Math.round(limit)} ms`);
}
