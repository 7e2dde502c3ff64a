import { checkEditing } from '../system-tests/editing/check.mjs';
import { checkEarlierSite } from '../system-tests/earlier-site/check.mjs';
import { checkStandalone } from '../system-tests/standalone/check.mjs';
import { checkDoctor } from '../system-tests/doctor/check.mjs';
import { runScenarios } from '../system-tests/resilience/run.mjs';
import { groups } from '../system-tests/resilience/scenarios-and-promises.mjs';
import { isDemo, testSecondIdentity } from '../system-tests/second-identity/check.mjs';
import { buildSite } from '../parts/site.mjs';
import { requireProgram } from './programs.mjs';
import { checkUnitsOnOtherDays } from './sources.mjs';
import { checkSecrets } from './secrets.mjs';
import { settingsFor } from '../settings.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {import('./step-runner.mjs').Steps} Steps */
/** @typedef {import('./programs.mjs').Programs} Programs */
/**
 * `isEverything`: also the tests that only `npm run test:all` has; `faults`: those of the step outages.
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
  const platform = { ...settings, distDir: platformBuild, pageCache: 'platform' };
  await steps.run('build without page cache', () => buildSite(platform, supervisor));
  const packed = withoutWordpress(settings);
  const isPacked = await steps.run(
    'build without WordPress',
    () => buildSite(packed, supervisor),
    steps.wantsAny('build without WordPress', 'standalone server'),
  );
  const alone = ifReady(isPacked, () => checkStandalone(packed, supervisor));
  await steps.run('standalone server', ifReady(backend, ifInstalled(programs, ['redis'], alone)));
  for (const group of groups) {
    const context = { backend: settings, supervisor, faults };
    const work = async () => steps.leftOut.push(...(await runScenarios(group, context)));
    await steps.run(group.name, ifReady(backend, ifInstalled(programs, group.needs, work)));
  }
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

const titles = { redis: 'Redis', edge: 'nginx with brotli' };

/**
 * The work of a step that needs programs. Without them, the step is left out.
 * @param {Programs} programs null when one cannot be installed
 * @param {(keyof typeof titles)[]} needs
 * @param {() => Promise<unknown>} work
 */
const ifInstalled = (programs, needs, work) => async () => {
  for (const need of needs) requireProgram(programs[need], titles[need]);
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
