import type { speculationRules } from '../lib/http/speculation-rules';
import { currentSlide } from './support/carousel';
import { content } from './support/content';
import { DevToolsTab, type TabPage } from './support/devtools-tab';
import { expect, test } from './support/test';

let tab: DevToolsTab;

test.beforeEach(async () => {
  tab = await DevToolsTab.open();
});

test.afterEach(() => tab.close());

const prerenders = () => tab.prerenders();
const isPrerendered = ({ subtype }: TabPage) => subtype === 'prerender';
const hasReact = () => Object.keys(document.body).join().includes('__react');
const isSentByScript = () =>
  document.querySelector<HTMLElement>('#contact-form')!.dataset.sentBy === 'script';
const written = () => document.querySelector<HTMLTextAreaElement>('#contact-message')!.value;
const playing = () => document.querySelector('.player-name')?.textContent ?? '';
/** When the visitor opened a prerendered page, in milliseconds since its navigation began. 0 before. */
const activationStart = () => {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as unknown as { activationStart: number }).activationStart;
};

test('a page opens at once after the pointer has rested on its link', async () => {
  await tab.goto('/news');
  const link = 'main article a';
  const post = await tab.evaluate((css) => document.querySelector(css)!.getAttribute('href')!, {
    argument: link,
  });
  await tab.recordRequests();
  const documents = () => tab.requests().filter(({ path }) => path === post);
  const place = await tab.pointAt(link);
  await expect.poll(prerenders).toContainEqual({ path: post, status: 'Ready' });
  await expect.poll(documents).toHaveLength(1);
  const { sessionId: session } = await tab.find(isPrerendered);
  const isAhead = () => 'prerendering' in document && document.prerendering;
  expect(await tab.evaluate(isAhead, { session })).toBe(true);

  await tab.clickAt(place);
  await expect.poll(() => tab.evaluate(activationStart, { session })).toBeGreaterThan(0);
  // The scripts of a prerendered page must run too.
  await expect.poll(() => tab.evaluate(hasReact, { session })).toBe(true);
  expect(documents()).toHaveLength(1);
});

type Condition = {
  and?: Condition[];
  not?: Condition;
  href_matches?: string | string[];
  selector_matches?: string;
};

/**
 * Which of these links, given by their attributes, the rules of the site let the browser prerender. Runs in a page of
 * the site.
 */
async function prerenderable(links: Record<string, string>[]): Promise<(string | undefined)[]> {
  const isMet = (condition: Condition, link: HTMLAnchorElement): boolean => {
    const { and = [], not, href_matches: patterns, selector_matches: css } = condition;
    return (
      and.every((each) => isMet(each, link)) &&
      !(not && isMet(not, link)) &&
      (!patterns ||
        [patterns].flat().some((each) => new URLPattern(each, location.href).test(link.href))) &&
      (!css || link.matches(css))
    );
  };
  const response = await fetch('/speculation-rules.json');
  const { prerender } = (await response.json()) as ReturnType<typeof speculationRules>;
  const isAllowed = (attributes: Record<string, string>) => {
    const link = document.createElement('a');
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    return prerender.some(({ where }) => isMet(where, link));
  };
  return links.filter(isAllowed).map(({ href }) => href);
}

test('the rules match links to pages, and no search, preview, file or other site', async () => {
  const toPages = ['/', '/de', '/news', '/news/page/2', '/de/veranstaltungen', content.post.path];
  const toOthers = [
    ...['/search', '/de/suche', '/search?q=piano', '/preview/1-key', '/de/vorschau/1-key'],
    ...['/api/press-kit/de', '/api/media/2023/12/tone.mp3', '/press/stage-plot.en.pdf'],
    ...['/events.ics', '/de/veranstaltungen/one-note/termin.ics', '/feed.xml', '/de/feed.json'],
    ...['/news?utm_source=mail', '/?p=1', '/de#music', 'mailto:mail@example.org'],
    ...['https://example.org/', 'https://example.org/news', '//example.org/news'],
  ];
  const special: Record<string, string>[] = [
    { target: '_blank' },
    { download: '' },
    { 'data-next': '' },
  ];
  await tab.goto('/news');
  const links = [
    ...[...toPages, ...toOthers].map((href) => ({ href })),
    ...special.map((attributes) => ({ href: '/news', ...attributes })),
  ];

  expect(await tab.evaluate(prerenderable, { argument: links })).toEqual(toPages);
});

test('a browser that asks for less data gets no rules', async ({ request }) => {
  const rulesFor = async (headers: Record<string, string>) =>
    (await request.get('/news', { headers })).headers()['speculation-rules'];

  expect(await rulesFor({})).toBe('"/speculation-rules.json"');
  expect(await rulesFor({ 'save-data': 'on' })).toBeUndefined();
});

test('searches, files and other sites are not prerendered', { tag: '@nightly' }, async () => {
  await tab.goto('/events');
  for (const link of ['header a[href="/search"]', 'main a[href$=".ics"]', 'footer a[target]']) {
    await tab.pointAt(link);
    // The browser prerenders the target of a link after the pointer has been on it for a fifth of a second.
    await new Promise((resolve) => setTimeout(resolve, 600));
  }
  expect(prerenders()).toEqual([]);
  await tab.pointAt('footer a[href="/videos"]');
  await expect.poll(() => prerenders().at(-1)?.status).toBe('Ready');
  expect(new Set(prerenders().map(({ path }) => path))).toEqual(new Set(['/videos']));
});

