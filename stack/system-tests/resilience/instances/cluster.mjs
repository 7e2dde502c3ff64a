import { join } from 'node:path';
import { startRedis } from '../../../parts/redis.mjs';
import { requireFreePorts } from '../../../ports/free-ports.mjs';
import { until } from '../../../processes/wait.mjs';
import { SiteProcess } from '../../common/site/site-process.mjs';
import { startTestEdge } from '../../common/site/start-test-edge.mjs';
import { at, untilShown } from '../../common/visitors/browser-requests.mjs';
import { Editor, newTitle } from '../../common/visitors/editor.mjs';
import { pathsOf } from '../../post-paths.mjs';

/**
 * Two processes of the built site, their Redis, and the edge in front of them. WordPress sends webhooks to the first.
 * Also an editor, and a post that both processes show.
 * @typedef {Awaited<ReturnType<typeof startCluster>>} Cluster
 */

/**
 * Starts the cluster, and waits until both processes show the post.
 * @param {import('../run.mjs').Context} context
 */
export async function startCluster(context) {
  const { backend, supervisor, onClose } = context;
  const ports = { second: backend.portBase + 8, redis: backend.portBase + 9 };
  await requireFreePorts(ports);
  const both = [backend.ports.site, ports.second];
  const place = { folder: join(backend.dataDir, 'instances-redis'), port: ports.redis };
  let redis = await startRedis(place);
  const killRedis = () => redis.kill();
  supervisor.onStop(killRedis);
  onClose(killRedis);
  const edge = await startTestEdge(context, 'instances-edge', both);
  const shared = { ...backend, redisUrl: redis.url, trustedProxies: 1 };
  const beside = { ...shared, ports: { ...backend.ports, site: ports.second } };
  const first = SiteProcess.onCopy('first', context, { settings: shared });
  const second = SiteProcess.onCopy('second', context, { settings: beside });
  await Promise.all([first.start(), second.start()]);

  const editor = await Editor.logIn(backend);
  const title = newTitle();
  const post = await editor.write(title);
  const paths = pathsOf(post);
  onClose(() => editor.deleteAll(second.url + paths[0]));
  await untilShown([...at(first.url, paths), ...at(second.url, paths)], title);
  return {
    ...{ first, second, editor, post, paths, edgeUrl: edge.url },
    /** With which WordPress signs webhooks. */
    secret: backend.secrets.webhook,
    /** The current Redis. */
    redis: () => redis,
    /** Starts an empty Redis after the last one was killed. */
    newRedis: async () => {
      redis = await startRedis(place);
    },
  };
}

/**
 * Waits until each process reports this status of Redis.
 * @param {Cluster} cluster
 * @param {'pass' | 'warn'} status
 */
export const redisIs = ({ first, second }, status) =>
  Promise.all(
    [first, second].map((each) =>
      until(async () => (await each.redisStatus()) === status, {
        what: `${each.url} reports the status of Redis as ${status}`,
      }),
    ),
  );
