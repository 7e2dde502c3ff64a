import { join } from 'node:path';
import { startFaultProxies } from '../../common/faults/start-fault-proxies.mjs';
import { findContent } from '../../common/pages/content.mjs';
import { isCacheable, pagesOf, textOf } from '../../common/pages/pages.mjs';
import { uncachedPages } from '../../common/pages/uncached-pages.mjs';
import { memoryReporter } from '../../common/site/live-memory.mjs';
import { SiteProcess } from '../../common/site/site-process.mjs';
import { startTestEdge } from '../../common/site/start-test-edge.mjs';
import { Editor } from '../../common/visitors/editor.mjs';
import { pathsOf } from '../../post-paths.mjs';
import { siteLog } from '../../../parts/site.mjs';

/** @typedef {import('../../../settings.mjs').Settings} Settings */

/**
 * A site that runs on a copy of the build, behind the edge of deploy/. It reaches WordPress and Supabase through
 * proxies that count requests and can damage responses. Also an editor, and the pages that visitors may request.
 * @typedef {Awaited<ReturnType<typeof startSiteUnderAttack>>} Setup
 */

/** How many of the newest posts a build renders: app/[locale]/[year]/[month]/[slug]/page.tsx. */
const built = 20;

/**
 * Starts the site, its proxies and its edge, and writes the post that the editor edits.
 * @param {import('../run.mjs').Context} context
 */
export async function startSiteUnderAttack(context) {
  const { backend, supervisor, onClose } = context;
  const edge = await startTestEdge(context, 'attacked-edge');
  const { wordpress, supabase, settings } = await startFaultProxies(context);
  const site = SiteProcess.onCopy('attacks', context, {
    settings: { ...settings, trustedProxies: 1 },
    preload: [memoryReporter],
  });
  await site.start();
  const editor = await Editor.logIn(backend);
  const written = await editor.write(`Before the attacks ${Date.now()}`);
  const post = await editor.rename(written, `attacked-${Date.now()}`);
  onClose(() => editor.deleteAll(site.url + pathsOf(post)[0]));
  const { post: found } = await findContent(backend);
  const known = (await pagesOf(backend)).filter(isCacheable).map(({ path }) => path);
  let number = 0;
  return {
    ...{ backend, supervisor, site, wordpress, supabase, editor, post },
    origins: { site: site.url, edge: edge.url },
    /** A word, and the path of a post that a search for it finds. */
    searched: { word: textOf(found), path: String(pathsOf(found)[0]) },
    /** Paths that redirect to the post: with its earlier slug, with another month, with its id. */
    moved: [...pathsOf(written), `/2011/01/${post.slug}`, `/de?p=${post.id}`],
    /** Paths of pages that are stored. */
    known,
    /** Paths of pages that nobody has requested, used up one by one. */
    unseen: (await unbuiltPages(backend)).filter((path) => !known.includes(path)),
    /** How much slower this machine is than the one that the limits were set on, at least 1. `withoutAttack` sets it. */
    slowness: 1,
    /** Where files are stored. */
    folders: {
      site: ['server/route-cache', 'cache'].map((name) => site.inBuild(name)),
      edge: [join(edge.folder, 'cache')],
      logs: [
        siteLog(site.settings),
        ...['access.log', 'error.log'].map((name) => join(edge.folder, name)),
      ],
    },
    /** A number that is higher by 100,000 each time, for unique words and IP addresses. */
    number: () => (number += 100_000),
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
