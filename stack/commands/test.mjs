import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { everythingSteps, gateSteps } from '../npm-test/step-names.mjs';
import { allTimes, compareTimes, noteTimes, overtime } from '../npm-test/times.mjs';
import { elapsed, run, say, secondsSince, UserFacingError } from '../console.mjs';
import { readOptions } from '../options.mjs';
import { freePortBase } from '../ports/free-port.mjs';
import { portBaseFrom } from '../ports/port-base.mjs';
import { requireFreePorts } from '../ports/free-ports.mjs';
import { settingsFor, stackDir } from '../settings.mjs';
import { runSteps } from '../npm-test/step-order.mjs';
import { Steps } from '../npm-test/step-runner.mjs';
import { Supervisor } from '../processes/supervisor.mjs';
import { lockDataDir } from '../processes/data-lock.mjs';
import { chosenFaults } from '../system-tests/common/faults/faults.mjs';
import {
  failuresIn,
  failureSummary,
  skipReasonsIn,
  unitFailures,
  writeFlaky,
} from '../npm-test/test-failures.mjs';
import { readReports } from '../npm-test/playwright-report.mjs';

const usage = `Usage: npm test -- [options]
  --all            everything, as npm run test:all
  --only A,B       these steps: ${everythingSteps.join(', ')}
  --faults A,B     only these faults in the drill (stack/system-tests/common/faults/faults.mjs), and “refused”
  --wordpress W    a version (6.4 to 6.5, 7.1 where its archive is), or the path of a WordPress archive (.zip) or folder
  --note-times     write the time of each step into stack/npm-test/times.json
  --port-base N    first of thirty-four neighbouring ports (default: some that are free)`;

const portCount = 34;

/**
 * Runs the steps of `npm test`, or of `npm run test:all`. Prints their times and failures. Exits with 1 when a step has
 * failed.
 * @param {string[]} argv
 */
export const main = (argv) =>
  run(async () => {
    const { all, only, faults, noteTimes: isNoted, portBase: given } = optionsOf(argv);
    const portBase = given ?? (await freePortBase(portCount));
    const release = lockDataDir('test');
    rmSync(join(stackDir, '.data', 'test'), { recursive: true, force: true });
    const settings = {
      ...settingsFor({ name: 'test', portBase }),
      ...(all && { makePictures: 'early' }),
    };
    await requireFreePorts(settings.ports);
    const supervisor = new Supervisor();
    supervisor.onStop(release);
    const wanted = only.length ? only : all ? everythingSteps : gateSteps;
    const steps = new Steps(wanted, supervisor);
    return supervisor.during(async () => {
      const installed = await runSteps(settings, steps, { isEverything: all, faults });
      /** @type {import('../npm-test/times.mjs').Run} */
      const run = { scope: all ? 'npm run test:all' : 'npm test', isWhole: !only.length };
      const times = allTimes(steps.times, { installed, seconds: elapsed(), ...run });
      steps.leftOut.push(...sayTestResults(steps));
      say(compareTimes(times, run));
      if (isNoted) noteTimes(times, run);
      const done = `Done after ${secondsSince()}.`;
      say([done, steps.summary(), ...overtime(times, run)].join('\n\n'));
      return steps.failed ? 1 : 0;
    });
  });

/**
 * Says which tests failed or were flaky.
 * @param {Steps} steps
 * @returns {string[]} why tests were skipped
 */
function sayTestResults(steps) {
  const reports = steps.wantsAny('e2e', 'firefox', 'webkit') ? readReports() : [];
  const failures = [
    ...reports.flatMap(failuresIn),
    ...(steps.wants('unit') ? unitFailures() : []),
    ...steps.flaky,
  ];
  writeFlaky(failures);
  if (failures.length) say(`\n${failureSummary(failures)}`);
  const reasons = reports.flatMap(skipReasonsIn);
  return [...new Set(reasons)].map((reason) => `Left out: ${reason}`);
}

/** @param {string[]} argv */
function optionsOf(argv) {
  const values = readOptions(usage, argv, {
    all: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    faults: { type: 'string', default: '' },
    'note-times': { type: 'boolean', default: false },
    wordpress: { type: 'string', default: '' },
    'port-base': { type: 'string' },
  });
  const only = values.only.split(',').filter(Boolean);
  const unknown = only.find((name) => !everythingSteps.includes(name));
  if (unknown) throw new UserFacingError(`There is no step “${unknown}”.\n${usage}`);
  const base = values['port-base'];
  const portBase = base === undefined ? null : portBaseFrom(base, portCount);
  // The steps run as separate processes and read this variable too.
  if (values.wordpress) process.env.STACK_WORDPRESS = values.wordpress;
  const faults = chosenFaults(values.faults.split(',').filter(Boolean));
  return { all: values.all, only, faults, noteTimes: values['note-times'], portBase };
}
