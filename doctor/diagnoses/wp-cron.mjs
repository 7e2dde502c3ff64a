import { failure, fine, warning } from '../finding.mjs';

/** The maximum time since the last run, and the maximum delay of a task, in seconds. */
const longestDelay = 600;

/**
 * Does something run WP-Cron regularly?
 * @param {import('../context.mjs').DoctorContext} context
 * @param {import('../facts/plugin-report.mjs').Report | null} report
 * @returns {import('../finding.mjs').Finding[]}
 */
export function checkWpCron({ settings }, report) {
  if (!report) return [];
  const { seen, overdue } = report.cron;
  const line = `* * * * * curl -fsS '${settings.WORDPRESS_URL}/wp-cron.php?doing_wp_cron' >/dev/null`;
  const next = `Put it into a crontab, twice a minute (docs/operators.md): ${line}`;
  const isRunning = seen !== null && seen <= longestDelay;
  if (overdue > longestDelay && isRunning)
    return [
      warning(
        `WP-Cron runs, but a task that was due ${inWords(overdue)} ago is not done.`,
        'One of its tasks may fail: the plugin “WP Crontrol” lists the pending tasks, PHP’s log has the error.',
      ),
    ];
  if (overdue > longestDelay)
    return [
      failure(
        `WP-Cron does not run: what was due ${inWords(overdue)} ago has not been done. Posts planned for later do not appear.`,
        next,
      ),
    ];
  if (seen === null) return [warning('WP-Cron has not run since the plugin was installed.', next)];
  if (!isRunning)
    return [warning(`WP-Cron ran ${inWords(seen)} ago: planned posts appear that late.`, next)];
  return [fine(`WP-Cron ran ${inWords(seen)} ago.`)];
}

/**
 * A length of time in words, such as “5 minutes”.
 * @param {number} seconds
 */
export function inWords(seconds) {
  const [amount, unit] =
    seconds < 120
      ? [seconds, 'second']
      : seconds < 7200
        ? [Math.round(seconds / 60), 'minute']
        : seconds < 172_800
          ? [Math.round(seconds / 3600), 'hour']
          : [Math.round(seconds / 86_400), 'day'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
