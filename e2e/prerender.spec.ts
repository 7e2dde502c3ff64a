import { content } from './support/content';
import { DevToolsTab, type TabPage } from './support/devtools-tab';
import { stack } from './support/environment';
import { expect, test } from './support/test';

let tab: DevToolsTab;

test.beforeEach(async () => {
  tab = await DevToolsTab.open();
});

test.afterEach(() => tab.close());

/** The states that the browser has reported about the pages that it prerenders. */
const prerenders = () =>
  tab.browser.events
    .filter(({ method }) => method === 'Preload.prerenderStatusUpdated')
    .map(({ params }) => ({
      path: String(params.key.url).replace(stack.siteUrl, ''),
      status: String(params.status),
    }));

const isPrerendered = ({ subtype }: TabPage) => subtype === 'prerender';
const isHydrated = () => Object.keys(document.body).join().includes('__react');
const isSentByScript = () =>
  document.querySelector<HTMLElement>('#contact-form')!.dataset.sentBy === 'script';
const written = () => document.querySelector<HTMLTextAreaElement>('#contact-message')!.value;
const playing = () => document.querySelector('.player-name')?.textContent ?? '';

test('a page opens at once after the pointer has rested on its link', async () => {
  await tab.goto('/news');
  const link = 'main article a';
  const post = await tab.evaluate((css) => document.querySelector(css)!.getAttribute('href')!, {
    argument: link,
  });
  const place = await tab.pointAt(link);
  await expect.poll(prerenders).toContainEqual({ path: post, status: 'Ready' });
  const { sessionId: session } = await tab.find(isPrerendered);
  const isAhead = () => 'prerendering' in document && document.prerendering;
  expect(await tab.evaluate(isAhead, { session })).toBe(true);

  await tab.clickAt(place);
  const activated = () => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as unknown as { activationStart: number }).activationStart;
  };
  await expect.poll(() => tab.evaluate(activated, { session })).toBeGreaterThan(0);
  // The scripts of a prerendered page must run too.
  await expect.poll(() => tab.evaluate(isHydrated, { session })).toBe(true);
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
    const current = () =>
      [...document.querySelectorAll('.carousel-dot')].findIndex(
        (dot) => dot.getAttribute('aria-current') === 'true',
      );
    await tab.goto('/news');
    const home = await tab.pointAt('header a[href="/"]');
    await expect.poll(prerenders).toContainEqual({ path: '/', status: 'Ready' });
    const { sessionId: session } = await tab.find(isPrerendered);
    await expect.poll(() => tab.evaluate(isHydrated, { session })).toBe(true);
    // A carousel that moved would show its third slide after this time.
    await new Promise((resolve) => setTimeout(resolve, 7_000));
    expect(await tab.evaluate(current, { session })).toBeLessThan(1);

    await tab.clickAt(home);
    await expect.poll(() => tab.evaluate(current, { session })).toBeGreaterThan(0);
  },
);

test(
  'the player continues when a prerendered page is opened, and not before',
  { tag: '@nightly' },
  async () => {
    await tab.goto(`/music/${content.release}`);
    await expect.poll(() => tab.evaluate(isHydrated)).toBe(true);
    await tab.clickAt(await tab.pointAt('main .play'));
    await expect.poll(() => tab.evaluate(playing)).not.toBe('');
    const name = await tab.evaluate(playing);

    const list = await tab.pointAt('main a[href="/music"]');
    await expect.poll(prerenders).toContainEqual({ path: '/music', status: 'Ready' });
    const { sessionId: session } = await tab.find(isPrerendered);
    // A prerendered page paints nothing, so its scripts run only after the timeout of
    // lib/next-internals/deferred-scripts.mjs.
    await expect.poll(() => tab.evaluate(isHydrated, { session })).toBe(true);
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
    await expect.poll(() => tab.evaluate(isHydrated, { session })).toBe(true);
    // If the form already read the draft, it would show it within this time.
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(await tab.evaluate(written, { session })).toBe('');

    await tab.evaluate(write, { argument: ' Second.' });
    await tab.clickAt(german);
    await expect.poll(() => tab.evaluate(written, { session })).toBe('First. Second.');
  },
);
