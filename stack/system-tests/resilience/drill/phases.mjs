import { say, step } from '../../../console.mjs';
import { runConcurrently } from '../../../run-concurrently.mjs';
import { contactRow, sendMessages, slowestResponse } from './contact.mjs';
import { isCacheable } from '../../common/pages/pages.mjs';
import { shortestLifetime, tolerance, verdictOfFirst, verdictOfKnown } from './verdicts.mjs';
import { fetchAsVisitor, lifetimeOf, untilAll } from '../../common/visitors/requests.mjs';
import { expireEverything } from '../../webhook.mjs';

/** @typedef {import('./drilled-site.mjs').DrilledSite} DrilledSite */
/** @typedef {import('../../common/results/results.mjs').Results} Results */
/** @typedef {import('../../common/faults/faults.mjs').Fault} Fault */
/** @typedef {import('../../common/pages/pages.mjs').Page} Page */

/**
 * A phase of the drill. `alone`: only Supabase has the fault; otherwise WordPress has it too.
 * @typedef {{ name: string, pages: Page[], faults: Fault[], alone?: boolean }} Phase
 */

const deferred = 'pages deferred after a failure';
const changes = 'files, whether they have changed';
const memory = 'memory of the site, MB more';
const withoutSources = 'page without data sources';
const visitorsAtOnce = 6;
/** Megabytes for the pages that are rendered at the same time, and for what the process holds in memory. */
const mostMemory = 250;
/**
 * The maximum response time of a page without data sources, in seconds. A machine with two cores needed 1.4 at most. A
 * process that is blocked for five seconds exceeds this limit.
 */
const longestLag = 4;
/** The maximum time of a revalidation, in seconds: all pages at once, each with two requests of fifteen seconds. */
const longestRevalidation = 60;

/**
 * The phase in which nothing has been rendered yet, and the data sources have a fault.
 * @param {DrilledSite} drilled
 * @param {Results} results
 * @param {Phase} phase
 */
export async function firstRender(drilled, results, phase) {
  await throughAll(drilled, results, phase, [contactRow], async (fault, put) => {
    const [[messages, responses], lag] = await drilled.withLag(() =>
      Promise.all([
        sendMessages(drilled),
        runConcurrently(phase.pages, phase.pages.length, (page) => drilled.request(page)),
      ]),
    );
    // The site does not wait for refused connections, so this is the time of rendering.
    if (fault.isRefused) drilled.renderTime = Math.max(...responses.map(({ seconds }) => seconds));
    const slack = tolerance + (fault.isRefused ? lag : Math.max(lag, drilled.renderTime));
    for (const [index, page] of phase.pages.entries()) {
      const circumstances = { fault: fault.name, slack };
      put(page.type, verdictOfFirst(page, responses[index], circumstances));
    }
    putMessages(put, messages, slack);
    await drilled.untilIdle(lag);
  });
}

/**
 * The phase in which all pages are stored and have just expired.
 * @param {DrilledSite} drilled
 * @param {Results} results
 * @param {Phase} phase
 */
export async function revalidation(drilled, results, phase) {
  const cached = phase.pages.filter(isCacheable);
  const files = cached.filter(({ path }) => /\.(xml|json|ics)$/.test(path));
  const extra = [contactRow, deferred, ...(files.length ? [changes] : [])];
  await throughAll(drilled, results, phase, extra, async (fault, put) => {
    await expireEverything(drilled.settings);
    const messages = sendMessages(drilled);
    const others = phase.pages.filter((page) => !isCacheable(page));
    const requests = requestKnown(drilled, fault.name, others);
    const { responses, verdicts, lag } = await requestKnown(drilled, fault.name, cached);
    for (const [index, page] of cached.entries()) {
      put(page.type, wasTried(page, responses[index], verdicts[index]));
    }
    putMessages(put, await messages, tolerance + lag);
    putAll(put, others, (await requests).verdicts);
    const dependent = cached.filter(({ source }) => source !== 'nobody');
    const isDone = (page) => isDeferred(drilled, page);
    const left = await untilAll(dependent, isDone, longestRevalidation);
    const why = `pages that could not be rendered again are tried at every request: ${left.map(({ path }) => path)}`;
    put(deferred, { word: `${dependent.length - left.length}`, isRight: left.length === 0, why });

    putAll(put, cached, (await requestKnown(drilled, fault.name, cached)).verdicts);
    for (const verdict of await requestIfChanged(drilled, files)) put(changes, verdict);
    await drilled.untilIdle(lag);
  });
}

