import { join } from 'node:path';
import { step } from '../../../console.mjs';
import { rootDir } from '../../../settings.mjs';
import { faultNamed } from '../../common/faults/faults.mjs';
import { recordGoodPages, untilHealed } from './healing.mjs';
import { isCacheable } from '../../common/pages/pages.mjs';
import { requestKnown } from './phases.mjs';
import { SmallDisk } from './small-disk.mjs';
import { uncachedPages } from '../../common/pages/uncached-pages.mjs';
import { expireEverything } from '../../webhook.mjs';

/** @typedef {import('./drilled-site.mjs').DrilledSite} DrilledSite */
/** @typedef {import('../../common/results/results.mjs').Results} Results */
/** @typedef {import('../../common/pages/pages.mjs').Page} Page */

const name = 'a full disk';
const [full, restarted, roomy] = ['while it is full', 'started with room again', 'right again'];

/**
 * The disk fills up while stored pages are revalidated and others are rendered for the first time. Then the process restarts
 * with room on the disk and unreachable data sources. At the end the site must be as before.
 * @param {DrilledSite} drilled
 * @param {Results} results
 * @param {typeof SmallDisk.open} [open] returns null when the system allows no separate file system for one program.
 *   Then this phase is left out
 */
export async function fullDisk(drilled, results, open = SmallDisk.open) {
  const folders = ['server/route-cache', 'cache'].map((each) => placeIn(drilled, each));
  const disk = await open(placeIn(drilled, 'small-disk'), folders);
  if (!disk) {
    const reason = 'this system allows no separate file system for one program.';
    results.leftOut.push(`Left out of the drill: ${name}: ${reason}`);
    return;
  }
  drilled.supervisor.onStop(() => disk.close());
  const known = drilled.pages.filter(isCacheable);
  const fresh = await freshPages(drilled);
  results.expect(
    name,
    [...known, ...fresh].map(({ type }) => type),
    [full, restarted, roomy],
  );
  const put = (column) => (page, verdict) =>
    results.put({ phase: name, row: page.type, column }, verdict);
  await step(name, async () => {
    await startOn(drilled, disk);
    await recordGoodPages(drilled);
    await whileFull(drilled, disk, [...known, ...fresh], put(full));
    await drilled.stop();
    disk.empty();
    await drilled.setFault(faultNamed('refused'));
    await drilled.start();
    // The data sources are unreachable.
    await requestAll(drilled, [...known, ...fresh], put(restarted));
    await untilHealed(drilled, [...known, ...fresh], put(roomy));
    await drilled.stop();
    disk.close();
    drilled.through = [];
  });
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

/** @param {DrilledSite} drilled @param {string} folder */
const placeIn = ({ settings }, folder) => join(rootDir, settings.distDir, folder);

/**
 * Starts the site on the small disk, with the pages that it has stored so far.
 * @param {DrilledSite} drilled
 * @param {SmallDisk} disk
 */
async function startOn(drilled, disk) {
  await drilled.stop();
  await drilled.setFault(null);
  disk.copyIn(placeIn(drilled, 'server/route-cache'));
  drilled.through = disk.through(rootDir);
  await drilled.start();
}

/**
 * Fills the disk twice: first completely, then with room for small files and for a part of a large one.
 * @param {DrilledSite} drilled
 * @param {SmallDisk} disk
 * @param {Page[]} pages
 * @param {(page: Page, verdict: import('../../common/results/results.mjs').Verdict) => void} put
 */
async function whileFull(drilled, disk, pages, put) {
  for (const spare of [0, 2 ** 16]) {
    disk.fill(spare);
    await expireEverything(drilled.settings);
    await requestAll(drilled, pages, put);
    await drilled.untilIdle();
  }
}

/**
 * @param {DrilledSite} drilled
 * @param {Page[]} pages
 * @param {(page: Page, verdict: import('../../common/results/results.mjs').Verdict) => void} put
 */
async function requestAll(drilled, pages, put) {
  const { verdicts } = await requestKnown(drilled, name, pages);
  for (const [index, page] of pages.entries()) put(page, verdicts[index]);
}
