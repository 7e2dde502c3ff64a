import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBackend } from '../backend.mjs';
import { ensureChromium, ensureHeadlessShell } from '../chromium.mjs';
import { run, say, secondsSince } from '../console.mjs';
import { shortDrill } from '../drill/short-drill.mjs';
import { onHost } from '../host/settings.mjs';
import { installAll } from '../install.mjs';
import { checkInstances } from '../instances/check.mjs';
import { ensureJava } from '../java.mjs';
import { ensureRedis } from '../parts/redis.mjs';
import { buildSite } from '../parts/site.mjs';
import { portBaseFrom } from '../port-base.mjs';
import { requireFreePorts } from '../ports.mjs';
import { checkSecrets } from '../secrets.mjs';
import { settingsFor, siteEnvironment, stackDir } from '../settings.mjs';
import { besiege } from '../siege/check.mjs';
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
    const portBase = portBaseFrom(values['port-base'], 14);
    const release = takeDataDir('test');
    rmSync(join(stackDir, '.data', 'test'), { recursive: true, force: true });
    const settings = settingsFor({ name: 'test', portBase });
    await requireFreePorts(settings.ports);
    const supervisor = new Supervisor();
    supervisor.onStop(release);
    const steps = new Steps(values.only.split(',').filter(Boolean), supervisor);
    return supervisor.during(() => checkAll(settings, steps));
  });

/**
 * @param {Settings} inPlayground
 * @param {Steps} steps
 */
async function checkAll(inPlayground, steps) {
  const isTested = steps.wants('e2e');
  const ready = ensurePrograms(inPlayground, steps);
  const [{ settings, ...programs }] = await Promise.all([ready, installAll()]);
  const env = siteEnvironment(settings);
  const [backend] = await Promise.all([
    backendFor(settings, steps),
    // Type generation and the build would write into each other's folder.
    steps.npmRun('types', { env: { ...env, NEXT_DIST_DIR: '.next' } }),
  ]);
  const { isBuilt, packed } = await buildAll(settings, steps);
  await Promise.all([
    checkSources(settings, steps),
    // Most of it is waiting for sources that do not answer.
    steps.run('drill', () => drill(settings, steps, { backend, packed })),
  ]);
  const onStack = (name, work) =>
    steps.run(name, () => {
      if (!backend) throw new Error('Not run: WordPress, Supabase or mail did not start.');
      if (!isBuilt) throw new Error('Not run: there is no build to test.');
      return work();
    });
  // Alone on the machine: they measure how fast an edit arrives.
  await onStack('instances', () => checkInstances(settings, steps.supervisor));
  await onStack('siege', () => besiege(settings, steps.supervisor, { short: true }));
  await onStack('e2e', () => endToEnd(settings, steps, { backend, ...programs }));
  // Beside the journeys, where there are any: those wait a lot.
  if (!(isTested && backend && isBuilt)) await steps.npmRun('plugin:test');
  // Last, when the pages of the tests are kept and all there is to log is logged.
  const sites = [settings, ...(steps.wants('build') ? [offline(settings)] : [])];
  await steps.run('secrets', () => sites.forEach(checkSecrets), steps.wants('secrets') && isBuilt);
  say(`\nDone after ${secondsSince()}.`);
  say(steps.summary());
  return steps.failed ? 1 : 0;
}

/**
 * One after the other: the system installs no two at once.
 * @param {Settings} inPlayground
 * @param {Steps} steps
 * @returns {Promise<import('./end-to-end.mjs').Programs & { settings: Settings }>} no programs where nobody asks for them
 */
async function ensurePrograms(inPlayground, steps) {
  const { wants } = steps;
  if (wants('unit') || wants('instances')) await ensureRedis();
  const settings = isOnStack(steps) ? await onHost(inPlayground) : inPlayground;
  if (!wants('e2e')) return { settings, chromium: '', headlessShell: '', java: '' };
  const chromium = await ensureChromium();
  return {
    settings,
    chromium,
    headlessShell: await ensureHeadlessShell(chromium),
    java: await ensureJava(),
  };
}

/** @param {Steps} steps */
const needsBuild = ({ wants }) => ['build', 'instances', 'siege', 'e2e'].some(wants);

/** @param {Steps} steps */
const isOnStack = (steps) => needsBuild(steps) || steps.wants('drill');

/**
 * @param {Settings} settings
 * @param {Steps} steps
 * @param {{ backend: unknown, packed: Settings | null }} ready
 */
async function drill(settings, { supervisor }, { backend, packed }) {
  if (!backend) throw new Error('Not run: WordPress, Supabase or mail did not start.');
  if (!packed) throw new Error('Not run: there is no build made without WordPress.');
  await shortDrill(settings, supervisor, packed);
}

/**
 * @param {Settings} settings
 * @param {Steps} steps
 */
async function backendFor(settings, steps) {
  let backend;
  const start = async () => (backend = await startBackend(settings, steps.supervisor));
  await steps.run('WordPress, Supabase and mail', start, isOnStack(steps));
  return backend;
}

/**
 * @param {Settings} settings
 * @param {Steps} steps
 */
async function checkSources(settings, steps) {
  const env = { ...siteEnvironment(settings), NEXT_DIST_DIR: '.next' };
  for (const script of ['lint', 'format:check', 'unit']) await steps.npmRun(script, { env });
  await steps.nodeTests('stack', stackDir);
}

/**
 * @param {Settings} settings
 * @param {Steps} steps
 * @returns whether there is a build to test, and the settings of one made without WordPress, null for none
 */
async function buildAll(settings, steps) {
  const build = () => buildSite(settings, steps.supervisor);
  const isBuilt = await steps.run('build', build, needsBuild(steps));
  const { supervisor } = steps;
  const packed = offline(settings);
  const isWanted = steps.wants('build without WordPress') || steps.wants('drill');
  const isPacked = await steps.run(
    'build without WordPress',
    () => buildSite(packed, supervisor),
    isWanted,
  );
  await steps.run(
    'standalone server',
    () => checkStandalone(packed, supervisor),
    isPacked && steps.wants('build'),
  );
  return { isBuilt, packed: isPacked && isWanted ? packed : null };
}

/**
 * The site as its image holds it, its WordPress away.
 * @param {Settings} settings
 * @returns {Settings}
 */
const offline = (settings) => ({
  ...settings,
  ...{ distDir: '.next-offline', output: 'standalone', wordpressUrl: 'http://127.0.0.1:1' },
  localImages: '0',
});
