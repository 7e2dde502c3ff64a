import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBackend, runWordpress } from '../backend.mjs';
import { ensureChromium } from '../chromium.mjs';
import { run, say, secondsSince } from '../console.mjs';
import { startControl, switchable } from '../control.mjs';
import { ensureInstalled } from '../install.mjs';
import { buildSite, siteLog, startSite } from '../parts/site.mjs';
import { wordpressLog } from '../parts/wordpress.mjs';
import { requireFreePorts } from '../ports.mjs';
import { rootDir, settingsFor, siteEnvironment, stackDir } from '../settings.mjs';
import { Steps } from '../steps.mjs';
import { Supervisor } from '../supervisor.mjs';
import { takeDataDir } from '../turn.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */

/** @param {string[]} argv */
export const check = (argv) =>
  run(async () => {
    const { values } = parseArgs({
      args: argv,
      options: {
        only: { type: 'string', default: '' },
        'port-base': { type: 'string', default: '3900' },
      },
    });
    const release = takeDataDir('test');
    rmSync(join(stackDir, '.data', 'test'), { recursive: true, force: true });
    const settings = settingsFor({ name: 'test', portBase: Number(values['port-base']) });
    await requireFreePorts(settings.ports);
    const supervisor = new Supervisor();
    supervisor.onStop(release);
    const steps = new Steps(values.only.split(',').filter(Boolean), supervisor);
    return supervisor.during(() => checkAll(settings, steps));
  });

/**
 * @param {Settings} settings
 * @param {Steps} steps
 */
async function checkAll(settings, steps) {
  await Promise.all([
    ensureInstalled(rootDir, "Installing the site's packages"),
    ensureInstalled(stackDir, 'Installing the packages of the local stack', ['--ignore-scripts']),
  ]);
  const chromium = steps.wants('e2e') ? await ensureChromium() : '';
  const [wordpress] = await Promise.all([backendFor(settings, steps), checkSources(steps)]);
  const [isBuilt] = await Promise.all([buildAll(settings, steps), steps.npmRun('plugin:test')]);
  // Alone on the machine: it measures how fast an edit arrives.
  await steps.run('e2e', () => endToEnd(settings, steps, { wordpress, chromium, isBuilt }));
  say(`\nDone after ${secondsSince()}.`);
  say(`${steps.passed} passed, ${steps.failed} failed`);
  return steps.failed ? 1 : 0;
}

/**
 * @param {Settings} settings
 * @param {Steps} steps
 */
function backendFor(settings, steps) {
  return steps.wants('build') || steps.wants('e2e')
    ? startBackend(settings, steps.supervisor)
    : undefined;
}

/** @param {Steps} steps */
async function checkSources(steps) {
  for (const script of ['types', 'format:check', 'lint', 'unit'])
    await steps.npmRun(script, { env: ownFolder });
  await steps.nodeTests('stack', stackDir);
}

/** Type generation and the build would otherwise write into each other's folder. */
const ownFolder = { NEXT_DIST_DIR: '.next' };

/**
 * @param {Settings} settings
 * @param {Steps} steps
 */
async function buildAll(settings, steps) {
  const isBuilt = await steps.run('build', () => buildSite(settings, steps.supervisor));
  const unreachable = { ...settings, distDir: '.next-offline', wordpressUrl: `http://127.0.0.1:1` };
  await steps.run('build without WordPress', () => buildSite(unreachable, steps.supervisor));
  return isBuilt;
}

/**
 * @param {Settings} settings
 * @param {Steps} steps
 * @param {{ wordpress: import('../supervisor.mjs').Part, chromium: string, isBuilt: boolean }} ready
 */
async function endToEnd(settings, steps, { wordpress, chromium, isBuilt }) {
  if (!isBuilt) throw new Error('Not run: there is no build to test.');
  const { supervisor } = steps;
  if (!steps.wants('build')) await buildSite(settings, supervisor);
  const startSiteAgain = () => startSite(settings, supervisor, 'start');
  const site = await startSiteAgain();
  const control = await startControl(settings.ports.control, {
    wordpress: switchable(
      supervisor,
      wordpressLog(settings),
      () => runWordpress(settings, supervisor),
      wordpress,
    ),
    site: switchable(supervisor, siteLog(settings), startSiteAgain, site),
  });
  supervisor.onStop(control.stop);
  await steps.script('e2e', { env: e2eEnvironment(settings, chromium), live: true });
}

/**
 * @param {Settings} settings
 * @param {string} chromium
 */
function e2eEnvironment(settings, chromium) {
  return {
    ...siteEnvironment(settings),
    BASE_URL: settings.siteUrl,
    MAIL_URL: settings.mailUrl,
    CONTROL_URL: settings.controlUrl,
    CHROMIUM_PATH: chromium,
    WP_EDITOR_USER: settings.logins.editor.user,
    WP_EDITOR_PASSWORD: settings.logins.editor.password,
  };
}