/**
 * The phase in which the process ends and is started again while the data sources have the fault.
 * @param {DrilledSite} drilled
 * @param {Results} results
 * @param {Phase} phase
 */
export async function restart(drilled, results, phase) {
  await throughAll(drilled, results, phase, [], async (fault, put) => {
    await drilled.stop();
    await drilled.start();
    const { verdicts, lag } = await requestKnown(drilled, fault.name, phase.pages);
    putAll(put, phase.pages, verdicts);
    await drilled.untilIdle(lag);
  });
}

/**
 * Whether the site waits some time before it tries to render the page again.
 * @param {DrilledSite} drilled
 * @param {Page} page
 */
async function isDeferred(drilled, page) {
  const response = await drilled.request(page);
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
function wasTried({ source, path }, response, verdict) {
  const hadExpired =
    source === 'nobody' || response.state === 'STALE' || lifetimeOf(response) === 30;
  if (hadExpired) return verdict;
  return { ...verdict, isRight: false, why: `${path} had not expired (${response.state})` };
}

/**
 * Requests pages. Those with good content must still have it. All others must be right, or say that they are
 * unavailable.
 * @param {Pick<DrilledSite, 'good' | 'request' | 'withLag'>} drilled
 * @param {string} fault its name
 * @param {Page[]} pages
 */
export async function requestKnown(drilled, fault, pages) {
  // Shuffled, so that pages without data sources are spread among the others.
  const order = pages
    .map((_, index) => index)
    .sort((a, b) => ((a * 0.618) % 1) - ((b * 0.618) % 1));
  const [shuffled, lag] = await drilled.withLag(() =>
    runConcurrently(order, visitorsAtOnce, (index) => drilled.request(pages[index])),
  );
  const responses = pages.map((_, index) => shuffled[order.indexOf(index)]);
  const circumstances = { fault, slack: tolerance + lag };
  const verdicts = pages.map((page, index) => {
    const good = drilled.good.get(page.path);
    return good === undefined
      ? verdictOfFirst(page, responses[index], circumstances)
      : verdictOfKnown(page, responses[index], { ...circumstances, good });
  });
  return { responses, verdicts, lag };
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

/** The limits of all other pages grow with this time, so this time has a fixed limit. @param {number} seconds */
function verdictOfLag(seconds) {
  const why = `it took ${seconds.toFixed(1)} s; the limit is ${longestLag} s`;
  return { word: 's', isRight: seconds <= longestLag, seconds, why };
}

const putAll = (put, pages, verdicts) =>
  pages.forEach(({ type }, index) => put(type, verdicts[index]));

/**
 * Runs a phase with each fault, and prints its table.
 * @param {DrilledSite} drilled
 * @param {Results} results
 * @param {Phase} phase
 * @param {string[]} extra rows besides those of the pages
 * @param {(fault: Fault, put: (row: string, verdict: import('../../common/results/results.mjs').Verdict) => void) => Promise<void>} work
 */
async function throughAll(drilled, results, { name, pages, faults, alone }, extra, work) {
  const rows = [...pages.map(({ type }) => type), ...extra, memory, withoutSources];
  results.expect(
    name,
    rows,
    faults.map((fault) => fault.name),
  );
  for (const fault of faults) {
    await step(`${name}, ${fault.name}`, async () => {
      await drilled.setFault(alone ? null : fault, fault);
      // Makes a response of the fault in advance: the first compressed one takes this process more than a second, which
      // would delay the measurement.
      fault.after?.('[]');
      const put = (row, verdict) => results.put({ phase: name, row, column: fault.name }, verdict);
      const [more, lag] = await drilled.withLag(() => drilled.memoryDuring(() => work(fault, put)));
      put(memory, verdictOfMemory(more));
      put(withoutSources, verdictOfLag(lag));
    });
  }
  say(`\n${results.tableOf(name)}`);
}
