import { percentile } from '../../stack/system-tests/numbers.mjs';
import { content } from '../support/content';
import { DevToolsTab, type TabPage } from '../support/devtools-tab';
import { untilIdle } from '../support/loaded-tab';
import { expect, test } from '../support/test';

/** The number of navigations to each type of page with prerendering, and without. */
const runs = Number(process.env.NAVIGATIONS ?? 50);

/** A mid-range phone on a mobile network: CPU slowdown, latency in milliseconds, throughput in bytes per second. */
const slowdown = 4;
const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** For each type of page: a page with a link to it, and the link (the first visible one that fits). */
const types: [from: string, link: string][] = [
  ['/news', 'a[href="/"]'],
  ['/', 'main a[href="/news"]'],
  ['/news', 'main article a[href^="/20"]'],
  ['/', 'main a[href="/events"]'],
  ['/events', 'main article a[href^="/events/"]'],
  ['/', 'footer a[href="/videos"]'],
  ['/videos', 'main article a[href^="/videos/"]'],
  ['/', 'footer a[href="/music"]'],
  ['/music', 'main article a[href^="/music/"]'],
  [`/tours/${content.tours[0]}`, 'main a[href="/tours"]'],
  [`/biography/${content.stories[0]}`, 'main a[href="/biography"]'],
  ['/', 'footer a[href="/contact"]'],
];

type Series = { path: string; ahead: number[]; loaded: number[] };

test('the next page, prerendered and not', async () => {
  test.setTimeout(0);
  const all: Series[] = [];
  for (const [from, link] of types) {
    const path = await pathOf(link, from);
    const series: Series = { path, ahead: [], loaded: [] };
    for (let run = 0; run < runs; run++) {
      series.loaded.push(await timeOf(path, from, { isAhead: false }));
      series.ahead.push(await timeOf(path, from, { isAhead: true }));
    }
    all.push(series);
    console.log(rowOf(series));
  }
  const middle = (pick: (series: Series) => number[]) => median(all.flatMap(pick));
  console.log(
    `ratio of the medians: ${(middle((s) => s.ahead) / middle((s) => s.loaded)).toFixed(2)}`,
  );
});

const rowOf = ({ path, ahead, loaded }: Series) =>
  `${path}: prerendered ${median(ahead)} (${p95(ahead)} at the 95th percentile), loaded ${median(loaded)} (${p95(loaded)}) ms to the largest paint`;

const at = (share: number) => (values: number[]) => Math.round(percentile(values, share));
const median = at(0.5);
const p95 = at(0.95);

/** The path to which the first visible link that fits leads. */
async function pathOf(link: string, from: string): Promise<string> {
  const tab = await DevToolsTab.open();
  try {
    await tab.goto(from);
    return await tab.hrefOf(link);
  } finally {
    await tab.close();
  }
}

/**
 * Opens a page by a link, in a new browser that has loaded only the page with the link.
 *
 * @returns milliseconds to the largest paint: from the activation of a prerendered page, and else from the click
 */
async function timeOf(path: string, from: string, { isAhead }: { isAhead: boolean }) {
  const tab = await DevToolsTab.open();
  try {
    await tab.goto(from);
    await untilIdle(tab);
    const link = `a[href="${path}"]`;
    if (!isAhead)
      await tab.browser.send('Page.setPrerenderingAllowed', { isAllowed: false }, tab.page);
    await throttle(tab, tab.page);
    const place = await tab.pointAt(link);
    let session = tab.page;
    if (isAhead) {
      const ready = { path, status: 'Ready' };
      await expect.poll(() => tab.prerenders(), { timeout: 30_000 }).toContainEqual(ready);
      ({ sessionId: session } = await tab.find(({ subtype }: TabPage) => subtype === 'prerender'));
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
    return (await tab.evaluate(largestPaint, { session, argument: path })) ?? Number.NaN;
  } finally {
    await tab.close();
  }
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
