import { parseArgs } from 'node:util';
import { startBackend } from '../backend.mjs';
import { checkSizes } from '../bench/sizes.mjs';
import { ensureChromium } from '../chromium.mjs';
import { run, step, Trouble } from '../console.mjs';
import { ensureInstalled } from '../install.mjs';
import { buildSiteIfChanged, startSite } from '../parts/site.mjs';
import { requireFreePorts } from '../ports.mjs';
import { rootDir, settingsFor, stackDir } from '../settings.mjs';
import { Supervisor } from '../supervisor.mjs';
import { takeDataDir } from '../turn.mjs';

const usage = `Usage: npm run bench -- [options]
  --url ADDRESS    measure this running production site instead of one of its own
  --port-base N    first of eight neighbouring ports for its own (default 3700)
  --lighthouse     Lighthouse too: minutes, and only on a machine that does nothing else`;

/** @param {string[]} argv */
export const bench = (argv) =>
  run(async () => {
    const { url, 'port-base': portBase, lighthouse } = optionsOf(argv);
    if (url) return measure(new URL(url).origin, lighthouse);

    const release = takeDataDir('bench');
    const settings = settingsFor({ name: 'bench', portBase: Number(portBase) });
    await requireFreePorts({ ...settings.ports, control: undefined });
    const supervisor = new Supervisor();
    supervisor.onStop(release);
    return supervisor.during(async () => {
      await bringUp(settings, supervisor);
      return measure(settings.siteUrl, lighthouse);
    });
  });

/** @param {string[]} argv */
function optionsOf(argv) {
  try {
    return parseArgs({
      args: argv,
      options: {
        url: { type: 'string' },
        'port-base': { type: 'string', default: '3700' },
        lighthouse: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new Trouble(`${error.message}\n${usage}`);
  }
}

/**
 * @param {import('../settings.mjs').Settings} settings
 * @param {Supervisor} supervisor
 */
async function bringUp(settings, supervisor) {
  await Promise.all([
    ensureInstalled(rootDir, "Installing the site's packages"),
    ensureInstalled(stackDir, 'Installing the packages of the local stack', ['--ignore-scripts']),
  ]);
  await startBackend(settings, supervisor);
  await buildSiteIfChanged(settings, supervisor);
  await step('Starting the site', () => startSite(settings, supervisor, 'start'));
}

/**
 * @param {string} origin
 * @param {boolean} withLighthouse
 * @returns {Promise<number>} the exit code; throws when a page is past its budget
 */
async function measure(origin, withLighthouse) {
  const chromium = await ensureChromium();
  await step('Weighing the pages', () => checkSizes(origin, chromium));
  if (!withLighthouse) return 0;
  // A package of the stack, which may just have been installed.
  const { checkWithLighthouse } = await import('../bench/lighthouse.mjs');
  await checkWithLighthouse(origin, chromium);
  return 0;
}
