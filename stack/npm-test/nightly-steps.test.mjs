import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Supervisor } from '../processes/supervisor.mjs';
import { afterBrowser } from './nightly-steps.mjs';
import { groups } from '../system-tests/resilience/scenarios-and-promises.mjs';
import { needs } from './needs.mjs';
import { everythingSteps } from './step-names.mjs';
import { Steps } from './step-runner.mjs';

test('after a build that failed no other WordPress is started, and the run goes on to its summary', async () => {
  const wanted = ['editing on another WordPress', 'earlier site'];
  const steps = new Steps(wanted, new Supervisor());
  /** @type {any} */
  const settings = { portBase: 4000 };
  /** @type {any} */
  const programs = { chromium: 'chromium', untestable: [] };
  await afterBrowser(settings, steps, { isReady: false, programs });

  const refusals = wanted.map((name) => `✗ ${name}\nNot run: the build or`);
  for (const refusal of refusals) assert.ok(steps.summary().includes(refusal), steps.summary());
});

test('each group of scenarios is a step, for which exactly the programs that it needs are installed', () => {
  for (const group of groups) {
    assert.ok(everythingSteps.includes(group.name), group.name);
    const installed = needs.filter(
      ({ name, steps }) => name !== 'host' && steps.includes(group.name),
    );
    assert.deepEqual(
      installed.map(({ name }) => name),
      group.needs,
      group.name,
    );
  }
});
