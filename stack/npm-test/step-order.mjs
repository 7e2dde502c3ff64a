import { startBackend } from '../backend.mjs';
import { elapsed } from '../console.mjs';
import { onHost } from '../host/settings.mjs';
import { installAll } from '../install.mjs';
import { buildSite } from '../parts/site.mjs';
import { leftOutWith, wordpressSource } from '../wordpress-source.mjs';
import { endToEnd } from './end-to-end.mjs';
import { afterBrowser, beforeBrowser } from './nightly-steps.mjs';
import { ensurePrograms } from './programs.mjs';
import { checkSecrets } from './secrets.mjs';
import { checkIdentity, checkSources, checkStack, checkUnits } from './sources.mjs';
import { stepsOnBuild, stepsOnStack } from './step-names.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {import('../backend.mjs').Backend} Backend */
/** @typedef {import('./step-runner.mjs').Steps} Steps */

/**
 * Runs the wanted steps of `npm test` and `npm run test:all` in the order of this function. `endToEnd` has the order of
 * the browser tests. `beforeBrowser` and `afterBrowser` have the order of the steps that only `test:all` has.
 * @param {Settings} inPlayground settings for WordPress in Playground, which is used when it cannot run as on a host
 * @param {Steps} steps
 * @param {import('./nightly-steps.mjs').Choice} choice
 * @returns {Promise<number>} how many seconds the installations took
 */
export async function runSteps(inPlayground, steps, { isEverything, faults }) {
  const [programs] = await Promise.all([
    ensurePrograms((need) => steps.wantsAny(...need.steps)),
    installAll(),
  ]);
  const installed = elapsed();
  steps.leftOut.push(...programs.leftOut);
  const settings = programs.host ? await onHost(inPlayground) : inPlayground;
  const inBrowser = steps.wantsAny('e2e', 'firefox', 'webkit');
  const needsStack = steps.wantsAny(...stepsOnStack, 'outages');
  const [backend] = await Promise.all([
    backendFor(settings, steps, needsStack),
    // Type generation and the build would write into each other's folder.
    steps.npmRun('types'),
  ]);
  // For about half of its time a build uses only one processor. Lint uses the other one, at a lower priority.
  const sources = checkSources(settings, steps, programs);
  const build = () => buildSite(settings, steps.supervisor);
  const isBuilt = await steps.run('build', build, steps.wantsAny(...stepsOnBuild));
  const ready = { backend: isBuilt ? backend : null, programs, isEverything };
  await beforeBrowser(settings, steps, { ...ready, faults });
  const beside = {
    screens: () => checkStack(settings, steps, programs, isEverything),
    switching: () =>
      Promise.all([
        checkUnits(settings, steps, programs, isEverything),
        checkIdentity(settings, steps),
      ]),
  };
  if (inBrowser) {
    await endToEnd(settings, steps, { ...ready, beside });
  } else {
    for (const check of Object.values(beside)) await check();
  }
  await sources;
  // Where the browser tests could run, they have stopped WordPress already.
  if (backend && !(inBrowser && isBuilt)) await steps.supervisor.stop(backend.wordpress);
  const isReady = isBuilt && (backend !== null || !needsStack);
  await afterBrowser(settings, steps, { isReady, programs });
  // This step is the last: by now the tests have stored all pages and written all logs.
  await steps.run('secrets', async () => checkSecrets(settings), isBuilt && steps.wants('secrets'));
  const onWordpress = ['e2e', 'plugin', 'outages', 'instances', 'attacks', 'doctor'];
  if (steps.wantsAny(...onWordpress)) steps.leftOut.push(...leftOutWith(await wordpressSource()));
  return installed;
}

/**
 * @param {Settings} settings
 * @param {Steps} steps
 * @param {boolean} isWanted
 * @returns {Promise<Backend | null>} null where it did not start
 */
async function backendFor(settings, steps, isWanted) {
  /** @type {Backend | null} */
  let backend = null;
  const start = async () => (backend = await startBackend(settings, steps.supervisor));
  await steps.run('WordPress, Supabase and mail', start, isWanted);
  return backend;
}
