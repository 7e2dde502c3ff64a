import { parseArgs } from 'node:util';
import { run, say, secondsSince, Trouble } from '../console.mjs';
import { installAll } from '../install.mjs';
import { portBaseFrom } from '../ports/port-base.mjs';
import { checkSecondIdentity, identityPorts } from '../proofs/second-identity/check.mjs';
import { settingsFor } from '../settings.mjs';
import { Supervisor } from '../processes/supervisor.mjs';
import { takeDataDir } from '../processes/data-lock.mjs';

const usage = `Usage: npm run identity -- [options]
  --every-test     all its unit tests, and not only those that read what an owner replaces
  --port-base N    first of ${identityPorts + 8} neighbouring ports (default 4600)`;

/**
 * Lays the second identity over a copy of the project and searches the copy for words of the first, as the gate does.
 * @param {string[]} argv
 */
export const main = (argv) =>
  run(async () => {
    const { 'port-base': given, 'every-test': everyTest } = optionsOf(argv);
    const portBase = portBaseFrom(given, identityPorts + 8);
    const release = takeDataDir('identity');
    const supervisor = new Supervisor();
    supervisor.onStop(release);
    return supervisor.during(async () => {
      await installAll();
      const settings = settingsFor({ name: 'identity', portBase });
      await checkSecondIdentity(settings, supervisor, { everyTest });
      say(`\n✓ Nothing of the first identity is left, after ${secondsSince()}.`);
      return 0;
    });
  });

/** @param {string[]} argv */
function optionsOf(argv) {
  try {
    return parseArgs({
      args: argv,
      options: {
        'every-test': { type: 'boolean', default: false },
        'port-base': { type: 'string', default: '4600' },
      },
    }).values;
  } catch (error) {
    throw new Trouble(`${error.message}\n${usage}`);
  }
}
