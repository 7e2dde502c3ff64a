import { step, say } from './console.mjs'
import { startCron } from './parts/cron.mjs'
import { startMail } from './parts/mail.mjs'
import { prepareSupabase, startSupabase, supabaseLog, supabaseReady } from './parts/supabase.mjs'
import { prepareWordpress } from './parts/wordpress-files.mjs'
import { runTask } from './parts/wordpress-tasks.mjs'
import { startWordpress, wordpressLog, wordpressReady } from './parts/wordpress.mjs'

/** @typedef {import('./settings.mjs').Settings} Settings */

/**
 * WordPress, Supabase and the mail sink, filled and ready.
 * @param {Settings} settings
 * @param {import('./supervisor.mjs').Supervisor} supervisor
 */
export async function startBackend(settings, supervisor) {
  await Promise.all([
    bringUpWordpress(settings, supervisor),
    bringUpSupabase(settings, supervisor),
    step('Starting the mail sink', async () => supervisor.onStop((await startMail(settings)).stop)),
  ])
  supervisor.onStop(startCron(settings).stop)
}

/**
 * @param {Settings} settings
 * @param {import('./supervisor.mjs').Supervisor} supervisor
 */
export async function bringUpWordpress(settings, supervisor) {
  await prepareWordpress(settings)
  await step('Starting WordPress', async () => {
    const child = startWordpress(settings)
    supervisor.watch({ name: 'WordPress', child, log: wordpressLog(settings) })
    await wordpressReady(settings, child)
  })
  const print = (line) => say(`      ${line}`)
  await step('Setting up WordPress', () => runTask(settings, 'setup', print))
  if (settings.seed) await step('Seeding WordPress', () => runTask(settings, 'seed', print))
}

/**
 * @param {Settings} settings
 * @param {import('./supervisor.mjs').Supervisor} supervisor
 */
async function bringUpSupabase(settings, supervisor) {
  await step('Starting Supabase', async () => {
    await prepareSupabase(settings)
    const child = startSupabase(settings)
    supervisor.watch({ name: 'Supabase', child, log: supabaseLog(settings) })
    await supabaseReady(settings, child)
  })
}
