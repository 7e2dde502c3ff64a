import { contactFunction } from './functions.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */

const minute = 60_000;

/**
 * Scheduled posts come due, failed webhooks are sent again and mails that wait are mailed only when somebody asks: what
 * docs/operators.md has a crontab do.
 * @param {Settings} settings
 */
export function startCron(settings) {
  const timers = [
    setInterval(() => runDueEvents(settings.wordpressUrl).catch(() => undefined), minute / 2),
    setInterval(() => resendMails(settings).catch(() => undefined), minute),
  ];
  return { stop: () => timers.forEach(clearInterval) };
}

/**
 * Has WordPress do what is due. `doing_wp_cron` stays empty: a value is the lock of whoever has taken it already, and
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
