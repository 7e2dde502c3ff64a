import { checkEditing } from '../system-tests/editing/check.mjs';
import { checkEarlierSite } from '../system-tests/earlier-site/check.mjs';
import { checkStandalone } from '../system-tests/standalone/check.mjs';
import { checkDoctor } from '../system-tests/doctor/check.mjs';
import { drill } from '../system-tests/resilience/drill/drill.mjs';
import { isDemo, testSecondIdentity } from '../system-tests/second-identity/check.mjs';
import { checkBurst } from '../system-tests/resilience/burst/check.mjs';
import { checkInstances } from '../system-tests/resilience/instances/check.mjs';
import { buildSite } from '../parts/site.mjs';
import { requireProgram } from './programs.mjs';
import { checkUnitsOnOtherDays } from './sources.mjs';
import { checkSecrets } from './secrets.mjs';
import { settingsFor } from '../settings.mjs';
import { checkSiege } from '../system-tests/resilience/siege/check.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {import('./step-runner.mjs').Steps} Steps */
/** @typedef {import('./programs.mjs').Programs} Programs */
/**
 * `isEverything`: also the tests that only `npm run test:all` has; `faults`: those of the drill.
 * @typedef {{ isEverything: boolean, faults: import('../system-tests/common/faults/faults.mjs').Fault[] }} Choice
 */

/** The folder of a build for a platform that has a page cache of its own (e2e/without-page-cache.spec.ts). */
export const platformBuild = '.next-platform';

/** The offset from the first stack's ports to those of a second stack, which runs at the same time. */
const secondStackOffset = 20;

/**
 * Steps that need the running stack, or a machine that does nothing else. They run before the editing tests add content
 * to WordPress.
 * @param {Settings} settings
 * @param {Steps} steps
 * @param {{ backend: unknown, programs: Programs, faults: Choice['faults'] }} ready
 */
export async function beforeBrowser(settings, steps, { backend, programs, faults }) {
  const { supervisor } = steps;
  const onStack = (name, work) => steps.run(name, ifReady(backend, work));
  const withRedis = (work) => ifInstalled(programs.redis, 'Redis', work);
  const withEdge = (work) => ifInstalled(programs.edge, 'nginx with brotli', work);
  const platform = { ...settings, distDir: platformBuild, pageCache: 'platform' };
  await steps.run('build without page cache', () => buildSite(platform, supervisor));
  const packed = withoutWordpress(settings);
  const isPacked = await steps.run(
    'build without WordPress',
    () => buildSite(packed, supervisor),
    steps.wantsAny('build without WordPress', 'standalone server'),
  );
  const alone = ifReady(isPacked, () => checkStandalone(packed, supervisor));
  await onStack('standalone server', withRedis(alone));
  const drilled = async () => {
    steps.leftOut.push(...(await drill(settings, supervisor, faults)));
  };
  await onStack('drill', withEdge(drilled));
  const together = () => checkInstances(settings, supervisor);
  await onStack('instances', withRedis(withEdge(together)));
  const attacked = () => checkSiege(settings, supervisor);
  await onStack('siege', withEdge(attacked));
  await onStack('burst', () => checkBurst(settings, supervisor));
  const isSearched = steps.wants('secrets') && steps.wants('build without WordPress');
  await steps.run('secrets of the other build', async () => checkSecrets(packed), isSearched);
}

/**
 * Steps that replace the stack or do not need it.
 * @param {Settings} settings whose WordPress and site are stopped
 * @param {Steps} steps
 * @param {{ isReady: boolean, programs: Programs }} ready `isReady`: whether there is everything that the wanted steps
 *   need: the build and, for some of them, the stack
 */
export async function afterBrowser(settings, steps, { isReady, programs }) {
  const { supervisor } = steps;
  await checkUnitsOnOtherDays(settings, steps, programs);
  const editing = () => checkEditing(settings, steps, programs);
  await steps.run('editing on another WordPress', ifReady(isReady, editing));
  const earlier = () => checkEarlierSite(settings, supervisor);
  await steps.run('earlier site', ifReady(isReady, earlier));
  if (isDemo()) {
    const inBrowser = () => testSecondIdentity(settings.portBase + secondStackOffset, steps);
    await steps.run('second identity in the browser', inBrowser);
  }
  await steps.run('plugin on other versions', () => steps.pluginTests(['all']));
  const examined = settingsFor({ name: 'doctor', portBase: settings.portBase + secondStackOffset });
  const redis = Boolean(programs.redis);
  await steps.run('doctor', () => checkDoctor(examined, supervisor, { redis }));
}

/**
 * The work of a step that needs the build or the stack. Without it, the step fails.
 * @param {unknown} isReady
 * @param {() => Promise<unknown>} work
 */
const ifReady = (isReady, work) => async () => {
  if (!isReady) throw new Error('Not run: the build or the start of the stack has failed.');
  await work();
};

/**
 * The work of a step that needs a program. Without the program, the step is left out.
 * @param {unknown} program null when it cannot be installed
 * @param {string} title
 * @param {() => Promise<unknown>} work
 */
const ifInstalled = (program, title, work) => async () => {
  requireProgram(program, title);
  await work();
};

/**
 * The settings for a build as the Dockerfile makes it: standalone, and with WordPress unreachable. It measures no web
 * vitals.
 * @param {Settings} settings
 * @returns {Settings}
 */
const withoutWordpress = (settings) => ({
  ...settings,
  ...{ distDir: '.next-offline', output: 'standalone', wordpressUrl: 'http://127.0.0.1:1' },
  ...{ localImages: '0', webVitalsSample: 0 },
});
