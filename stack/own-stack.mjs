import { startBackend } from './backend.mjs';
import { run } from './console.mjs';
import { onHost } from './host/settings.mjs';
import { installAll } from './install.mjs';
import { readOptions } from './options.mjs';
import { requireFreePorts } from './ports/free-ports.mjs';
import { portBaseFrom } from './ports/port-base.mjs';
import { takeDataDir } from './processes/data-lock.mjs';
import { Supervisor } from './processes/supervisor.mjs';
import { settingsFor } from './settings.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */

/** How many neighbouring ports a command of `ownStackCommand` uses, counted from its port base. */
const portCount = 14;

/**
 * Makes a command that starts its own WordPress, Supabase and mail server, does its work, and stops everything. The
 * command exits with 1 when the work throws. Every such command has the option `--port-base N`.
 * @template {Record<string, import('./options.mjs').Option>} Options
 * @param {object} command
 * @param {string} command.name the name of the command, and of its folder in stack/.data
 * @param {string} command.usage
 * @param {number} command.portBase the default of `--port-base`
 * @param {Options} command.options
 * @param {(portBase: number) => Record<string, number>} [command.otherPorts] further ports that must be free
 * @param {(settings: Settings, supervisor: Supervisor, values: import('./options.mjs').Values<Options>) => Promise<void>} work
 * @returns {(argv: string[]) => Promise<void>}
 */
export const ownStackCommand =
  ({ name, usage, portBase: usual, options, otherPorts = () => ({}) }, work) =>
  (argv) =>
    run(async () => {
      const values = readOptions(
        `Usage: npm run ${name} -- [options]\n${usage}  --port-base N    first of ${portCount} neighbouring ports (default ${usual})`,
        argv,
        { ...options, 'port-base': { type: 'string', default: String(usual) } },
      );
      const portBase = portBaseFrom(String(values['port-base']), portCount);
      const inPlayground = settingsFor({ name, portBase });
      const ports = { ...inPlayground.ports, control: undefined, ...otherPorts(portBase) };
      return withOwnData(name, ports, async (supervisor) => {
        const [settings] = await Promise.all([onHost(inPlayground), installAll()]);
        await startBackend(settings, supervisor);
        // TypeScript cannot tell that these values contain those of `Options`.
        await work(settings, supervisor, /** @type {any} */ (values));
        return 0;
      });
    });

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
