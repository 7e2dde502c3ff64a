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

/** How many neighbouring ports a command of this kind uses, counted from its port base. */
const portCount = 14;

/**
 * Makes a command that starts its own WordPress, Supabase and mail server, does its work, and stops everything. The
 * command exits with 1 when the work throws. Every such command has the option `--port-base N`.
 * @template {Record<string, { type: 'boolean' | 'string', default: boolean | string }>} Options
 * @param {object} command
 * @param {string} command.name the name of the command, and of its folder in stack/.data
 * @param {string} command.usage
 * @param {number} command.portBase the default of `--port-base`
 * @param {Options} command.options in the format of `parseArgs`
 * @param {(portBase: number) => Record<string, number>} [command.otherPorts] further ports that must be free
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
