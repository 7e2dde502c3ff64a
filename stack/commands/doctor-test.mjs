import { run } from '../console.mjs';
import { checkDoctor } from '../system-tests/doctor/check.mjs';
import { installAll } from '../install.mjs';
import { readOptions } from '../options.mjs';
import { portBaseFrom } from '../ports/port-base.mjs';
import { settingsFor } from '../settings.mjs';
import { Supervisor } from '../processes/supervisor.mjs';

const usage = `Usage: npm run doctor:test -- [options]
  --port-base N    first of fourteen neighbouring ports (default 4800)`;

/**
 * Runs `npm run doctor` on a working stack and on each broken set-up. Exits with 1 when it overlooks a fault.
 * @param {string[]} argv
 */
export const main = (argv) =>
  run(async () => {
    const values = readOptions(usage, argv, { 'port-base': { type: 'string', default: '4800' } });
    const portBase = portBaseFrom(values['port-base'], 14);
    const settings = settingsFor({ name: 'doctor', portBase });
    const supervisor = new Supervisor();
    return supervisor.during(async () => {
      await installAll();
      await checkDoctor(settings, supervisor, { redis: true });
      return 0;
    });
  });
