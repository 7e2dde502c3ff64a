import { step } from '../../../console.mjs';
import { runConcurrently } from '../../../run-concurrently.mjs';
import { contactRow, sendMessages, slowestResponse } from './contact.mjs';
import { recordGoodPages } from './healing.mjs';
import { isCacheable, typesOf } from '../../common/pages/pages.mjs';
import { shortestLifetime, tolerance, verdictOfFirst, verdictOfKnown } from './verdicts.mjs';
import { fetchAsVisitor, lifetimeOf, untilAll } from '../../common/visitors/requests.mjs';
import { expireEverything } from '../../webhook.mjs';

/** @typedef {import('./site-behind-proxies.mjs').SiteBehindProxies} SiteBehindProxies */
/** @typedef {import('../../common/results/result.mjs').Result} Result */
/** @typedef {import('../../common/results/result.mjs').Verdict} Verdict */
/** @typedef {import('../../common/faults/faults.mjs').Fault} Fault */
/** @typedef {import('../../common/pages/pages.mjs').Page} Page */

/** `alone`: only Supabase has the fault, and only the pages that it can affect are requested. @typedef {{ alone?: boolean }} Choice */

const deferred = 'pages deferred after a failure';
const changes = 'files, whether they have changed';
const memory = 'memory of the site, MB more';
const withoutSources = 'page without data sources';
const visitorsAtOnce = 6;
/** Megabytes for the pages that are rendered at the same time, and for what the process holds in memory. */
const mostMemory = 250;
/**
 * The maximum response time of a page without data sources, in seconds, on a machine that renders all pages at once
 * within 3.2 seconds. A slower machine gets a quarter more than that time, because its processor is busy all the while.
 * A process that is blocked for longer exceeds this limit.
 */
const longestLag = 4;
/** The maximum time of a revalidation, in seconds: all pages at once, each with two requests of fifteen seconds. */
const longestRevalidation = 60;

/**
 * Nothing has been rendered yet, and the data sources have a fault.
 * @param {SiteBehindProxies} site
 * @param {Result} result
 * @param {Choice} [choice]
 */
export async function firstRender(site, result, { alone } = {}) {
  const pages = site.pagesFor(alone);
  await site.stop();
  site.deleteStoredPages();
  await site.start();
  await throughAll(site, result, { pages, alone, extra: [contactRow] }, async (fault, put) => {
    const [[messages, responses], lag] = await site.withLag(() =>
      Promise.all([
        sendMessages(site),
        runConcurrently(pages, pages.length, (page) => site.request(page)),
      ]),
    );
    // The site does not wait for refused connections, so this is the time of rendering.
    if (fault.isRefused) site.renderTime = Math.max(...responses.map(({ seconds }) => seconds));
    const slack = tolerance + (fault.isRefused ? lag : Math.max(lag, site.renderTime));
    const circumstances = { fault: fault.name, slack };
    for (const [index, page] of pages.entries())
      put(page.type, verdictOfFirst(page, responses[index], circumstances));
    putMessages(put, messages, slack);
    await site.untilIdle(lag);
  });
  await recordGoodPages(site);
}

/**
 * All pages are stored and have just expired, and the data sources have a fault.
 * @param {SiteBehindProxies} site
 * @param {Result} result
 * @param {Choice} [choice]
 */
export async function revalidation(site, result, { alone } = {}) {
  const pages = site.pagesFor(alone);
  const cached = pages.filter(isCacheable);
  const others = pages.filter((page) => !isCacheable(page));
  const files = cached.filter(({ path }) => /\.(xml|json|ics)$/.test(path));
  const extra = [contactRow, deferred, ...(files.length ? [changes] : [])];
  await throughAll(site, result, { pages, alone, extra }, async (fault, put) => {
    await expireEverything(site.settings);
    const messages = sendMessages(site);
    const requests = requestKnown(site, fault.name, others);
    const { requested, lag } = await requestKnown(site, fault.name, cached);
    for (const each of requested) put(each.page.type, wasTried(each));
    putMessages(put, await messages, tolerance + lag);
    putAll(put, await requests);
    const dependent = cached.filter(({ source }) => source !== 'nobody');
    const isDone = (page) => isDeferred(site, page);
    const left = await untilAll(dependent, isDone, longestRevalidation);
    const why = `pages that could not be rendered again are tried at every request: ${left.map(({ path }) => path)}`;
    put(deferred, { word: `${dependent.length - left.length}`, isRight: left.length === 0, why });

    putAll(put, await requestKnown(site, fault.name, cached));
    for (const verdict of await requestIfChanged(site, files)) put(changes, verdict);
    await site.untilIdle(lag);
  });
}

/**
 * The process ends and is started again while the data sources have the fault.
 * @param {SiteBehindProxies} site
 * @param {Result} result
 */
