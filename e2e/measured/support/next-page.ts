import { DevToolsTab, type TabPage } from '../../support/devtools-tab';
import { untilIdle } from '../../support/loaded-tab';
import { expect } from '../../support/test';

/** A page, the page with a link to it, and the link as a CSS selector. */
export type Way = { path: string; from: string; link: string };

/** How many requests the prerendering of a page has sent: those for the page itself, and those for its files. */
export type Sent = { documents: number; files: number };

/**
 * A slow notebook on a mobile network: CPU slowdown, latency in milliseconds, throughput in bytes per second. The window
 * is 1,280 pixels wide, because the tests prerender by hovering, and phones have no hover.
 */
const slowdown = 4;
const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** The path to which the first visible link that fits leads. */
export async function pathOf(css: string, from: string): Promise<string> {
  const tab = await DevToolsTab.open();
  try {
    await tab.goto(from);
    return await tab.hrefOf(css);
  } finally {
    await tab.close();
  }
}

/**
 * Opens a page by a link, in a new browser that has loaded only the page with the link.
 *
 * @returns milliseconds to the largest paint: from the activation of a prerendered page, and else from the click
 * @throws {Error} when the page is not prerendered or shown in time
 */
export async function timeOf(
  { path, from, link }: Way,
  { isAhead }: { isAhead: boolean },
): Promise<number> {
  const tab = await DevToolsTab.open();
  try {
    await tab.goto(from);
    await untilIdle(tab);
    if (!isAhead)
      await tab.browser.send('Page.setPrerenderingAllowed', { isAllowed: false }, tab.page);
    await throttle(tab, tab.page);
    const place = await tab.pointAt(link);
    let session = tab.page;
    if (isAhead) {
      session = await prerendered(tab, path);
      await throttle(tab, session);
      // “Ready” means that the response has begun. The pointer rests on the link for two more seconds.
      await new Promise((resolve) => setTimeout(resolve, 2_000));
    }
    await tab.evaluate(rememberClick);
    await tab.clickAt(place);
    await expect
      .poll(() => tab.evaluate(largestPaint, { session, argument: path }).catch(() => null), {
        timeout: 30_000,
      })
      .not.toBeNull();
    // A later paint may be larger.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const time = await tab.evaluate(largestPaint, { session, argument: path });
    if (time === null) throw new Error('The browser has reported no largest paint.');

    return time;
  } finally {
    await tab.close();
  }
}

/** What a prerender requests from the site, in a browser that has loaded only the page with the link. */
export async function requestsOf({ path, from, link }: Way): Promise<Sent> {
  const tab = await DevToolsTab.open();
  try {
    await tab.goto(from);
    await untilIdle(tab);
    await tab.recordRequests();
    await tab.pointAt(link);
    const session = await prerendered(tab, path);
    // A prerendered page loads its scripts after four seconds (lib/next-internals/deferred-scripts.mjs).
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    const requests = tab.requests();
    const isDocument = (request: { path: string }) => request.path === path;
    // The page with the link loads pictures too, when the link is scrolled into view.
    const files = requests.filter((each) => each.sessionId === session && !isDocument(each));

    return { documents: requests.filter(isDocument).length, files: files.length };
  } finally {
    await tab.close();
  }
}

/** Waits until the page is prerendered. Returns its session. */
async function prerendered(tab: DevToolsTab, path: string): Promise<string> {
  const ready = { path, status: 'Ready' };
  await expect.poll(() => tab.prerenders(), { timeout: 30_000 }).toContainEqual(ready);

  return (await tab.find(({ subtype }: TabPage) => subtype === 'prerender')).sessionId;
}

async function throttle(tab: DevToolsTab, session: string): Promise<void> {
  await tab.browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown }, session);
  await tab.browser.send('Network.enable', {}, session);
  const conditions = { offline: false, ...network };
  await tab.browser.send('Network.emulateNetworkConditions', conditions, session);
}

/** Saves the time of the click for the next page. Runs in the page with the link. */
function rememberClick(): void {
  const remember = (event: Event) =>
    sessionStorage.setItem('clicked', String(performance.timeOrigin + event.timeStamp));
  document.addEventListener('click', remember, { capture: true });
}

/** The milliseconds until the largest paint, or null before there is one. Runs in the opened page. */
function largestPaint(path: string): Promise<number | null> | null {
  if (location.pathname !== path || document.readyState !== 'complete') return null;
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1);
      const [navigation] = performance.getEntriesByType('navigation');
      const { activationStart = 0 } = navigation as unknown as { activationStart?: number };
      const clicked = Number(sessionStorage.getItem('clicked')) - performance.timeOrigin;
      const start = activationStart > 0 ? activationStart : clicked;
      resolve(last ? Math.max(0, last.startTime - start) : null);
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(() => resolve(null), 500);
  });
}
