import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoArguments } from '../arguments.mjs';
import { startBackend } from '../backend.mjs';
import { run, say, secondsSince, step } from '../console.mjs';
import { installSite, installStack } from '../install.mjs';
import { buildSiteIfChanged, startSite } from '../parts/site.mjs';
import { requireFreePorts } from '../ports/free-ports.mjs';
import { settingsFor, stackDir } from '../settings.mjs';
import { Supervisor } from '../processes/supervisor.mjs';
import { lockDataDir } from '../processes/data-lock.mjs';
import { newestWordpress, wordpressSource } from '../wordpress-source.mjs';
import { addressTable } from '../parts/address-table.mjs';

/**
 * Starts the whole stack with the demo content, prints its URLs and logins, and runs until Ctrl+C.
 * @param {string[]} argv
 */
export const main = (argv) =>
  run(async () => {
    const choice = demoArguments(argv);
    if (choice.help) return say(choice.help);
    const release = lockDataDir(choice.name, choice.portBase);
    if (choice.reset) deleteData(choice.name);
    const settings = settingsFor({ ...choice, wordpress: null });
    rmSync(settings.logDir, { recursive: true, force: true });
    await requireFreePorts({ ...settings.ports, control: undefined });
    const supervisor = new Supervisor();
    supervisor.onStop(release);
    return supervisor.during(() => bringUp(settings, supervisor, choice));
  });

/**
 * @param {import('../settings.mjs').Settings} settings
 * @param {Supervisor} supervisor
 * @param {ReturnType<typeof demoArguments>} choice
 */
async function bringUp(settings, supervisor, choice) {
  const { backendOnly, dev } = choice;
  say(dev ? 'Auralune, development' : 'Auralune, demo');
  await Promise.all([
    backendOnly || installSite(),
    installStack().then(async () =>
      startBackend(await withWordpress(settings, choice), supervisor),
    ),
  ]);
  if (!backendOnly) {
    if (!dev) await buildSiteIfChanged(settings, supervisor);
    await step('Starting the site', () => startSite(settings, supervisor, dev ? 'dev' : 'start'));
  }
  say(`\nReady after ${secondsSince()}.\n`);
  say(addressTable(settings, { backendOnly }));
  say('\nCtrl-C ends everything.');
}

/**
 * @param {import('../settings.mjs').Settings} settings
 * @param {ReturnType<typeof demoArguments>} choice
 */
const withWordpress = async (settings, { wordpress }) => ({
  ...settings,
  wordpress: await (wordpress ? wordpressSource(wordpress) : newestWordpress()),
});

/** @param {string} name */
function deleteData(name) {
  rmSync(join(stackDir, '.data', name), { recursive: true, force: true });
}