test(
  'the carousel of a prerendered page stands still until the page is opened',
  { tag: '@nightly' },
  async () => {
    await tab.goto('/news');
    const home = await tab.pointAt('header a[href="/"]');
    await expect.poll(prerenders).toContainEqual({ path: '/', status: 'Ready' });
    const { sessionId: session } = await tab.find(isPrerendered);
    await expect.poll(() => tab.evaluate(hasReact, { session })).toBe(true);
    // A carousel that moved would show its third slide after this time.
    await new Promise((resolve) => setTimeout(resolve, 7_000));
    expect(await tab.evaluate(currentSlide, { session })).toBeLessThan(2);

    await tab.clickAt(home);
    await expect.poll(() => tab.evaluate(currentSlide, { session })).toBeGreaterThan(1);
  },
);

test(
  'the player continues when a prerendered page is opened, and not before',
  { tag: '@nightly' },
  async () => {
    await tab.goto(`/music/${content.release}`);
    await expect.poll(() => tab.evaluate(hasReact)).toBe(true);
    await tab.clickAt(await tab.pointAt('main .play'));
    await expect.poll(() => tab.evaluate(playing)).not.toBe('');
    const name = await tab.evaluate(playing);

    const list = await tab.pointAt('main a[href="/music"]');
    await expect.poll(prerenders).toContainEqual({ path: '/music', status: 'Ready' });
    const { sessionId: session } = await tab.find(isPrerendered);
    // A prerendered page paints nothing, so its scripts run only after the timeout of
    // lib/next-internals/deferred-scripts.mjs.
    await expect.poll(() => tab.evaluate(hasReact, { session })).toBe(true);
    expect(await tab.evaluate(playing, { session })).toBe('');

    await tab.clickAt(list);
    await expect.poll(() => tab.evaluate(playing, { session })).toBe(name);
  },
);

test(
  'a prerendered contact page shows what was written until it is opened',
  { tag: '@nightly' },
  async () => {
    const write = (text: string) => {
      const field = document.querySelector<HTMLTextAreaElement>('#contact-message')!;
      field.value += text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    await tab.goto('/contact');
    await tab.pointAt('#contact-form [type=submit]');
    await expect.poll(() => tab.evaluate(isSentByScript)).toBe(true);
    await tab.evaluate(write, { argument: 'First.' });

    const german = await tab.pointAt('header a[href="/de/kontakt"]');
    await expect.poll(prerenders).toContainEqual({ path: '/de/kontakt', status: 'Ready' });
    const { sessionId: session } = await tab.find(isPrerendered);
    await expect.poll(() => tab.evaluate(hasReact, { session })).toBe(true);
    // If the form already read the draft, it would show it within this time.
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(await tab.evaluate(written, { session })).toBe('');

    await tab.evaluate(write, { argument: ' Second.' });
    await tab.clickAt(german);
    await expect.poll(() => tab.evaluate(written, { session })).toBe('First. Second.');
  },
);

const isRead = (path: string) => location.pathname === path && document.readyState !== 'loading';

/** Has this page view measured, and keeps what it reports. Runs before the scripts of the page. */
function keepReports(): void {
  Math.random = () => 0;
  const reports: string[] = [];
  navigator.sendBeacon = (_, report) => reports.push(String(report)) > 0;
  Object.assign(window, { reports });
}

const recordedReports = () => (window as unknown as { reports: string[] }).reports;

/** Waits until the browser reports the largest paint. */
const largestPaint = () =>
  new Promise<number>((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries()[0]!.startTime));
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });

/** Does what the browser does when the visitor leaves the page. */
function hide(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}

test(
  'a prerendered page reports how fast it was only after it was opened, counted from then',
  { tag: '@nightly' },
  async () => {
    await tab.goto('/news');
    const videos = await tab.pointAt('footer a[href="/videos"]');
    await expect.poll(prerenders).toContainEqual({ path: '/videos', status: 'Ready' });
    const { sessionId: session } = await tab.find(isPrerendered);
    await expect
      .poll(() => tab.evaluate(isRead, { session, argument: '/videos' }).catch(() => false))
      .toBe(true);
    // A prerendered page paints nothing, so its own scripts run only after four seconds.
    await tab.evaluate(keepReports, { session });
    await expect.poll(() => tab.evaluate(hasReact, { session })).toBe(true);
    // The script that measures loads when the browser is idle.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(await tab.evaluate(recordedReports, { session })).toEqual([]);

    await tab.clickAt(videos);
    await expect.poll(() => tab.evaluate(activationStart, { session })).toBeGreaterThan(0);
    await tab.evaluate(largestPaint, { session });
    expect(await tab.evaluate(recordedReports, { session })).toEqual([]);
    await tab.evaluate(hide, { session });
    const reports = await tab.evaluate(recordedReports, { session });

    expect(reports.map((report) => JSON.parse(report))).toEqual([
      expect.objectContaining({ path: '/videos', navigation: 'prerender', ttfb: 0 }),
    ]);
    // Counted from the beginning, it would be later than the activation.
    const { lcp } = JSON.parse(reports[0]!);
    expect(lcp).toBeGreaterThan(0);
    expect(lcp).toBeLessThan(await tab.evaluate(activationStart, { session }));
  },
);
