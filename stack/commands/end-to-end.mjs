import { runFunction, runMail, runSupabase, runWordpress } from '../backend.mjs';
import { checkSizes } from '../bench/sizes.mjs';
import { startControl, switchable } from '../control.mjs';
import { functionLog } from '../parts/functions.mjs';
import { siteLog, startSite } from '../parts/site.mjs';
import { supabaseLog } from '../parts/supabase.mjs';
import { wordpressLog } from '../parts/wordpress.mjs';
import { siteEnvironment } from '../settings.mjs';
import { checkEarlierSite } from './earlier-site.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {import('../steps.mjs').Steps} Steps */

/** @typedef {Awaited<ReturnType<import('../backend.mjs').startBackend>>} Backend */
/** @typedef {import('../supervisor.mjs').Part} Part */
/** @typedef {{ chromium: string, headlessShell: string, java: string }} Programs their paths */

/**
 * @param {Settings} settings
 * @param {Steps} steps
 * @param {{ backend: Backend } & Programs} ready
 */
export async function endToEnd(settings, steps, { backend, ...programs }) {
  const { supervisor } = steps;
  const site = await startSite(settings, supervisor, 'start');
  await steps.run('sizes', () => checkSizes(settings.siteUrl, programs.headlessShell));
  const parts = switchableParts(settings, supervisor, { ...backend, site });
  supervisor.onStop((await startControl(settings.ports.control, parts)).stop);
  const failures = await runSpecs(steps, e2eEnvironment(settings, programs));
  for (const part of [parts.site, parts.wordpress]) await part.stop();
  await steps.run('earlier site', () => checkEarlierSite(settings, supervisor), true);
  if (failures.length) throw new Error(failures.map(({ message }) => message).join('\n'));
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
 * What only looks comes before what edits. The journeys wait a lot, for WordPress and for what moves: they leave room for
 * another of their kind, and for the plugin's own. How fast an edit shows is measured alone, before they fill WordPress.
 * @param {Steps} steps
 * @param {Record<string, string>} env
 * @returns {Promise<Error[]>} what failed: it keeps nothing else from running
 */
async function runSpecs(steps, env) {
  const failures = [];
  const run = (project) =>
    steps.script(`e2e:${project}`, { env, live: true }).catch((error) => failures.push(error));
  for (const project of ['screens', 'promptness', 'switching']) await run(project);
  await Promise.all([run('journeys'), run('watching').then(() => steps.npmRun('plugin:test'))]);
  return failures;
}

/**
 * @param {Settings} settings
 * @param {Programs} programs
 */
function e2eEnvironment(settings, { chromium, headlessShell, java }) {
  return {
    ...siteEnvironment(settings),
    BASE_URL: settings.siteUrl,
    MAIL_URL: settings.mailUrl,
    SUPABASE_SECRET_KEY: settings.secrets.supabaseSecretKey,
    STACK_TASK_SECRET: settings.secrets.stackTasks,
    CONTROL_URL: settings.controlUrl,
    CHROMIUM_PATH: chromium,
    HEADLESS_SHELL_PATH: headlessShell,
    JAVA_PATH: java,
    WP_EDITOR_USER: settings.logins.editor.user,
    WP_EDITOR_PASSWORD: settings.logins.editor.password,
  };
}
