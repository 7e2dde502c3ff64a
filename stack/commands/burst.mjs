import { parseArgs } from 'node:util';
import { startBackend } from '../backend.mjs';
import { run } from '../console.mjs';
import { onHost } from '../host/settings.mjs';
import { installAll } from '../install.mjs';
import { checkBurst } from '../proofs/burst/check.mjs';
import { buildSiteIfChanged } from '../parts/site.mjs';
import { portBaseFrom } from '../ports/port-base.mjs';
import { requireFreePorts } from '../ports/free-ports.mjs';
import { settingsFor } from '../settings.mjs';
import { Supervisor } from '../processes/supervisor.mjs';
import { takeDataDir } from '../processes/data-lock.mjs';

/**
 * Shows that each of a hundred saves in a minute is on every page within three seconds. Exits with 1 when one is not.
 * @param {string[]} argv
 */
export const main = (argv) =>
  run(async () => {
    const { values } = parseArgs({
      args: argv,
      options: {
        short: { type: 'boolean', default: false },
        'port-base': { type: 'string', default: '4400' },
      },
    });
    const portBase = portBaseFrom(values['port-base'], 14);
    const release = takeDataDir('burst');
    const inPlayground = settingsFor({ name: 'burst', portBase });
    await requireFreePorts({ ...inPlayground.ports, control: undefined });
    const supervisor = new Supervisor();
    supervisor.onStop(release);
    return supervisor.during(async () => {
      const [settings] = await Promise.all([onHost(inPlayground), installAll()]);
      await startBackend(settings, supervisor);
      await buildSiteIfChanged(settings, supervisor);
      await checkBurst(settings, supervisor, { short: values.short });
      return 0;
    });
  });
