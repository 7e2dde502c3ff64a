import { join } from 'node:path';
import { FaultProxy } from '../../common/faults/fault-proxy.mjs';
import { findContent } from '../../common/pages/content.mjs';
import { isCacheable, pagesOf, textOf } from '../../common/pages/pages.mjs';
import { Editor } from '../../common/visitors/editor.mjs';
import { SiteProcess } from '../../common/site/site-process.mjs';
import { pathsOf } from '../../post-paths.mjs';
import { siteLog } from '../../../parts/site.mjs';
import { requireFreePorts } from '../../../ports/free-ports.mjs';
import { until } from '../../../processes/wait.mjs';
import { startTestEdge } from '../../common/site/start-test-edge.mjs';
import { memoryReporter } from '../../common/site/live-memory.mjs';
import { uncachedPages } from '../../common/pages/uncached-pages.mjs';

/** @typedef {import('../../../settings.mjs').Settings} Settings */
/** @typedef {import('../../../processes/supervisor.mjs').Supervisor} Supervisor */

/** How many of the newest posts a build renders: app/[locale]/[year]/[month]/[slug]/page.tsx. */
const built = 20;

/**
 * A site that runs on a copy of the build, behind the edge of deploy/. It reaches WordPress and Supabase through
 * proxies that count requests and can damage responses. Also an editor, and the pages that visitors may request.
 *
 * @typedef {object} Setup
 * @property {Settings} backend of WordPress and Supabase themselves, without the proxies
 * @property {Supervisor} supervisor
 * @property {SiteProcess} site
 * @property {string} origin of the site itself
 * @property {string} edge its URL
 * @property {FaultProxy} wordpress
 * @property {FaultProxy} supabase
 * @property {Editor} editor
 * @property {import('../../common/visitors/editor.mjs').Post} post the post that is edited
 * @property {{ word: string, path: string }} searched a word, and the path of a post that a search for it finds
 * @property {string[]} moved paths that redirect to the post: with its earlier slug, with another month, with its id
 * @property {string[]} known paths of pages that are stored
 * @property {string[]} unseen paths of pages that nobody has requested, used up one by one
 * @property {{ site: string[], edge: string[], logs: string[] }} folders of stored files
 * @property {() => number} number returns a number that is higher by 100,000 each time, for unique words and IP
 *   addresses
 * @property {() => Promise<void>} close
 */

/**
 * Starts the site, its proxies and its edge, and writes the post that the editor edits.
 * @param {Settings} backend whose `distDir` is a build of the site
 * @param {Supervisor} supervisor
 * @returns {Promise<Setup>}
 */
export async function startSiteUnderAttack(backend, supervisor) {
  const ports = { wordpress: backend.portBase + 8, supabase: backend.portBase + 9 };
  await requireFreePorts(ports);
  const edge = await startTestEdge(backend, supervisor, 'siege-edge');
  const wordpress = await new FaultProxy(backend.wordpressUrl, ports.wordpress).start();
  const supabase = await new FaultProxy(backend.supabaseUrl, ports.supabase).start();
  for (const proxy of [wordpress, supabase]) supervisor.onStop(proxy.stop);
  const sources = { wordpressUrl: wordpress.url, supabaseUrl: supabase.url };
  const settings = { ...backend, ...sources, trustedProxies: 1 };
  const site = new SiteProcess('siege', settings, supervisor, { preload: [memoryReporter] });
  await site.start();
  const editor = await Editor.logIn(backend);
  const written = await editor.write(`Before the siege ${Date.now()}`);
  const post = await editor.rename(written, `siege-${Date.now()}`);
  const pages = await pagesOf(backend);
  const { post: found } = await findContent(backend);
  const known = pages.filter(isCacheable).map(({ path }) => path);
  let number = 0;
  return {
    ...{ backend, supervisor, site, wordpress, supabase, editor },
    ...{ origin: backend.siteUrl, edge: edge.url },
    post,
    searched: { word: textOf(found), path: String(pathsOf(found)[0]) },
    known,
    moved: [...pathsOf(written), `/2011/01/${post.slug}`, `/de?p=${post.id}`],
    unseen: (await unbuiltPages(backend)).filter((path) => !known.includes(path)),
    folders: {
      site: ['server/route-cache', 'cache'].map((name) => join(site.folder, name)),
      edge: [join(edge.folder, 'cache')],
      logs: [
        siteLog(site.settings),
        ...['access.log', 'error.log'].map((name) => join(edge.folder, name)),
      ],
    },
    number: () => (number += 100_000),
    close: async () => {
      await editor.deleteAll();
      // A webhook without a receiver would be retried and reach the next site.
      const [path] = pathsOf(post);
      const isGone = async () => (await fetch(backend.siteUrl + path)).status === 404;
      await until(isGone, { what: `${path} is gone`, seconds: 20 });
      await Promise.all([site.stop(), edge.stop()]);
      for (const proxy of [wordpress, supabase]) proxy.stop();
      site.deleteCopy();
    },
  };
}

/**
 * Paths of pages that no build renders: older posts, past events and tags, alternately in both languages.
 * @param {Settings} backend
 * @returns {Promise<string[]>}
 */
async function unbuiltPages(backend) {
  const { posts, events, tags } = await uncachedPages(backend);
  const lists = [posts.slice(0, -built), events, tags].map((pairs) => pairs.flat());
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list[index] ?? []),
  ).flat();
}
