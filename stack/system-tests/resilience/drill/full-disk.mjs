import { rootDir } from '../../../settings.mjs';
import { faultNamed } from '../../common/faults/faults.mjs';
import { isCacheable, typesOf } from '../../common/pages/pages.mjs';
import { uncachedPages } from '../../common/pages/uncached-pages.mjs';
import { expireEverything } from '../../webhook.mjs';
import { recordGoodPages, untilHealed } from './healing.mjs';
import { requestKnown } from './phases.mjs';
import { SmallDisk } from './small-disk.mjs';

/** @typedef {import('./drilled-site.mjs').DrilledSite} DrilledSite */
/** @typedef {import('../../common/pages/pages.mjs').Page} Page */
/** @typedef {(page: Page, verdict: import('../../common/results/result.mjs').Verdict) => void} Put */

const [full, restarted, roomy] = ['while it is full', 'started with room again', 'right again'];

/**
 * The disk fills up while stored pages are revalidated and others are rendered for the first time. Then the process restarts
 * with room on the disk and unreachable data sources. At the end the site must be as before.
 * @param {DrilledSite} drilled
 * @param {import('../../common/results/result.mjs').Result} result
 * @param {typeof SmallDisk.open} [open] returns null when the system allows no separate file system for one program
 */
export async function fullDisk(drilled, result, open = SmallDisk.open) {
  const folders = ['server/route-cache', 'cache'].map((each) => drilled.inBuild(each));
  const disk = await open(drilled.inBuild('small-disk'), folders);
  if (!disk) {
    result.leftOut = 'this system allows no separate file system for one program.';
    return;
  }
  drilled.context.onClose(() => disk.close());
  const pages = [...drilled.pages.filter(isCacheable), ...(await freshPages(drilled))];
  const putInto = result.table(typesOf(pages), [full, restarted, roomy]);
  /** @type {(column: string) => Put} */
  const put = (column) => (page, verdict) => putInto(page.type, column, verdict);
  await startOn(drilled, disk);
  await recordGoodPages(drilled);
  await whileFull(drilled, disk, pages, put(full));
  await drilled.stop();
  disk.empty();
  await drilled.setFault(faultNamed('refused'));
  await drilled.start();
  // The data sources are unreachable.
  await requestAll(drilled, pages, put(restarted));
  await untilHealed(drilled, pages, put(roomy));
  await drilled.stop();
  disk.close();
  drilled.through = [];
}

/**
 * German pages of posts and calendars of past events that were never requested. Posts that other pages show, or that
 * `concurrentVisitors` requests, are not among them.
 * @param {DrilledSite} drilled
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
 * @param {DrilledSite} drilled
 * @param {SmallDisk} disk
 */
async function startOn(drilled, disk) {
  await drilled.stop();
  await drilled.setFault(null);
  disk.copyIn(drilled.inBuild('server/route-cache'));
  drilled.through = disk.through(rootDir);
  await drilled.start();
}

/**
 * Fills the disk twice: first completely, then with room for small files and for a part of a large one.
 * @param {DrilledSite} drilled
 * @param {SmallDisk} disk
 * @param {Page[]} pages
 * @param {Put} put
 */
async function whileFull(drilled, disk, pages, put) {
  for (const spare of [0, 2 ** 16]) {
    disk.fill(spare);
    await expireEverything(drilled.settings);
    await requestAll(drilled, pages, put);
    await drilled.untilIdle();
  }
}

/** Requests all pages. @param {DrilledSite} drilled @param {Page[]} pages @param {Put} put */
async function requestAll(drilled, pages, put) {
  const { requested } = await requestKnown(drilled, 'a full disk', pages);
  for (const { page, verdict } of requested) put(page, verdict);
}
