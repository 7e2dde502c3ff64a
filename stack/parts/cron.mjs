import { contactFunction } from './functions.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */

const minute = 60_000;

/**
 * Requests WP-Cron twice a minute and the mail function once a minute, as the crontab of docs/operators.md does on a
 * server. Without this, no scheduled post is published, no failed webhook is sent again and no queued mail is sent.
 * @param {Settings} settings
 */
export function startCron(settings) {
  const timers = [
    setInterval(() => void runDueEvents(settings.wordpressUrl).catch(() => {}), minute / 2),
    setInterval(() => void resendMails(settings).catch(() => {}), minute),
  ];
  return { stop: () => timers.forEach(clearInterval) };
}

/**
 * Runs due WP-Cron events. The parameter `doing_wp_cron` must stay empty: WordPress would treat a value as the lock of
 * a run in progress, and do nothing if it does not know this lock.
 * @param {string} wordpressUrl
 * @throws {Error} when WordPress does not respond within 50 seconds
 */
export const runDueEvents = (wordpressUrl) =>
  fetch(`${wordpressUrl}/wp-cron.php?doing_wp_cron`, { signal: AbortSignal.timeout(50_000) });

/**
 * Asks the mail function to send the mails that are due.
 * @param {Settings} settings
 * @throws {Error} when it does not respond within 50 seconds
 */
export const resendMails = ({ supabaseUrl, secrets }) =>
  fetch(`${supabaseUrl}/functions/v1/${contactFunction}`, {
    method: 'POST',
    headers: { 'x-contact-secret': secrets.contact },
    body: '{"resend":true}',
    signal: AbortSignal.timeout(50_000),
  });
