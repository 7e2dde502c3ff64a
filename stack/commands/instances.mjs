import { parseArgs } from 'node:util';
import { startBackend } from '../backend.mjs';
import { run } from '../console.mjs';
import { onHost } from '../host/settings.mjs';
import { installAll } from '../install.mjs';
import { checkInstances } from '../proofs/instances/check.mjs';
import { buildSiteIfChanged } from '../parts/site.mjs';
import { portBaseFrom } from '../ports/port-base.mjs';
import { requireFreePorts } from '../ports/free-ports.mjs';
import { settingsFor } from '../settings.mjs';
import { Supervisor } from '../processes/supervisor.mjs';
import { takeDataDir } from '../processes/data-lock.mjs';

/**
 * Shows what several processes of the site promise together; ends with 1 when one promise is broken.
 * @param {string[]} argv
 */
export const main = (argv) =>
  run(async () => {
    const { values } = parseArgs({
      args: argv,
      options: { 'port-base': { type: 'string', default: '3600' } },
    });
    const portBase = portBaseFrom(values['port-base'], 14);
    const release = takeDataDir('instances');
    const inPlayground = settingsFor({ name: 'instances', portBase });
    await requireFreePorts({ ...inPlayground.ports, control: undefined });
    const supervisor = new Supervisor();
    supervisor.onStop(release);
    return supervisor.during(async () => {
      const [settings] = await Promise.all([onHost(inPlayground), installAll()]);
      await startBackend(settings, supervisor);
      await buildSiteIfChanged(settings, supervisor);
      await checkInstances(settings, supervisor);
      return 0;
    });
  });
