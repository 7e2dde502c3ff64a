import assert from 'node:assert/strict';

const tests = {
  'no other machine reaches the WordPress of the tests': async ({ wordpress }) => {
    // A server on every interface also accepts connections to the other addresses of the loopback interface.
    const elsewhere = wordpress.url.replace('127.0.0.1', '127.0.0.2');
    await assert.rejects(fetch(elsewhere, { signal: AbortSignal.timeout(5_000) }));
  },
};

export default tests;
