import { contactFunction } from './functions.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */

const minute = 60_000;

/**
 * Scheduled posts come due, failed webhooks are sent again and mails that wait are mailed only when somebody asks.
 * @param {Settings} settings
 */
export function startCron(settings) {
  const ask = () => Promise.allSettled([askWordpress(settings), resendMails(settings)]);
  const timer = setInterval(ask, minute);
  return { stop: () => clearInterval(timer) };
}

/** @param {Settings} settings */
const askWordpress = ({ wordpressUrl }) =>
  fetch(`${wordpressUrl}/wp-cron.php?doing_wp_cron=${Date.now() / 1000}`, {
    signal: AbortSignal.timeout(50_000),
  });

/** @param {Settings} settings */
const resendMails = ({ supabaseUrl, secrets }) =>
  fetch(`${supabaseUrl}/functions/v1/${contactFunction}`, {
    method: 'POST',
    headers: { 'x-contact-secret': secrets.contact },
    body: '{"resend":true}',
    signal: AbortSignal.timeout(50_000),
  });
