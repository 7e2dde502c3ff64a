import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Steps } from './step-runner.mjs';
import { Supervisor } from '../processes/supervisor.mjs';

test('what was left out is named and counted separately, and not as passed', async () => {
  const steps = new Steps(['drill', 'lint'], new Supervisor());
  await steps.run('lint', async () => undefined);
  await steps.run('drill', async () => steps.leftOut.push('Left out of the drill: a full disk.'));

  assert.match(
    steps.summary(),
    /^Left out of the drill: a full disk\.\n\n2 passed, 0 failed, 1 left out$/,
  );
});
