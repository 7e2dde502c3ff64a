import { runConcurrently } from '../../../run-concurrently.mjs';
import { busy } from '../../common/faults/faults.mjs';
import { fetchAsVisitor } from '../../common/visitors/requests.mjs';
import { uncachedPages } from '../../common/pages/uncached-pages.mjs';
import { expireEverything } from '../../webhook.mjs';

const visitors = 100;
/** The maximum number of requests to WordPress at a time, as in lib/wordpress/request-queue.ts, and for each page. */
const mostAtOnce = 6;
const mostEach = 3;
const coldPages = 60;
const rows = ['100 on a page never shown', '100 on an expired page', '60 on 60 never shown'];
const columns = ['served', 'requests to WordPress', 'at once'];

/**
 * A hundred visitors request one page, and sixty visitors request sixty pages that were never rendered.
 * @param {import('./site-behind-proxies.mjs').SiteBehindProxies} site
 * @param {import('../../common/results/result.mjs').Result} result
 */
export async function concurrentVisitors(site, result) {
  const { wordpress, settings } = site;
  const { posts } = await uncachedPages(site.backend);
  const [one, ...others] = posts.flat();
  const put = result.table(rows, columns);
  await site.setFault(busy);
  await crowd(rows[0], Array(visitors).fill(one), mostEach);
  await expireEverything(settings);
  await crowd(rows[1], Array(visitors).fill('/videos'), mostEach, '/videos');
  await site.untilIdle();
  await site.setFault(null);
  await crowd(rows[2], others.slice(0, coldPages), coldPages * mostEach);

  async function crowd(row, paths, mostRequests, about = '') {
    wordpress.resetCounters();
    const [responses, lag] = await site.withLag(() =>
      runConcurrently(paths, paths.length, (path) => fetchAsVisitor(settings.siteUrl + path)),
    );
    await site.untilIdle(lag);
    // A visitor who waits longer than eight seconds in the queue gets 503. That is allowed here.
    const [fine, late] = [200, 503].map((code) =>
      responses.filter(({ status }) => status === code),
    );
    const count = wordpress.requests.filter((url) => url.includes(about)).length;
    const areServed = fine.length > paths.length / 2 && fine.length + late.length === paths.length;
    const { peak } = wordpress;
    const cell = (column, number, isRight) => put(row, column, { word: `${number}`, isRight });
    cell(columns[0], fine.length, areServed);
    cell(columns[1], count, count > 0 && count <= mostRequests);
    cell(columns[2], peak, peak > 0 && peak <= mostAtOnce);
  }
}
