import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { FaultProxy } from '../drill/fault-proxy.mjs';
import { pagesOf } from '../drill/pages.mjs';
import { isKept } from '../drill/verdicts.mjs';
import { Editor, pathsOf } from '../instances/editor.mjs';
import { SiteProcess } from '../instances/site-process.mjs';
import { startEdge } from '../parts/edge.mjs';
import { siteLog } from '../parts/site.mjs';
import { startVarnish } from '../parts/varnish.mjs';
import { requireFreePorts } from '../ports.mjs';
import { until } from '../wait.mjs';
import { unseenPages } from './unseen.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {import('../supervisor.mjs').Supervisor} Supervisor */

/**
 * A site on a copy of its build, which reaches its sources through proxies that count and spoil, with the shipped edge
 * before it, an editor, and what visitors may ask for.
 *
 * @typedef {object} Scene
 * @property {Settings} settings of the site
 * @property {Settings} backend of the sources themselves
 * @property {Supervisor} supervisor
 * @property {SiteProcess} site
 * @property {string} origin of the site itself
 * @property {string} edge its address
 * @property {FaultProxy} wordpress
 * @property {FaultProxy} supabase
 * @property {Editor} editor
 * @property {import('../instances/editor.mjs').Post} post which is edited
 * @property {string[]} known paths of pages that are kept
 * @property {string[]} unseen paths of pages that nobody has asked for, used up one by one
 * @property {{ site: string[], edge: string[], logs: string[] }} folders of what is kept
 * @property {boolean} short
 * @property {() => number} number a hundred thousand further each time, for words and addresses
 * @property {() => Promise<void>} close
 */

/**
 * @param {Settings} backend whose `distDir` is a build of the site
 * @param {Supervisor} supervisor
 * @param {{ short: boolean, varnish: boolean }} choice
 * @returns {Promise<Scene>}
 */
export async function setScene(backend, supervisor, { short, varnish }) {
  const base = backend.portBase + 8;
  const ports = { wordpress: base, supabase: base + 1, edge: base + 2, compressor: base + 3 };
  await requireFreePorts(ports);
  const wordpress = await new FaultProxy(backend.wordpressUrl, ports.wordpress).start();
  const supabase = await new FaultProxy(backend.supabaseUrl, ports.supabase).start();
  for (const proxy of [wordpress, supabase]) supervisor.onStop(proxy.stop);
  const sources = { wordpressUrl: wordpress.url, supabaseUrl: supabase.url };
  const site = new SiteProcess('siege', { ...backend, ...sources, trustedProxies: 1 }, supervisor);
  const folder = join(backend.dataDir, 'siege-edge');
  rmSync(folder, { recursive: true, force: true });
  const [edge] = await Promise.all([
    (varnish ? startVarnish : startEdge)({ folder, site: backend.ports.site, ...ports }),
    site.start(),
  ]);
  supervisor.onStop(edge.stop);
  const editor = await Editor.logIn(backend);
  const post = await editor.write(`Before the siege ${Date.now()}`);
  const pages = await pagesOf(backend);
  const kept = pages.filter((page) => isKept(page)).map(({ path }) => path);
  // Of each type the English page or the German one, in turns.
  const known = short ? kept.filter((_, index) => [0, 3].includes(index % 4)) : kept;
  let number = 0;
  return {
    ...{ settings: site.settings, backend, supervisor, site, wordpress, supabase, editor, short },
    ...{ origin: backend.siteUrl, edge: `http://127.0.0.1:${ports.edge}` },
    post,
    known,
    unseen: (await unseenPages(backend)).filter((path) => !known.includes(path)),
    folders: {
      site: ['server/route-cache', 'cache'].map((name) => join(site.folder, name)),
      // What Varnish has, it has in its memory.
      edge: varnish ? [] : [join(folder, 'cache')],
      logs: [siteLog(site.settings), join(folder, 'access.log')],
    },
    number: () => (number += 100_000),
    close: async () => {
      await editor.deleteAll();
      // A webhook that finds nobody would be sent again to whoever comes next.
      const [path] = pathsOf(post);
      const isGone = async () => (await fetch(backend.siteUrl + path)).status === 404;
      await until(isGone, { what: `${path} is gone`, seconds: 20 });
      await Promise.all([site.stop(), edge.stop()]);
      for (const proxy of [wordpress, supabase]) proxy.stop();
      site.forget();
    },
  };
}
