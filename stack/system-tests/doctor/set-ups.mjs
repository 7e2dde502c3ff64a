/** @typedef {import('./examined-stack.mjs').ExaminedStack} ExaminedStack */
/**
 * A set-up and what the doctor must report.
 * @typedef {object} SetUp
 * @property {string} name
 * @property {(portBase: number) => Record<string, string>} [environment] variables that replace the right ones
 * @property {(stack: ExaminedStack) => unknown} [begin] causes the fault
 * @property {(stack: ExaminedStack) => unknown} [end] repairs it
 * @property {string[]} [options] of Node, for the doctor's process
 * @property {RegExp[]} says one for each finding that is not fine, in their order
 * @property {string} next a text that the advice contains
 */

/** Sets the clock of a Node process ten minutes ahead. */
const clockAhead = 'const now = Date.now; Date.now = () => now() + 600_000;';
const repair = async (stack) => {
  await stack.repair();
  await stack.runCronJobs();
};

/** @type {SetUp[]} */
export const setUps = [
  {
    name: 'WordPress cannot be reached',
    // Nothing listens on this port.
    environment: (portBase) => ({ WORDPRESS_URL: `http://127.0.0.1:${portBase + 8}` }),
    says: [/✗ Not reached at http:\/\/127\.0\.0\.1:\d+: no server listens there/],
    next: 'WORDPRESS_URL right',
  },
  {
    name: 'plain permalinks',
    begin: (stack) => stack.causeFault('permalinks'),
    end: repair,
    says: [/✗ Its permalinks are plain/],
    next: 'Settings → Permalinks',
  },
  {
    name: 'the plugin is not active',
    begin: (stack) => stack.causeFault('plugin'),
    end: repair,
    says: [/✗ The plugin is not active/, /✗ There is no route for events, videos, music/],
    next: 'activate “Auralune Headless Companion”',
  },
  {
    name: 'the webhook secrets differ',
    environment: () => ({ WEBHOOK_SECRET: 'a-secret-that-wordpress-never-heard-of' }),
    says: [/✗ The webhook’s secret differs/],
    next: 'Copy WEBHOOK_SECRET into',
  },
  {
    name: 'WP-Cron does not run',
    begin: (stack) => stack.causeFault('cron'),
    end: repair,
    says: [/✗ WP-Cron does not run: what was due 60 minutes ago/],
    next: 'Put it into a crontab',
  },
  {
    name: 'a wrong key of Supabase',
    environment: () => ({ SUPABASE_ANON_KEY: 'sb_publishable_of_another_project' }),
    says: [/✗ Supabase refuses the visitors’ key/],
    next: 'SUPABASE_ANON_KEY',
  },
  {
    name: 'the function is not deployed',
    // This is the URL of the database alone, which has no functions.
    environment: (portBase) => ({ SUPABASE_URL: `http://127.0.0.1:${portBase + 6}` }),
    says: [/✗ The function send-contact-email is not deployed/],
    next: 'supabase functions deploy send-contact-email',
  },
  {
    name: 'the function does not run',
    begin: (stack) => stack.stopFunction(),
    end: (stack) => stack.startFunction(),
    says: [/✗ The function send-contact-email does not start \(503\)/],
    next: 'Edge Functions → Logs',
  },
  {
    name: 'the clock is wrong',
    options: ['--import', `data:text/javascript,${encodeURIComponent(clockAhead)}`],
    says: [/✗ This machine’s clock and WordPress’s differ by 10 minutes/],
    next: 'set by the network',
  },
  {
    name: 'a setting that is too short',
    environment: () => ({ WEBHOOK_SECRET: 'short', SITE_URL: '' }),
    says: [/✗ SITE_URL is not set/, /✗ WEBHOOK_SECRET must have at least 32/],
    next: 'WordPress signs its webhook',
  },
  {
    name: 'Redis cannot be reached',
    begin: (stack) => stack.stopRedis(),
    end: (stack) => stack.startRedis(),
    says: [/✗ Redis is not reached/],
    next: 'leave REDIS_URL empty',
  },
  {
    name: 'the mail server cannot be reached',
    begin: (stack) => stack.stopMail(),
    says: [/✗ The mail server does not accept mail \(/],
    next: 'SMTP_HOST and SMTP_PORT',
  },
];
