import assert from 'node:assert/strict';
import { test } from 'node:test';
import { during, pause } from './wait.mjs';

test('an action is repeated until the work is over, whose result is returned', async () => {
  let count = 0;
  assert.equal(
    await during(
      pause(200).then(() => 'done'),
      20,
      () => count++,
    ),
    'done',
  );
  assert.ok(count > 1, `the action must be repeated, not done ${count} times`);

  const before = count;
  await pause(60);
  assert.equal(count, before);
  await during(Promise.resolve(), 0, () => count++);
  assert.equal(count, before + 1);
});

test('an action is not repeated any more when the work fails', async () => {
  let count = 0;
  const failing = pause(30).then(() => Promise.reject(new Error('no')));
  await assert.rejects(
    during(failing, 20, () => count++),
    /no/,
  );
  await pause(60);
  const before = count;
  await pause(60);
  assert.equal(count, before);
});
