import { runFunction, runMail, runSupabase, runWordpress } from '../backend.mjs';
import { checkSizes } from '../system-tests/bench/sizes.mjs';
import { startControl, switchable } from '../processes/control.mjs';
import { functionLog } from '../parts/functions.mjs';
import { siteLog, startSite } from '../parts/site.mjs';
import { supabaseLog } from '../parts/supabase.mjs';
import { wordpressLog } from '../parts/wordpress.mjs';
import { e2eEnvironment } from './e2e-environment.mjs';
import { platformBuild } from './nightly-steps.mjs';
import { reportFile } from './playwright-report.mjs';
import { requireProgram } from './programs.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {import('./step-runner.mjs').Steps} Steps */

/** @typedef {import('../backend.mjs').Backend} Backend */
/** @typedef {import('../processes/supervisor.mjs').Part} Part */
/** @typedef {import('./programs.mjs').Programs} Programs */

/**
 * @typedef {object} Ready
 * @property {Backend | null} backend null when it did not start or the build has failed: then no browser test is run
 * @property {Programs} programs
 * @property {Record<'screens' | 'switching', () => Promise<unknown>>} beside other steps of the gate. Each runs at the
 *   same time as the project of playwright.config.ts that has its name
 * @property {boolean} isEverything also the tests with the tag @nightly
 */

/**
 * Starts the site and runs the browser tests, with other steps at the same time. Stops the site and WordPress at the
 * end. Without a backend, the browser tests fail, and no site is started.
 * @param {Settings} settings
 * @param {Steps} steps
 * @param {Ready} ready
 */
export async function endToEnd(settings, steps, { backend, programs, beside, isEverything }) {
  if (!backend) {
    const refuse = () =>
      Promise.reject(
        new Error('Not run: the build or the start of WordPress or Supabase has failed.'),
      );
    for (const name of ['e2e', 'firefox', 'webkit']) await steps.run(name, refuse);
    for (const check of Object.values(beside)) await check();
    return;
  }
  const { supervisor } = steps;
  const site = await startSite(settings, supervisor, 'start');
  const hasChromium = Boolean(programs.chromium);
  const inChromium = steps.wants('e2e') && hasChromium;
  const sizes = () =>
    steps.run(
      'sizes',
      () => checkSizes(settings.siteUrl, programs.headlessShell, { inBothLanguages: isEverything }),
      inChromium,
    );
  const parts = switchableParts(settings, supervisor, { ...backend, site });
  supervisor.onStop((await startControl(settings.ports.control, parts)).stop);
  const otherEngines = () => runOtherEngines(steps, e2eEnvironment(settings, programs), programs);
  const more = { beside, isEverything, inChromium, sizes, otherEngines };
  // Without Chromium, `runSpecs` runs no tests in it. The report then has this one step, which says why.
  const needsChromium = async () => requireProgram(programs.chromium, 'Chromium');
  await steps.run('e2e', needsChromium, steps.wants('e2e') && !hasChromium);
  await runSpecs(steps, e2eEnvironment(settings, programs), more);
  for (const part of [parts.site, parts.wordpress]) await part.stop();
}

/**
 * The parts that tests can stop and start through the control server.
 * @param {Settings} settings
 * @param {import('../processes/supervisor.mjs').Supervisor} supervisor
 * @param {Backend & { site: Part }} running
 */
function switchableParts(settings, supervisor, running) {
  const stop = (part) => supervisor.stop(part);
  const process = (run, log, part) =>
    switchable({ start: () => run(settings, supervisor), stop, log: log(settings) }, part);
  const runSite = () => startSite(settings, supervisor, 'start');
  return {
    wordpress: process(runWordpress, wordpressLog, running.wordpress),
    supabase: process(runSupabase, supabaseLog, running.supabase),
    function: process(runFunction, functionLog, running.contact),
    site: process(runSite, siteLog, running.site),
    mail: switchable(
      { start: () => runMail(settings, supervisor), stop: (mail) => mail.stop() },
      running.mail,
    ),
  };
}

/**
 * Runs the projects of playwright.config.ts. Projects that only read pages run before those that edit. Other steps use
 * the processor at the same time, while browser tests are waiting. `npm run test:all` measures the time until an edit
 * is visible (`promptness`) before the `journeys` add content to WordPress. At the same time it runs only `waiting`,
 * whose test waits for a full minute.
 * @param {Steps} steps
 * @param {Record<string, string>} env
 * @param {Pick<Ready, 'beside' | 'isEverything'> & { inChromium: boolean } & Record<'sizes' | 'otherEngines', () => Promise<unknown>>} choice
 *   `inChromium`: whether the tests in Chromium are run, and not only those of other engines
 */
async function runSpecs(steps, env, choice) {
  const { beside, isEverything, inChromium, sizes, otherEngines } = choice;
  const isBuilt = steps.wants('build without page cache');
  const all = {
    ...env,
    PLATFORM_BUILD: isBuilt ? platformBuild : '',
    TEST_SCOPE: isEverything ? 'all' : 'gate',
  };
  const run = (workers, ...projects) => {
    const args = [...projects.map((name) => `--project=${name}`), `--workers=${workers}`];
    const words = ['playwright', 'test', ...args];
    const title = `e2e: ${projects.join(', ')}`;
    const reported = { ...all, E2E_REPORT: reportFile(projects.join('-')) };
    const work = () => steps.command('npx', words, { env: reported, live: true });
    return steps.run(title, work, inChromium);
  };
  await Promise.all([sizes(), run(2, 'screens'), beside.screens()]);
  await otherEngines();
  await Promise.all([run(1, 'switching'), beside.switching()]);
  if (isEverything) await Promise.all([run(1, 'promptness'), run(1, 'waiting')]);
  const editing = isEverything ? ['journeys'] : ['promptness', 'journeys'];
  // Runs these three in the order of playwright.config.ts: `unlisted` is the last, because it changes slides.
  await Promise.all([run(1, ...editing), run(1, 'looks', 'watching', 'unlisted')]);
}

/**
 * Runs the tests of what visitors see and do in Firefox, then in WebKit. Not at the same time, because some tests wait
 * for a state that lasts only a moment, and miss it on a busy machine.
 * @param {Steps} steps
 * @param {Record<string, string>} env
 * @param {Programs} programs
 */
async function runOtherEngines(steps, env, programs) {
  for (const engine of /** @type {const} */ (['firefox', 'webkit'])) {
    await steps.run(engine, () => {
      requireProgram(programs[engine], engine);
      const more = { TEST_SCOPE: 'all', E2E_ENGINE: engine, E2E_REPORT: reportFile(engine) };
      const words = ['playwright', 'test', '--workers=1'];
      return steps.command('npx', words, { env: { ...env, ...more }, live: true });
    });
  }
}
