import { startBackend } from './backend.mjs';
import { onHost } from './host/settings.mjs';
import { installAll } from './install.mjs';
import { requireFreePorts } from './ports/free-ports.mjs';
import { takeDataDir } from './processes/data-lock.mjs';
import { Supervisor } from './processes/supervisor.mjs';
import { settingsFor } from './settings.mjs';

/**
 * Starts WordPress, Supabase and mail for one command, does its work, and ends everything.
 * @param {{ name: string, portBase: number, otherPorts?: Record<string, number> }} stack its name is that of its folder in
 *   stack/.data; `otherPorts` have to be free too
 * @param {(settings: import('./settings.mjs').Settings, supervisor: Supervisor) => Promise<void>} work
 * @returns {Promise<number>} the exit code
 */
export async function onOwnStack({ name, portBase, otherPorts = {} }, work) {
  const release = takeDataDir(name);
  const inPlayground = settingsFor({ name, portBase });
  await requireFreePorts({ ...inPlayground.ports, control: undefined, ...otherPorts });
  const supervisor = new Supervisor();
  supervisor.onStop(release);
  return supervisor.during(async () => {
    const [settings] = await Promise.all([onHost(inPlayground), installAll()]);
    await startBackend(settings, supervisor);
    await work(settings, supervisor);
    return 0;
  });
}
