import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBackend } from '../backend.mjs';
import { ensureChromium } from '../chromium.mjs';
import { run, say, secondsSince } from '../console.mjs';
import { ensureInstalled } from '../install.mjs';
import { ensureJava } from '../java.mjs';
import { buildSite } from '../parts/site.mjs';
import { requireFreePorts } from '../ports.mjs';
import { rootDir, settingsFor, siteEnvironment, stackDir } from '../settings.mjs';
import { Steps } from '../steps.mjs';
import { Supervisor } from '../supervisor.mjs';
import { takeDataDir } from '../turn.mjs';
import { endToEnd } from './end-to-end.mjs';
import { checkStandalone } from './standalone.mjs';

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
  const isTested = steps.wants('e2e');
  const chromium = isTested ? await ensureChromium() : '';
  const java = isTested ? await ensureJava() : '';
  const [backend] = await Promise.all([backendFor(settings, steps), checkSources(settings, steps)]);
  const isBuilt = await buildAll(settings, steps);
  await steps.npmRun('plugin:test');
  // Alone on the machine: it measures how fast an edit arrives.
  await steps.run('e2e', () => endToEnd(settings, steps, { backend, chromium, java, isBuilt }));
  say(`\nDone after ${secondsSince()}.`);
  say(`${steps.passed} passed, ${steps.failed} failed`);
  return steps.failed ? 1 : 0;
}

/**
 * @param {Settings} settings
 * @param {Steps} steps
 */
async function backendFor(settings, steps) {
  let backend;
  const isWanted = steps.wants('build') || steps.wants('e2e');
  const start = async () => (backend = await startBackend(settings, steps.supervisor));
  await steps.run('WordPress, Supabase and mail', start, isWanted);
  return backend;
}

/**
 * @param {Settings} settings
 * @param {Steps} steps
 */
async function checkSources(settings, steps) {
  // Type generation and the build would write into each other's folder.
  const env = { ...siteEnvironment(settings), NEXT_DIST_DIR: '.next' };
  await steps.npmRun('types', { env });
  await Promise.all([
    steps.npmRun('lint', { env }),
    (async () => {
      for (const script of ['format:check', 'unit']) await steps.npmRun(script, { env });
      await steps.nodeTests('stack', stackDir);
    })(),
  ]);
}

/**
 * @param {Settings} settings
 * @param {Steps} steps
 */
async function buildAll(settings, steps) {
  const isBuilt = await steps.run('build', () => buildSite(settings, steps.supervisor));
  const offline = {
    ...settings,
    ...{ distDir: '.next-offline', output: 'standalone', wordpressUrl: 'http://127.0.0.1:1' },
  };
  const { supervisor } = steps;
  const isPacked = await steps.run('build without WordPress', () => buildSite(offline, supervisor));
  await steps.run(
    'standalone server',
    () => checkStandalone(offline, supervisor),
    isPacked && steps.wants('build'),
  );
  return isBuilt;
}
