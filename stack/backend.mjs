import { say, step } from './console.mjs';
import { fillEarlierSite } from './system-tests/earlier-site/fill.mjs';
import { startCron } from './parts/cron.mjs';
import {
  contactFunction,
  functionLog,
  functionReady,
  prepareFunctions,
  startFunction,
} from './parts/functions.mjs';
import { startGateway } from './parts/supabase-gateway.mjs';
import { startMail } from './parts/mail.mjs';
import { prepareSupabase, startSupabase, supabaseLog, supabaseReady } from './parts/supabase.mjs';
import { prepareWordpress } from './parts/wordpress-files.mjs';
import { runTask } from './parts/wordpress-tasks.mjs';
import { startWordpress, warmUp, wordpressLog, wordpressReady } from './parts/wordpress.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./processes/supervisor.mjs').Supervisor} Supervisor */
/** @typedef {import('./processes/supervisor.mjs').Part} Part */
/** @typedef {{ wordpress: Part, supabase: Part, contact: Part, mail: { stop: () => Promise<unknown> } }} Backend */

/**
 * Starts WordPress, Supabase with its function, and the mail sink, and fills them with the demo content.
 * @param {Settings} settings
 * @param {Supervisor} supervisor
 * @returns {Promise<Backend>} the running parts, so that a caller can stop each of them
 */
export async function startBackend(settings, supervisor) {
  const [wordpress, { supabase, contact }, mail] = await Promise.all([
    bringUpWordpress(settings, supervisor),
    bringUpSupabase(settings, supervisor),
    step('Starting the mail sink', () => runMail(settings, supervisor)),
  ]);
  supervisor.onStop(startCron(settings).stop);
  return { wordpress, supabase, contact, mail };
}

/**
 * Starts the mail sink.
 * @param {Settings} settings
 * @param {Supervisor} supervisor
 */
export async function runMail(settings, supervisor) {
  const mail = await startMail(settings);
  supervisor.onStop(mail.stop);
  return mail;
}

/**
 * Unpacks WordPress, starts it, sets it up and seeds it.
 * @param {Settings} settings
 * @param {Supervisor} supervisor
 */
export async function bringUpWordpress(settings, supervisor) {
  await prepareWordpress(settings);
  const part = await step('Starting WordPress', () => runWordpress(settings, supervisor));
  const print = (line) => say(`      ${line}`);
  await step('Setting up WordPress', () => runTask(settings, 'setup', print));
  if (settings.seed) await step('Seeding WordPress', () => runTask(settings, 'seed', print));
  if (settings.plugin === 'earlier-site')
    await step('Filling the earlier site', () => fillEarlierSite(settings));
  void warmUp(settings);
  return part;
}

/**
 * Starts the process of a WordPress that is already set up, and waits until it responds.
 * @param {Settings} settings
 * @param {Supervisor} supervisor
 */
export async function runWordpress(settings, supervisor) {
  const child = startWordpress(settings);
  const part = supervisor.watch({ name: 'WordPress', child, log: wordpressLog(settings) });
  await wordpressReady(settings, child);
  return part;
}

/**
 * Prepares the database and starts it, with the gateway in front of it and the function.
 * @param {Settings} settings
 * @param {Supervisor} supervisor
 */
export async function bringUpSupabase(settings, supervisor) {
  const supabase = await step('Starting Supabase', async () => {
    await prepareSupabase(settings);
    supervisor.onStop((await startGateway(settings)).stop);
    return runSupabase(settings, supervisor);
  });
  prepareFunctions(settings);
  const contact = await step(`Starting the function ${contactFunction}`, () =>
    runFunction(settings, supervisor),
  );
  return { supabase, contact };
}

/**
 * Starts the process of the database, and waits until it responds.
 * @param {Settings} settings
 * @param {Supervisor} supervisor
 */
export async function runSupabase(settings, supervisor) {
  const child = startSupabase(settings);
  const part = supervisor.watch({ name: 'Supabase', child, log: supabaseLog(settings) });
  await supabaseReady(settings, child);
  return part;
}

/**
 * Starts the process of the function, and waits until it responds.
 * @param {Settings} settings
 * @param {Supervisor} supervisor
 */
export async function runFunction(settings, supervisor) {
  const child = startFunction(settings);
  const name = `The function ${contactFunction}`;
  const part = supervisor.watch({ name, child, log: functionLog(settings) });
  await functionReady(settings, child);
  return part;
}