export async function restart(site, result) {
  const { pages } = site;
  await throughAll(site, result, { pages }, async (fault, put) => {
    await site.stop();
    await site.start();
    const known = await requestKnown(site, fault.name, pages);
    putAll(put, known);
    await site.untilIdle(known.lag);
  });
}

/**
 * Whether the site waits some time before it tries to render the page again.
 * @param {SiteBehindProxies} site
 * @param {Page} page
 */
async function isDeferred(site, page) {
  const response = await site.request(page);
  return response.state === 'HIT' && lifetimeOf(response) >= shortestLifetime;
}

/** Sends conditional requests, as feed readers do: each must get 304. */
function requestIfChanged({ settings }, files) {
  return runConcurrently(files, visitorsAtOnce, async ({ path }) => {
    const { etag } = await fetchAsVisitor(settings.siteUrl + path);
    const { status, seconds } = await fetchAsVisitor(settings.siteUrl + path, {
      headers: { 'if-none-match': etag },
    });
    const isRight = status === 304 && etag !== '' && seconds <= tolerance;
    return { word: `${status}`, isRight, seconds, why: `${path} responded with ${status}` };
  });
}

/**
 * The verdict, or a failure when the site did not try to render the page again: then the verdict says nothing.
 */
function wasTried({ page: { source, path }, response, verdict }) {
  const hadExpired =
    source === 'nobody' || response.state === 'STALE' || lifetimeOf(response) === 30;
  if (hadExpired) return verdict;
  return { ...verdict, isRight: false, why: `${path} had not expired (${response.state})` };
}

/**
 * Requests pages. Those with good content must still have it. All others must be right, or say that they are
 * unavailable.
 * @param {Pick<SiteBehindProxies, 'good' | 'request' | 'withLag'>} site
 * @param {string} fault its name
 * @param {Page[]} pages
 */
export async function requestKnown(site, fault, pages) {
  // Pages without data sources are spread among the others.
  const places = new Map(pages.map((page, index) => [page, (index * 0.618) % 1]));
  const spread = pages.toSorted((a, b) => Number(places.get(a)) - Number(places.get(b)));
  const [responses, lag] = await site.withLag(() =>
    runConcurrently(spread, visitorsAtOnce, site.request),
  );
  const circumstances = { fault, slack: tolerance + lag };
  const requested = spread.map((page, index) => {
    const response = responses[index];
    const good = site.good.get(page.path);
    const verdict =
      good === undefined
        ? verdictOfFirst(page, response, circumstances)
        : verdictOfKnown(page, response, { ...circumstances, good });
    return { page, response, verdict };
  });
  return { requested, lag };
}

/** Also checks that each message got its response in time. */
function putMessages(put, messages, allowance) {
  for (const { isRight, ...verdict } of messages) {
    const isInTime = verdict.seconds <= slowestResponse + allowance;
    put(contactRow, { ...verdict, isRight: isRight && isInTime });
  }
}

/** @param {number | null} more megabytes; null when they cannot be measured */
function verdictOfMemory(more) {
  if (more === null) return { word: 'not seen', isRight: process.platform !== 'linux' };
  return { word: more.toFixed(0), isRight: more <= mostMemory };
}

/**
 * The limits of all other pages grow with this time, so this time has a limit that depends on no response to a fault.
 * @param {number} seconds
 * @param {number} limit
 */
function verdictOfLag(seconds, limit) {
  const why = `it took ${seconds.toFixed(1)} s; the limit is ${limit.toFixed(1)} s`;
  return { word: 's', isRight: seconds <= limit, seconds, why };
}

/** @param {(row: string, verdict: Verdict) => void} put @param {Awaited<ReturnType<typeof requestKnown>>} known */
const putAll = (put, { requested }) =>
  requested.forEach(({ page, verdict }) => put(page.type, verdict));

/**
 * Does something with each fault.
 * @param {SiteBehindProxies} site
 * @param {Result} result
 * @param {Choice & { pages: Page[], extra?: string[] }} choice `extra`: rows besides those of the pages
 * @param {(fault: Fault, put: (row: string, verdict: Verdict) => void) => Promise<void>} work
 */
async function throughAll(site, result, { pages, extra = [], alone }, work) {
  const rows = [...typesOf(pages), ...extra, memory, withoutSources];
  const columns = site.faults.map(({ name }) => name);
  const putInto = result.table(rows, columns);
  for (const fault of site.faults) {
    await step(fault.name, async () => {
      await site.setFault(alone ? null : fault, fault);
      // Makes a response of the fault in advance: the first compressed one takes this process more than a second, which
      // would delay the measurement.
      fault.after?.('[]');
      const put = (row, verdict) => putInto(row, fault.name, verdict);
      const watched = () => site.memoryDuring(() => work(fault, put));
      const [[, more], lag] = await site.withLag(watched);
      put(memory, verdictOfMemory(more));
      put(withoutSources, verdictOfLag(lag, Math.max(longestLag, 1.25 * site.renderTime)));
    });
  }
}
