/** @typedef {import('../settings.mjs').Settings} Settings */

/**
 * Scheduled posts come due and failed webhooks are sent again only when somebody asks for them.
 * @param {Settings} settings
 */
export function startCron({ wordpressUrl }) {
  const ask = () =>
    fetch(`${wordpressUrl}/wp-cron.php?doing_wp_cron=${Date.now() / 1000}`, {
      signal: AbortSignal.timeout(50_000),
    }).catch(() => {});
  const timer = setInterval(ask, 60_000);
  return { stop: () => clearInterval(timer) };
}
