import { requireFreePorts } from './ports/free-ports.mjs';
import { takeDataDir } from './processes/data-lock.mjs';
import { Supervisor } from './processes/supervisor.mjs';

/**
 * Does work that starts parts of a stack: locks their data, requires their ports, and stops all parts at the end.
 * @param {string} name of the folder in stack/.data
 * @param {Record<string, number | undefined>} ports that must be free, by their purpose
 * @param {(supervisor: Supervisor) => Promise<number>} work
 * @returns {Promise<number>} the exit code
 */
export async function withOwnData(name, ports, work) {
  const release = takeDataDir(name);
  await requireFreePorts(ports);
  const supervisor = new Supervisor();
  supervisor.onStop(release);
  return supervisor.during(() => work(supervisor));
}
