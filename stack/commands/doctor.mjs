import { parseArgs } from 'node:util';
import { run } from '../console.mjs';
import { checkDoctor } from '../doctor/check.mjs';
import { installAll } from '../install.mjs';
import { portBaseFrom } from '../port-base.mjs';
import { settingsFor } from '../settings.mjs';
import { Supervisor } from '../supervisor.mjs';

/**
 * Has `npm run doctor` look at a stack that works and at each broken set-up; ends with 1 when it overlooks one.
 * @param {string[]} argv
 */
export const doctorTest = (argv) =>
  run(async () => {
    const { values } = parseArgs({
      args: argv,
      options: { 'port-base': { type: 'string', default: '4800' } },
    });
    const settings = settingsFor({
      name: 'doctor',
      portBase: portBaseFrom(values['port-base'], 14),
    });
    const supervisor = new Supervisor();
    return supervisor.during(async () => {
      await installAll();
      await checkDoctor(settings, supervisor, { redis: true });
      return 0;
    });
  });
