import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { test } from 'node:test';
import { freePort } from '../ports/free-port.mjs';
import { during, pause, waitForOk } from './wait.mjs';

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

test('nobody waits for a server whose process was killed', { timeout: 30_000 }, async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  child.kill('SIGKILL');
  await assert.rejects(
    waitForOk(`http://127.0.0.1:${await freePort()}`, {
      ...{ child, name: 'The server', seconds: 600, log: 'no-such.log' },
    }),
    /The server did not become ready/,
  );
});
