import { parseArgs } from 'node:util';
import { startBackend } from '../backend.mjs';
import { run, say, secondsSince, Trouble } from '../console.mjs';
import { onHost } from '../host/settings.mjs';
import { installAll } from '../install.mjs';
import { buildSiteIfChanged } from '../parts/site.mjs';
import { portBaseFrom } from '../ports/port-base.mjs';
import { requireFreePorts } from '../ports/free-ports.mjs';
import { settingsFor } from '../settings.mjs';
import { besiege } from '../proofs/siege/check.mjs';
import { Supervisor } from '../processes/supervisor.mjs';
import { takeDataDir } from '../processes/data-lock.mjs';

const usage = `Usage: npm run siege -- [options]
  --short          fewer attacks: half a minute instead of four
  --only WORDS     attacks with these words in their names, e.g. "at the edge"
  --port-base N    first of fourteen neighbouring ports (default 4400)`;

/**
 * Attacks a site of its own on this machine, for four minutes at most, and prints what honest visitors and an editor got
 * meanwhile. Ends with 1 when a promise is broken.
 * @param {string[]} argv
 */
export const main = (argv) =>
  run(async () => {
    const { 'port-base': given, ...choice } = optionsOf(argv);
    const portBase = portBaseFrom(given, 14);
    const release = takeDataDir('siege');
    const inPlayground = settingsFor({ name: 'siege', portBase });
    await requireFreePorts({ ...inPlayground.ports, control: undefined });
    const supervisor = new Supervisor();
    supervisor.onStop(release);
    return supervisor.during(async () => {
      const [settings] = await Promise.all([onHost(inPlayground), installAll()]);
      await startBackend(settings, supervisor);
      await buildSiteIfChanged(settings, supervisor);
      const since = Date.now();
      await besiege(settings, supervisor, choice);
      say(`\n✓ As promised, after ${secondsSince(since)} of siege.`);
      return 0;
    });
  });

/** @param {string[]} argv */
function optionsOf(argv) {
  try {
    return parseArgs({
      args: argv,
      options: {
        short: { type: 'boolean', default: false },
        only: { type: 'string', default: '' },
        'port-base': { type: 'string', default: '4400' },
      },
    }).values;
  } catch (error) {
    throw new Trouble(`${error.message}\n${usage}`);
  }
}
