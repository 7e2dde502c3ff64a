import { DevToolsPipe } from './support/devtools-pipe';
import { content } from './support/content';
import { stack } from './support/environment';
import { expect, test } from './support/test';

const executable = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

let browser: DevToolsPipe;
/** The session of the tab, and of the page that it shows now. */
let tab: string;
let page: string;

test.beforeEach(async () => {
  browser = await DevToolsPipe.launch(executable);
  const { targetId } = await browser.send('Target.createTarget', {
    ...{ url: 'about:blank', forTab: true },
  });
  const attached = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  tab = attached.sessionId;
  await browser.send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
    tab,
  );
  page = (await target(({ type }) => type === 'page')).sessionId;
  await browser.send('Page.enable', {}, page);
  await browser.send('Preload.enable', {}, page);
});

test.afterEach(() => browser.close());

type Target = { sessionId: string; type: string; subtype?: string };

/** The newest page of the tab like this, as soon as there is one. */
async function target(isWanted: (target: Target) => boolean): Promise<Target> {
  let found: Target | undefined;
  await expect
    .poll(() => {
      found = browser.events
        .filter(({ method }) => method === 'Target.attachedToTarget')
        .map(({ params }) => ({ ...params.targetInfo, sessionId: params.sessionId }) as Target)
        .findLast(isWanted);
      return found;
    })
    .toBeDefined();
  return found!;
}

async function evaluate<Result>(run: () => Result, session: string): Promise<Result> {
  const { result } = await browser.send(
    'Runtime.evaluate',
    { expression: `(${run})()`, awaitPromise: true, returnByValue: true },
    session,
  );
  return result.value as Result;
}

async function open(path: string): Promise<void> {
  await browser.send('Page.navigate', { url: stack.siteUrl + path }, page);
  await expect
    .poll(() => evaluate(() => document.readyState === 'complete' && location.href, page))
    .toBe(stack.siteUrl + path);
}

/** The place of a link in the middle of the screen. */
async function placeOf(css: string): Promise<{ x: number; y: number }> {
  const { result } = await browser.send(
    'Runtime.evaluate',
    {
      expression: `(() => {
        const link = document.querySelector(${JSON.stringify(css)});
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = link.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      })()`,
      returnByValue: true,
    },
    page,
  );
  return result.value as { x: number; y: number };
}

const mouse = (type: string, place: object) =>
  browser.send('Input.dispatchMouseEvent', { type, ...place }, page);

async function click(place: object): Promise<void> {
  for (const type of ['mousePressed', 'mouseReleased'])
    await mouse(type, { ...place, button: 'left', clickCount: 1 });
}

const prerenders = () =>
  browser.events
    .filter(({ method }) => method === 'Preload.prerenderStatusUpdated')
    .map(({ params }) => ({
      path: String(params.key.url).replace(stack.siteUrl, ''),
      status: String(params.status),
    }));

test('a page opens at once after the pointer has rested on its link', async () => {
  await open('/news');
  const post = await evaluate(
    () => document.querySelector('main article a')!.getAttribute('href')!,
    page,
  );
  const place = await placeOf(`main article a[href="${post}"]`);
  await mouse('mouseMoved', place);
  await expect.poll(prerenders).toContainEqual({ path: post, status: 'Ready' });
  const ahead = await target(({ subtype }) => subtype === 'prerender');
  expect(
    await evaluate(() => 'prerendering' in document && document.prerendering, ahead.sessionId),
  ).toBe(true);

  await click(place);
  const timing = () => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as unknown as { activationStart: number }).activationStart;
  };
  await expect.poll(() => evaluate(timing, ahead.sessionId)).toBeGreaterThan(0);
  // Its scripts run as after any other way to the page.
  await expect
    .poll(() =>
      evaluate(() => Object.keys(document.body).join().includes('__react'), ahead.sessionId),
    )
    .toBe(true);
});

test('searches, files and other sites are not prerendered', { tag: '@nightly' }, async () => {
  await open('/events');
  for (const css of ['header a[href="/search"]', 'main a[href$=".ics"]', 'footer a[target]']) {
    await mouse('mouseMoved', await placeOf(css));
    // A link that may be prerendered is, after a fifth of a second.
    await new Promise((resolve) => setTimeout(resolve, 600));
  }
  expect(prerenders()).toEqual([]);
  await mouse('mouseMoved', await placeOf('footer a[href="/videos"]'));
  await expect.poll(() => prerenders().at(-1)?.status).toBe('Ready');
  expect(new Set(prerenders().map(({ path }) => path))).toEqual(new Set(['/videos']));
});

test(
  'the player continues when a prerendered page is opened, and not before',
  { tag: '@nightly' },
  async () => {
    const playing = () => document.querySelector('.player-name')?.textContent ?? '';
    const isHydrated = () => Object.keys(document.body).join().includes('__react');
    await open(`/music/${content.release}`);
    await expect.poll(() => evaluate(isHydrated, page)).toBe(true);
    await click(await placeOf('main .play'));
    await expect.poll(() => evaluate(playing, page)).not.toBe('');
    const name = await evaluate(playing, page);

    const list = await placeOf('main a[href="/music"]');
    await mouse('mouseMoved', list);
    await expect.poll(prerenders).toContainEqual({ path: '/music', status: 'Ready' });
    const ahead = await target(({ subtype }) => subtype === 'prerender');
    // Its scripts run, as nothing is painted, after the patience of lib/next-internals/deferred-scripts.mjs.
    await expect.poll(() => evaluate(isHydrated, ahead.sessionId)).toBe(true);
    expect(await evaluate(playing, ahead.sessionId)).toBe('');

    await click(list);
    await expect.poll(() => evaluate(playing, ahead.sessionId)).toBe(name);
  },
);
