import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { bringUpSupabase, bringUpWordpress, runFunction, runMail } from '../../backend.mjs';
import { onHost } from '../../host/settings.mjs';
import { resendMails, runDueEvents } from '../../parts/cron.mjs';
import { startRedis } from '../../parts/redis.mjs';
import { runTask } from '../../parts/wordpress-tasks.mjs';
import { requireFreePorts } from '../../ports/free-ports.mjs';
import { siteEnvironment } from '../../settings.mjs';
import { lockDataDir } from '../../processes/data-lock.mjs';
import { until } from '../../processes/wait.mjs';

/** @typedef {import('../../settings.mjs').Settings} Settings */
/** @typedef {import('../../processes/supervisor.mjs').Supervisor} Supervisor */
/** @typedef {Awaited<ReturnType<typeof bringUpExaminedStack>>} ExaminedStack */

/**
 * Starts a stack for the doctor to examine: a WordPress, a Supabase and a mail sink. Their cron jobs run only when a
 * test requests them, and single parts can be stopped.
 * @param {Settings} inPlayground of a stack that does not run yet
 * @param {Supervisor} supervisor
 * @param {{ redis: boolean }} options
 */
export async function bringUpExaminedStack(inPlayground, supervisor, { redis: hasRedis }) {
  const release = lockDataDir(inPlayground.name);
  supervisor.onStop(release);
  rmSync(inPlayground.dataDir, { recursive: true, force: true });
  // The deleted folder had the secrets of this stack too. `inPlayground` still has them.
  const { ports } = inPlayground;
  await requireFreePorts(ports);
  const settings = await onHost(inPlayground);
  supervisor.onStop(await takeWebhooks(ports.site));
  const [, { contact }, mail] = await Promise.all([
    bringUpWordpress(settings, supervisor),
    bringUpSupabase(settings, supervisor),
    runMail(settings, supervisor),
  ]);
  const place = { folder: join(settings.dataDir, 'redis'), port: ports.control };
  let redis = hasRedis ? await startRedis(place) : null;
  supervisor.onStop(() => redis?.kill());
  let running = contact;
  return {
    settings,
    environment: { ...siteEnvironment(settings), REDIS_URL: redis?.url ?? '' },
    hasRedis,
    /** Requests what a crontab would request. */
    runCronJobs: () => Promise.all([runCron(settings), resendMails(settings)]),
    /** @param {'permalinks' | 'plugin' | 'cron'} fault */
    causeFault: (fault) => runTask(settings, 'break', () => {}, { fault }),
    /** Repairs all faults that `causeFault` can cause. */
    repair: () => runTask(settings, 'break', () => {}, { fault: 'none' }),
    stopMail: mail.stop,
    stopFunction: () => supervisor.stop(running),
    startFunction: async () => {
      running = await runFunction(settings, supervisor);
    },
    stopRedis: async () => redis?.kill(),
    startRedis: async () => {
      redis = await startRedis(place);
    },
  };
}

/**
 * Accepts webhooks in place of the site, so that WordPress sends none of them again.
 * @param {number} port
 * @returns {Promise<() => unknown>} stops the server
 */
async function takeWebhooks(port) {
  const server = createServer((_, response) => response.writeHead(202).end());
  await once(server.listen(port), 'listening');
  return () => server.closeAllConnections() ?? server.close();
}

/**
 * Runs WP-Cron and waits until it has run. (On PHP-FPM, WordPress sends the response before it begins.)
 * @param {Settings} settings
 */
async function runCron(settings) {
  const since = Math.floor(Date.now() / 1000) - 20;
  await runDueEvents(settings.wordpressUrl);
  const hasRun = async () => {
    let seen = 0;
    await runTask(settings, 'break', (line) => (seen = Number(line)), { fault: 'report' });
    return seen >= since;
  };
  await until(hasRun, { what: 'WP-Cron has run', every: 200 });
}
