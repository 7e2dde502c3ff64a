import { parseArgs } from 'node:util';
import { startBackend } from './backend.mjs';
import { run } from './console.mjs';
import { onHost } from './host/settings.mjs';
import { installAll } from './install.mjs';
import { withUsage } from './options.mjs';
import { requireFreePorts } from './ports/free-ports.mjs';
import { portBaseFrom } from './ports/port-base.mjs';
import { takeDataDir } from './processes/data-lock.mjs';
import { Supervisor } from './processes/supervisor.mjs';
import { settingsFor } from './settings.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */

/**
 * @template {Record<string, { type: 'boolean' | 'string' }>} Options
 * @typedef {{ [Name in keyof Options]: Options[Name]['type'] extends 'boolean' ? boolean : string }} Values
 */

/** How many neighbouring ports such a command uses, from its port base on. */
const portCount = 14;

/**
 * A command that starts WordPress, Supabase and mail for itself, does its work, and ends everything. Exits with 1 when the work
 * throws. `--port-base N` is an option of each.
 * @template {Record<string, { type: 'boolean' | 'string', default: boolean | string }>} Options
 * @param {object} command
 * @param {string} command.name that of its folder in stack/.data
 * @param {string} command.usage
 * @param {number} command.portBase the default
 * @param {Options} command.options as `parseArgs` takes them
 * @param {(portBase: number) => Record<string, number>} [command.otherPorts] those that have to be free too
 * @param {(settings: Settings, supervisor: Supervisor, values: Values<Options>) => Promise<void>} work
 * @returns {(argv: string[]) => Promise<void>}
 */
export const ownStackCommand =
  ({ name, usage, portBase: usual, options, otherPorts = () => ({}) }, work) =>
  (argv) =>
    run(async () => {
      const withPorts = {
        ...options,
        'port-base': { type: /** @type {const} */ ('string'), default: String(usual) },
      };
      const values = withUsage(
        `Usage: npm run ${name} -- [options]\n${usage}  --port-base N    first of ${portCount} neighbouring ports (default ${usual})`,
        () => parseArgs({ args: argv, options: withPorts }).values,
      );
      const portBase = portBaseFrom(String(values['port-base']), portCount);
      const release = takeDataDir(name);
      const inPlayground = settingsFor({ name, portBase });
      await requireFreePorts({
        ...inPlayground.ports,
        control: undefined,
        ...otherPorts(portBase),
      });
      const supervisor = new Supervisor();
      supervisor.onStop(release);
      return supervisor.during(async () => {
        const [settings] = await Promise.all([onHost(inPlayground), installAll()]);
        await startBackend(settings, supervisor);
        // The types of `parseArgs` do not know that every option has a default.
        await work(settings, supervisor, /** @type {any} */ (values));
        return 0;
      });
    });
