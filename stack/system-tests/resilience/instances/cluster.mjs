import { join } from 'node:path';
import { startRedis } from '../../../parts/redis.mjs';
import { requireFreePorts } from '../../../ports/free-ports.mjs';
import { startTestEdge } from '../../common/site/start-test-edge.mjs';
import { SiteProcess } from '../../common/site/site-process.mjs';

/** @typedef {import('../../../settings.mjs').Settings} Settings */
/** @typedef {import('../../../processes/supervisor.mjs').Supervisor} Supervisor */

/**
 * Two processes of the built site, their Redis, and the edge in front of them. WordPress sends webhooks to the first.
 *
 * @typedef {object} Cluster
 * @property {SiteProcess} first
 * @property {SiteProcess} second
 * @property {string} edgeUrl
 * @property {Awaited<ReturnType<typeof startRedis>>} redis the current Redis, which `newRedis` replaces
 * @property {() => Promise<void>} newRedis starts a new Redis after the last one was killed
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the cluster, and waits until both processes are ready.
 * @param {Settings} settings whose `distDir` has a build
 * @param {Supervisor} supervisor
 * @returns {Promise<Cluster>}
 */
export async function startCluster(settings, supervisor) {
  const ports = { second: settings.portBase + 8, redis: settings.portBase + 9 };
  await requireFreePorts(ports);
  const both = [settings.ports.site, ports.second];
  const edge = await startTestEdge(settings, supervisor, 'instances-edge', both);
  const redisPlace = { folder: join(settings.dataDir, 'instances-redis'), port: ports.redis };
  const redis = await startRedis(redisPlace);

  const shared = { ...settings, redisUrl: redis.url, trustedProxies: 1 };
  const beside = { ...shared, ports: { ...settings.ports, site: ports.second } };
  const first = new SiteProcess('first', shared, supervisor);
  const second = new SiteProcess('second', beside, supervisor);
  const cluster = {
    first,
    second,
    redis,
    edgeUrl: edge.url,
    newRedis: async () => {
      cluster.redis = await startRedis(redisPlace);
    },
    stop: async () => {
      await Promise.all([first.stop(), second.stop()]);
      await Promise.all([edge.stop(), cluster.redis.kill()]);
      for (const each of [first, second]) each.deleteCopy();
    },
  };
  supervisor.onStop(() => cluster.redis.kill());
  await Promise.all([first.start(), second.start()]);
  return cluster;
}
