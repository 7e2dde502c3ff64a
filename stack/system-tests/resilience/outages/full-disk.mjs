import { rootDir } from '../../../settings.mjs';
import { faultNamed } from '../../common/faults/faults.mjs';
import { isCacheable, typesOf } from '../../common/pages/pages.mjs';
import { uncachedPages } from '../../common/pages/uncached-pages.mjs';
import { expireEverything } from '../../webhook.mjs';
import { recordGoodPages, untilHealed } from './healing.mjs';
import { requestKnown } from './phases.mjs';
import { SmallDisk } from './small-disk.mjs';

/** @typedef {import('./site-behind-proxies.mjs').SiteBehindProxies} SiteBehindProxies */
/** @typedef {import('../../common/pages/pages.mjs').Page} Page */
/** @typedef {(page: Page, verdict: import('../../common/results/result.mjs').Verdict) => void} Put */

const [full, restarted, roomy] = ['while it is full', 'started with room again', 'right again'];

/**
 * The disk fills up while stored pages are revalidated and others are rendered for the first time. Then the process restarts
 * with room on the disk and unreachable data sources. At the end the site must be as before.
 * @param {SiteBehindProxies} site
 * @param {import('../../common/results/result.mjs').Result} result
 * @param {typeof SmallDisk.open} [open] returns null when the system allows no separate file system for one program
 */
export async function fullDisk(site, result, open = SmallDisk.open) {
  const folders = ['server/route-cache', 'cache'].map((each) => site.inBuild(each));
  const disk = await open(site.inBuild('small-disk'), folders);
  if (!disk) {
    result.leftOut = 'this system allows no separate file system for one program.';
    return;
  }
  site.context.onClose(() => disk.close());
  const pages = [...site.pages.filter(isCacheable), ...(await freshPages(site))];
  const putInto = result.table(typesOf(pages), [full, restarted, roomy]);
  /** @type {(column: string) => Put} */
  const put = (column) => (page, verdict) => putInto(page.type, column, verdict);
  await startOn(site, disk);
  await recordGoodPages(site);
  await whileFull(site, disk, pages, put(full));
  await site.stop();
  disk.empty();
  await site.setFault(faultNamed('refused'));
  await site.start();
  // The data sources are unreachable.
  await requestAll(site, pages, put(restarted));
  await untilHealed(site, pages, put(roomy));
  await site.stop();
  disk.close();
  site.through = [];
}

/**
 * German pages of posts and calendars of past events that were never requested. Posts that other pages show, or that
 * `concurrentVisitors` requests, are not among them.
 * @param {SiteBehindProxies} site
 * @returns {Promise<Page[]>}
 */
async function freshPages({ backend }) {
  const { posts, calendars } = await uncachedPages(backend);
  const source = /** @type {const} */ ('wordpress');
  const article = { type: 'post never requested', shows: [/<article/, /<\/html>/] };
  const calendar = { type: 'calendar never requested', shows: [/BEGIN:VEVENT/, /END:VCALENDAR/] };
  return [
    ...posts.slice(-15, -5).map(([, path]) => ({ source, ...article, path })),
    ...calendars.slice(-10).map(([, path]) => ({ source, ...calendar, path })),
  ];
}

/**
 * Starts the site on the small disk, with the pages that it has stored so far.
 * @param {SiteBehindProxies} site
 * @param {SmallDisk} disk
 */
async function startOn(site, disk) {
  await site.stop();
  await site.setFault(null);
  disk.copyIn(site.inBuild('server/route-cache'));
  site.through = disk.through(rootDir);
  await site.start();
}

/**
 * Fills the disk twice: first completely, then with room for small files and for a part of a large one.
 * @param {SiteBehindProxies} site
 * @param {SmallDisk} disk
 * @param {Page[]} pages
 * @param {Put} put
 */
async function whileFull(site, disk, pages, put) {
  for (const spare of [0, 2 ** 16]) {
    disk.fill(spare);
    await expireEverything(site.settings);
    await requestAll(site, pages, put);
    await site.untilIdle();
  }
}

/** Requests all pages. @param {SiteBehindProxies} site @param {Page[]} pages @param {Put} put */
async function requestAll(site, pages, put) {
  const { requested } = await requestKnown(site, 'a full disk', pages);
  for (const { page, verdict } of requested) put(page, verdict);
}
