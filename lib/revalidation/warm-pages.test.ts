import { noteStoredPage } from '../cache/stored-pages.mjs';
import { env } from '../config/env';
import { dataRequestedAtHeader, warmingHeader } from '../http/request-context.mjs';
import { renderNowHeader } from '../next-internals/headers.mjs';
import { logged } from '../testing/responses';
import { isStoredSince, warmPages } from './warm-pages';
import { warmPictures } from './warm-pictures';

jest.mock('./warm-pictures', () => ({ warmPictures: jest.fn(async () => undefined) }));

type Rendering = { status?: number; dataRequestedAt?: number };

/** Responds to the requests that the process sends to itself, in this order. All others get the last response. */
function renderings(...all: ((requestedAt: number) => Rendering)[]) {
  const requests: { path: string; headers: Headers }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    requests.push({ path: new URL(String(url)).pathname, headers: new Headers(init?.headers) });
    const next = all[Math.min(requests.length, all.length) - 1];
    const { status = 200, dataRequestedAt } = next?.(Date.now()) ?? {};
    const headers = new Headers();
    if (dataRequestedAt !== undefined) headers.set(dataRequestedAtHeader, String(dataRequestedAt));
    return new Response(null, { status, headers });
  });
  return requests;
}

/** Both languages share this file. */
const file = [{ pathname: '/sitemaps' }] as const;
const key = (path: string) => `/route-cache/APP_PAGE/0123abcd/$${path}`;
const fresh = (requestedAt: number) => ({ dataRequestedAt: requestedAt });
const old = (requestedAt: number) => ({ dataRequestedAt: requestedAt - 1_000 });

afterEach(() => jest.restoreAllMocks());

describe('warmPages', () => {
  it('renders each page in both languages, and a file of both once', async () => {
    const requests = renderings(fresh);
    await warmPages([{ pathname: '/videos/[slug]', params: { slug: 'klänge' } }, ...file]);

    expect(requests.map(({ path }) => path)).toEqual([
      '/en/videos/kl%C3%A4nge',
      '/de/videos/kl%C3%A4nge',
      '/en/sitemaps',
    ]);
    for (const name of [warmingHeader, renderNowHeader]) {
      expect(requests.every(({ headers }) => headers.has(name))).toBe(true);
    }
  });

  it('renders the first two pages in both languages, and the rest after them', async () => {
    const requests: string[] = [];
    const responses: (() => void)[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
      requests.push(new URL(String(url)).pathname);
      return new Promise((resolve) => responses.push(() => resolve(new Response())));
    });
    const pages = (['/news', '/', '/videos'] as const).map((pathname) => ({ pathname }));
    const warm = warmPages([...pages]);
    expect(requests).toEqual(['/en/news', '/de/news', '/en', '/de']);

    for (const respond of responses.splice(0)) respond();
    while (responses.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(requests.slice(4)).toEqual(['/en/videos', '/de/videos']);
    for (const respond of responses) respond();
    await warm;
  });

  it('renders feeds and sitemaps one after the other, after the pages', async () => {
    const requests: string[] = [];
    const responses: (() => void)[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
      requests.push(new URL(String(url)).pathname);
      return new Promise((resolve) => responses.push(() => resolve(new Response())));
    });
    const warm = warmPages([{ pathname: '/news' }], [{ pathname: '/feed.xml' }]);
    expect(requests).toEqual(['/en/news', '/de/news']);
    for (const expected of ['/en/feed.xml', '/de/feed.xml']) {
      for (const respond of responses.splice(0)) respond();
      while (responses.length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
      expect(requests.at(-1)).toBe(expected);
    }
    for (const respond of responses) respond();
    await warm;
  });

  it('lets pictures be made when no page has been warmed for two seconds', async () => {
    jest.replaceProperty(env, 'MAKE_PICTURES', 'early');
    renderings(fresh);
    await warmPages([...file]);
    const [, mustWait] = jest.mocked(warmPictures).mock.lastCall ?? [];
    expect(mustWait?.()).toBe(true);

    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 2_100);
    expect(mustWait?.()).toBe(false);
    const warm = warmPages([...file]);
    expect(mustWait?.()).toBe(true);
    await warm;
  });

  it('renders a page again that has older data: its rendering was under way before the change', async () => {
    const requests = renderings(old, fresh);
    await warmPages([...file]);

    expect(requests).toHaveLength(2);
  });

  it('takes a page without data for fresh, and leaves one alone that cannot be rendered', async () => {
    const requests = renderings(() => ({}));
    await warmPages([...file]);
    expect(requests).toHaveLength(1);

    const failing = renderings(() => ({ status: 500 }));
    await warmPages([...file]);
    expect(failing).toHaveLength(1);
  });

  it('leaves a page alone that a visitor has had rendered since the change', async () => {
    const requests: string[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      requests.push(new URL(String(url)).pathname);
      // While the first pages are rendered, a visitor opens the third one.
      noteStoredPage(key('/en/videos/klänge'), Date.now());
      noteStoredPage(key('/de/videos/klänge'), Date.now() - 1_000);
      return new Response();
    });
    const pages = (['/news', '/'] as const).map((pathname) => ({ pathname }));
    await warmPages([...pages, { pathname: '/videos/[slug]', params: { slug: 'klänge' } }]);

    expect(requests).toEqual(['/en/news', '/de/news', '/en', '/de', '/de/videos/kl%C3%A4nge']);
  });

  it('gives up a page that stays old, and says so', async () => {
    const errors = logged('error');
    const requests = renderings(old);
    await warmPages([...file]);

    expect(requests).toHaveLength(3);
    expect(errors).toHaveBeenCalledTimes(1);
  });
});

describe('isStoredSince', () => {
  const events = { pathname: '/events' } as const;
  const moment = Date.now();

  it('is true when the page of each language has data that was requested since', () => {
    noteStoredPage(key('/en/events'), moment + 1);
    noteStoredPage(key('/de/events'), moment - 1);
    expect(isStoredSince(events, moment)).toBe(false);

    noteStoredPage(key('/de/events'), moment);
    expect(isStoredSince(events, moment)).toBe(true);
  });

  it('is false when the last good page has been stored again after a failure', () => {
    noteStoredPage(key('/en/events'), moment);
    noteStoredPage(key('/de/events'), Infinity);

    expect(isStoredSince(events, moment)).toBe(false);
  });
});
