import { contactFunction } from './functions.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */

const minute = 60_000;

/**
 * Requests WP-Cron twice a minute and the mail function once, in place of the crontab of docs/operators.md. Without it no
 * scheduled post is published, no failed webhook is sent again and no waiting mail is sent.
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
 * Runs due WP-Cron events. `doing_wp_cron` stays empty: a value is the lock of a run in progress, and
 * WordPress does nothing for one that it does not know.
 * @param {string} wordpressUrl
 * @throws {Error} when it does not answer within 50 seconds
 */
export const runDueEvents = (wordpressUrl) =>
  fetch(`${wordpressUrl}/wp-cron.php?doing_wp_cron`, { signal: AbortSignal.timeout(50_000) });

/** @param {Settings} settings */
const resendMails = ({ supabaseUrl, secrets }) =>
  fetch(`${supabaseUrl}/functions/v1/${contactFunction}`, {
    method: 'POST',
    headers: { 'x-contact-secret': secrets.contact },
    body: '{"resend":true}',
    signal: AbortSignal.timeout(50_000),
  });
