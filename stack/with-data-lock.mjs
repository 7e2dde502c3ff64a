import { requireFreePorts } from './ports/free-ports.mjs';
import { lockDataDir } from './processes/data-lock.mjs';
import { Supervisor } from './processes/supervisor.mjs';

/**
 * Runs work that starts parts of a stack. Before it, locks their data and checks that their ports are free. After it,
 * stops all parts.
 * @param {string} name of the folder in stack/.data
 * @param {Record<string, number | undefined>} ports that must be free, by their purpose
 * @param {(supervisor: Supervisor) => Promise<number>} work
 * @returns {Promise<number>} the exit code
 * @throws {import('./console.mjs').UserFacingError} when the data are locked or a port is taken
 */
export async function withOwnData(name, ports, work) {
  const release = lockDataDir(name);
  await requireFreePorts(ports);
  const supervisor = new Supervisor();
  supervisor.onStop(release);
  return supervisor.during(() => work(supervisor));
}
