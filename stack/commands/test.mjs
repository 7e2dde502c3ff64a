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
import { retriesOf } from '../npm-test/retries.mjs';
import { runSteps } from '../npm-test/step-order.mjs';
import { Steps } from '../npm-test/step-runner.mjs';
import { Supervisor } from '../processes/supervisor.mjs';
import { lockDataDir } from '../processes/data-lock.mjs';
import { chosenFaults } from '../system-tests/common/faults/faults.mjs';
import { clearReports, readReports } from '../npm-test/playwright-report.mjs';
import { noteResults } from '../npm-test/run-results.mjs';

const usage = `Usage: npm test -- [options]
  --all            everything, as npm run test:all
  --only A,B       these steps: ${everythingSteps.join(', ')}
  --faults A,B     only these faults in the step outages (stack/system-tests/common/faults/faults.mjs), and “refused”
  --wordpress W    a version (6.4 to 6.5, 7.1 where its archive is), or the path of a WordPress archive (.zip) or folder
  --note-times     write the time of each step into stack/npm-test/times.json
  --port-base N    first of thirty-four neighbouring ports (default: some that are free)`;

const portCount = 34;

/**
 * Runs the steps of `npm test`, or of `npm run test:all`. Prints their times, then what has failed. Exits with 1 when a
 * step has failed.
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
    // The steps run as separate processes and read this variable.
    process.env.TEST_RETRIES = retriesOf({ all, steps: wanted });
    const scope = all ? 'npm run test:all' : 'npm test';
    const steps = new Steps(wanted, supervisor, scope);
    clearReports();
    return supervisor.during(async () => {
      const installed = await runSteps(settings, steps, { isEverything: all, faults });
      /** @type {import('../npm-test/times.mjs').Run} */
      const run = { scope, isWhole: !only.length };
      const times = allTimes(steps.times, { installed, seconds: elapsed(), ...run });
      if (isNoted) noteTimes(times, run);
      say(compareTimes(times, run));
      say([`Done after ${secondsSince()}.`, ...overtime(times, run)].join('\n\n'));
      say(`\n${noteResults(steps, times, readReports())}`);
      return steps.failed ? 1 : 0;
    });
  });

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
