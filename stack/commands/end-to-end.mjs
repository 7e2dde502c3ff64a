import { runFunction, runMail, runSupabase, runWordpress } from '../backend.mjs';
import { checkSizes } from '../bench/sizes.mjs';
import { startControl, switchable } from '../control.mjs';
import { functionLog } from '../parts/functions.mjs';
import { siteLog, startSite } from '../parts/site.mjs';
import { supabaseLog } from '../parts/supabase.mjs';
import { wordpressLog } from '../parts/wordpress.mjs';
import { e2eEnvironment } from '../check/e2e-environment.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {import('../steps.mjs').Steps} Steps */

/** @typedef {Awaited<ReturnType<import('../backend.mjs').startBackend>>} Backend */
/** @typedef {import('../supervisor.mjs').Part} Part */
/** @typedef {import('../check/programs.mjs').Programs} Programs */

/**
 * @typedef {object} Ready
 * @property {Backend | null} backend null where it, or the build, failed
 * @property {Programs} programs
 * @property {() => Promise<void>} beside what else is to be done while pages are only looked at
 * @property {boolean} isEverything also the tests that are tagged @nightly
 */

/**
 * @param {Settings} settings
 * @param {Steps} steps
 * @param {Ready} ready
 */
export async function endToEnd(settings, steps, { backend, programs, beside, isEverything }) {
  if (!backend || !programs.chromium) {
    const refuse = () => Promise.reject(new Error('Not run: there is no site or no browser.'));
    await steps.run('e2e', refuse);
    return beside();
  }
  const { supervisor } = steps;
  const site = await startSite(settings, supervisor, 'start');
  await steps.run('sizes', () => checkSizes(settings.siteUrl, programs.headlessShell), true);
  const parts = switchableParts(settings, supervisor, { ...backend, site });
  supervisor.onStop((await startControl(settings.ports.control, parts)).stop);
  await runSpecs(steps, e2eEnvironment(settings, programs), { programs, beside, isEverything });
  for (const part of [parts.site, parts.wordpress]) await part.stop();
}

/**
 * @param {Settings} settings
 * @param {import('../supervisor.mjs').Supervisor} supervisor
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
 * What only looks comes before what edits, and leaves room for what needs no browser. How fast an edit shows is measured
 * before the journeys fill WordPress, beside a test that waits for a full minute. Those wait a lot: beside them is what waits too, and the plugin's own.
 * @param {Steps} steps
 * @param {Record<string, string>} env
 * @param {Omit<Ready, 'backend'>} choice
 */
async function runSpecs(steps, env, { programs, beside, isEverything }) {
  const choice = isEverything ? [] : ['--grep-invert', '@nightly'];
  const all = { ...env, E2E_SCOPE: isEverything ? 'all' : 'gate' };
  const run = (workers, ...projects) => {
    const args = [...projects.map((name) => `--project=${name}`), `--workers=${workers}`];
    const words = ['playwright', 'test', ...args, ...choice];
    const title = `e2e: ${projects.join(', ')}`;
    return steps.run(title, () => steps.command('npx', words, { env: all, live: true }), true);
  };
  await Promise.all([beside(), run(2, 'screens').then(() => run(1, 'switching'))]);
  await Promise.all([run(1, 'promptness'), run(1, 'waiting')]);
  const quiet = async () => {
    await run(1, 'watching');
    await run(1, 'looks');
    await steps.plugin(programs);
  };
  await Promise.all([run(1, 'journeys'), quiet()]);
}
