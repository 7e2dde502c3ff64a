import { step } from '../../../console.mjs';
import { runConcurrently } from '../../../run-concurrently.mjs';
import { busy } from '../../common/faults/faults.mjs';
import { fetchAsVisitor } from '../../common/visitors/requests.mjs';
import { uncachedPages } from '../../common/pages/uncached-pages.mjs';
import { expireEverything } from '../../webhook.mjs';

/** @typedef {import('./drilled-site.mjs').DrilledSite} DrilledSite */

const visitors = 100;
/** The maximum number of requests to WordPress at a time, as in lib/wordpress/request-queue.ts, and for each page. */
const mostAtOnce = 6;
const mostEach = 3;
const coldPages = 60;
const name = 'many at once';
const columns = ['answered', 'requests to WordPress', 'at once'];

/**
 * A hundred visitors request one page, and sixty visitors request sixty pages that were never rendered. WordPress must get
 * few requests for each page, and only a few at a time.
 * @param {DrilledSite} drilled
 * @param {import('../../common/results/results.mjs').Results} results
 */
export async function concurrentVisitors(drilled, results) {
  const { posts } = await uncachedPages(drilled.backend);
  const [one, ...others] = posts.flat();
  const rows = ['100 on a page never shown', '100 on an expired page', '60 on 60 never shown'];
  results.expect(name, rows, columns);
  await drilled.setFault(busy);
  await step(name, async () => {
    await crowd(rows[0], Array(visitors).fill(one), mostEach);
    await expireEverything(drilled.settings);
    await crowd(rows[1], Array(visitors).fill('/videos'), mostEach, '/videos');
    await drilled.untilIdle();
    await drilled.setFault(null);
    await crowd(rows[2], others.slice(0, coldPages), coldPages * mostEach);
  });
  await drilled.setFault(null);

  async function crowd(row, paths, mostRequests, about = '') {
    const { wordpress, settings } = drilled;
    wordpress.resetCounters();
    const [responses, lag] = await drilled.withLag(() =>
      runConcurrently(paths, paths.length, (path) => fetchAsVisitor(settings.siteUrl + path)),
    );
    await drilled.untilIdle(lag);
    // A visitor who waits longer than eight seconds in the queue gets 503. That is allowed here.
    const [fine, late] = [200, 503].map((code) =>
      responses.filter(({ status }) => status === code),
    );
    const count = wordpress.requests.filter((url) => url.includes(about)).length;
    const areServed = fine.length > paths.length / 2 && fine.length + late.length === paths.length;
    put(row, 0, fine.length, areServed);
    put(row, 1, count, count > 0 && count <= mostRequests);
    put(row, 2, wordpress.peak, wordpress.peak > 0 && wordpress.peak <= mostAtOnce);
  }

  function put(row, column, number, isRight) {
    results.put({ phase: name, row, column: columns[column] }, { word: `${number}`, isRight });
  }
}
