import { say, step } from './console.mjs';
import { startCron } from './parts/cron.mjs';
import { startMail } from './parts/mail.mjs';
import { prepareSupabase, startSupabase, supabaseLog, supabaseReady } from './parts/supabase.mjs';
import { prepareWordpress } from './parts/wordpress-files.mjs';
import { runTask } from './parts/wordpress-tasks.mjs';
import { startWordpress, warmUp, wordpressLog, wordpressReady } from './parts/wordpress.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./supervisor.mjs').Supervisor} Supervisor */

/**
 * WordPress, Supabase and the mail sink, filled and ready.
 * @param {Settings} settings
 * @param {Supervisor} supervisor
 * @returns {Promise<import('./supervisor.mjs').Part>} WordPress, for those who want to take it away
 */
export async function startBackend(settings, supervisor) {
  const [wordpress] = await Promise.all([
    bringUpWordpress(settings, supervisor),
    bringUpSupabase(settings, supervisor),
    step('Starting the mail sink', async () => supervisor.onStop((await startMail(settings)).stop)),
  ]);
  supervisor.onStop(startCron(settings).stop);
  return wordpress;
}

/**
 * @param {Settings} settings
 * @param {Supervisor} supervisor
 */
async function bringUpWordpress(settings, supervisor) {
  await prepareWordpress(settings);
  const part = await step('Starting WordPress', () => runWordpress(settings, supervisor));
  const print = (line) => say(`      ${line}`);
  await step('Setting up WordPress', () => runTask(settings, 'setup', print));
  if (settings.seed) await step('Seeding WordPress', () => runTask(settings, 'seed', print));
  warmUp(settings);
  return part;
}

/**
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
 * @param {Settings} settings
 * @param {Supervisor} supervisor
 */
async function bringUpSupabase(settings, supervisor) {
  await step('Starting Supabase', async () => {
    await prepareSupabase(settings);
    const child = startSupabase(settings);
    supervisor.watch({ name: 'Supabase', child, log: supabaseLog(settings) });
    await supabaseReady(settings, child);
  });
}
