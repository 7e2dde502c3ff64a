import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEdge } from '../../parts/edge.mjs';
import { startRedis } from '../../parts/redis.mjs';
import { requireFreePorts } from '../../ports/free-ports.mjs';
import { SiteProcess } from './site-process.mjs';

/** @typedef {import('../../settings.mjs').Settings} Settings */
/** @typedef {import('../../processes/supervisor.mjs').Supervisor} Supervisor */

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
  const base = settings.portBase + 8;
  const ports = { second: base, redis: base + 1, edge: base + 2, compressor: base + 3 };
  await requireFreePorts(ports);
  const folder = join(settings.dataDir, 'instances');
  rmSync(folder, { recursive: true, force: true });
  const redisPlace = { folder: join(folder, 'redis'), port: ports.redis };
  const redis = await startRedis(redisPlace);

  const shared = { ...settings, redisUrl: redis.url, trustedProxies: 1 };
  const beside = { ...shared, ports: { ...settings.ports, site: ports.second } };
  const first = new SiteProcess('first', shared, supervisor);
  const second = new SiteProcess('second', beside, supervisor);
  const cluster = {
    first,
    second,
    redis,
    edgeUrl: `http://127.0.0.1:${ports.edge}`,
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
  const edge = await startEdge({
    folder: join(folder, 'edge'),
    site: [settings.ports.site, ports.second],
    ...{ edge: ports.edge, compressor: ports.compressor },
  });
  supervisor.onStop(edge.stop);
  return cluster;
}
