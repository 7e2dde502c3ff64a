import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { requireProgram } from './programs.mjs';
import { Steps } from './step-runner.mjs';
import { Supervisor } from '../processes/supervisor.mjs';

const { CI } = process.env;
afterEach(() => {
  if (CI === undefined) delete process.env.CI;
  else process.env.CI = CI;
});

test('what was left out is named and counted separately, and not as passed', async () => {
  const steps = new Steps(['outages', 'lint'], new Supervisor());
  await steps.run('lint', async () => undefined);
  await steps.run('outages', async () =>
    steps.leftOut.push('Left out of the test of outages: a full disk.'),
  );

  assert.match(
    steps.summary(),
    /^Left out of the test of outages: a full disk\.\n\n2 passed, 0 failed, 1 left out$/,
  );
});

test('a step that lacks a program is left out, and fails on CI', async () => {
  const withoutRedis = async () => requireProgram(null, 'Redis');
  const steps = new Steps(['instances'], new Supervisor());
  delete process.env.CI;
  assert.equal(await steps.run('instances', withoutRedis), false);
  assert.deepEqual([steps.passed, steps.failed], [0, 0]);

  process.env.CI = 'true';
  assert.equal(await steps.run('instances', withoutRedis), false);
  assert.deepEqual([steps.passed, steps.failed], [0, 1]);
  assert.match(steps.summary(), /there is no Redis/);
});

test('a step without test files runs nothing', async () => {
  const steps = new Steps(['edge'], new Supervisor());

  assert.equal(await steps.nodeTests('edge', []), true);
  assert.deepEqual([steps.passed, steps.failed], [0, 0]);
});

test('a step whose port was taken meanwhile says so, and what to do', async () => {
  const steps = new Steps(['stack'], new Supervisor());
  const taken = new Error('listen EADDRINUSE: address already in use 127.0.0.1:20005');
  await steps.run('stack', () => Promise.reject(taken));

  assert.match(steps.summary(), /has taken port 20005 since this command began\. Run the command/);
});
