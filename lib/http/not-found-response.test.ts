/** @jest-environment node */
import { forgetProcessState } from '../next-internals/process-state.mjs';
import { onRequestStart } from '../next-internals/request-start.mjs';
import { loggablePath } from './loggable-path';
import { logged } from '../testing/responses';
import { stopClock, withMovingClock } from '../testing/fake-clock';
import { slugList } from '../testing/slug-responses';
import { startRequest } from '../testing/started-request';
import { trackRequest, warmingHeaders, requestPurpose } from './request-context.mjs';

// Other tests (lib/data/slugs) cover the list that an earlier process has stored.
jest.mock('../data/slugs/slug-list-file', () => ({
  storeSlugList: async () => {},
  readStoredSlugIndex: () => null,
}));

jest.mock('./prerendered-not-found-page', () => ({
  prerenderedNotFoundPage: (locale: string, screen: string) => ({
    html: `404 ${locale} ${screen}`,
    headers: { 'content-security-policy': 'of the page' },
  }),
}));

type Responses = typeof import('./not-found-response');

const origin = 'https://site.example';
const fixed = {
  ...{ '/tours/[slug]': ['soul-song-tour'], '/biography/[name]': ['aura'] },
  '/api/press-kit/[locale]/[photo]': ['keys.jpg'],
};

let requests: string[];

/** Simulates a site that has just started: with this list of slugs from WordPress, or without one. */
async function started(list: object | null = slugList()): Promise<Responses> {
  forgetProcessState('slugList');
  requests = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(String(input));
    requests.push(url.host + url.pathname);
    if (url.pathname.endsWith('/headless-slugs')) {
      return list ? Response.json(list) : Response.json({ code: 'rest_no_route' }, { status: 404 });
    }
    throw new Error(`No other request must be sent, but this one was: ${url.href}`);
  });
  await (await import('../data/slugs/find-slug')).refreshSlugList();
  return import('./not-found-response');
}

beforeAll(() => onRequestStart([trackRequest]));
afterEach(() => jest.useRealTimers());

describe('notFoundResponse', () => {
  it.each([
    '/en/2023/12/made-up',
    '/de/2023/12/made-up',
    '/de/old-post/made-up',
    '/en/category/made-up',
    '/en/category/made-up/page/2',
    '/de/news/category/made-up',
    '/de/tag/made-up',
    '/en/events/made-up',
    '/en/news/page/2',
    '/en/tag/432-hz/page/4',
    '/de/music/page/2',
    '/de/events/page/2',
    '/en/past-events/page/2',
    '/en/post-by-id/99',
    '/en/2023/12/twelve-candless',
    '/en/2023/12/tw%C3%A9lve-candles',
    '/de/category/journal!',
  ])(
    'responds with 404 for %s, and requests only the list of slugs from WordPress',
    async (path) => {
      const { notFoundResponse } = await started();
      const response = await notFoundResponse(path, origin, fixed);

      const screen = path.includes('/events/made-up') ? 'event' : 'page';
      expect([response?.status, await response?.text()]).toEqual([
        ...[404, `404 ${path.slice(1, 3)} ${screen}`],
      ]);
      expect(response?.headers.get('content-security-policy')).toBe('of the page');
      expect(response?.headers.get('cache-control')).toContain('no-store');
      expect(requests).toEqual(['cms.example/wp-json/wp/v2/headless-slugs']);
    },
  );

  it.each([
    ['/en/events/made-up/event.ics', 404, null],
    ['/en/sitemaps/sitemap-posts-2.xml', 404, null],
    ['/en/sitemaps/sitemap-nonsense-1.xml', 404, null],
    ['/en/sitemaps/sitemap-constructor-2.xml', 404, null],
    ['/de/videos/made-up', 307, 'https://site.example/de/videos'],
    ['/de/music/made-up', 307, 'https://site.example/de/musik'],
  ])('responds to %s with %i, stored by nobody', async (path, status, location) => {
    const response = await (await started()).notFoundResponse(path, origin, fixed);

    expect([response?.status, response?.headers.get('location')]).toEqual([status, location]);
    expect(response?.headers.get('cache-control')).toContain('no-store');
    expect(await response?.text()).toBe('');
  });

  it.each([
    '/en',
    '/de/news',
    '/en/2023/12/twelve-candles',
    '/de/category/journal',
    '/en/tag/432-hz/page/3',
    '/en/events/the-quiet-lot/event.ics',
    '/de/videos/rims',
    '/en/sitemaps/sitemap-posts-1.xml',
    '/en/tours/soul-song-tour',
    '/en/search',
    '/en/preview/1-key',
  ])('leaves %s to its page', async (path) => {
    const { notFoundResponse } = await started();

    expect(await during(() => notFoundResponse(path, origin, fixed))).toEqual([null, 'visitor']);
  });

  it.each([
    ['a former slug', '/en/2023/12/a-dozen-candles', '/2023/12/twelve-candles'],
    ['a former slug in another month', '/de/2011/01/a-dozen-candles', '/de/2023/12/twelve-candles'],
    ['another month', '/en/2020/01/twelve-candles', '/2023/12/twelve-candles'],
    ['no month', '/de/old-post/twelve-candles', '/de/2023/12/twelve-candles'],
    ['the id of a post', '/de/post-by-id/7', '/de/2023/12/twelve-candles'],
    ['a former slug of an event', '/de/events/the-loud-lot', '/de/veranstaltungen/the-quiet-lot'],
    [
      'a former slug in a calendar file',
      '/de/events/the-loud-lot/event.ics',
      '/de/veranstaltungen/the-quiet-lot/termin.ics',
    ],
    ['another spelling of a tag', '/de/tag/432-hertz', '/de/tag/432-hz'],
    ['another spelling on a further page', '/en/tag/432-hertz/page/2', '/tag/432-hz/page/2'],
  ])(
    'redirects an address with %s, and requests only the list of slugs from WordPress',
    async (_, path, target) => {
      const aliases = { event: [['the-loud-lot', 'the-quiet-lot']] };
      const { notFoundResponse } = await started(slugList({ aliases }));
      const response = await notFoundResponse(path, origin, fixed);

      expect([response?.status, response?.headers.get('location')]).toEqual([
        308,
        `${origin}${target}`,
      ]);
      expect(response?.headers.get('cache-control')).toContain('no-store');
      expect(requests).toEqual(['cms.example/wp-json/wp/v2/headless-slugs']);
    },
  );

  it('leaves every address that is not fixed to its page when there is no list', async () => {
    const { notFoundResponse } = await started(null);
    const paths = ['/en/2023/12/made-up', '/en/tag/432-hz', '/en/news/page/2', '/en/post-by-id/7'];
    for (const path of paths) {
      expect(await during(() => notFoundResponse(path, origin, fixed))).toEqual([null, 'visitor']);
    }
  });

  it.each([
    '/en/post-by-id/7/made-up',
    '/en/styleguide/made-up',
    '/de/wp-login.php',
    '/en/not-found/page',
    '/en/__proto__',
    '/en/constructor',
    '/de/toString/x',
    '/en/tours/made-up',
    '/de/biography/made-up',
  ])('notes where no page is of the form of %s', async (path) => {
    logged('warn');
    const response = await (await started()).notFoundResponse(path, origin, fixed);

    expect(response?.status).toBe(404);
    expect(console.warn).toHaveBeenCalledWith(`Page not found: ${loggablePath(path)}`);
  });

  it('lets a warming request through: the page cache must replace the page of a removed item', async () => {
    const { notFoundResponse } = await started();
    const response = new Promise((resolve) =>
      setImmediate(() => {
        startRequest({ ...warmingHeaders });
        resolve(notFoundResponse('/en/events/made-up', origin, fixed));
      }),
    );

    expect(await response).toBeNull();
  });

  it('sends fifty responses a second at most, and refuses requests that would wait too long', async () => {
    // Isolated modules have a rate limit of their own: other tests use some slots too, and the real clock.
    await jest.isolateModulesAsync(async () => {
      const { notFoundResponse } = await started();
      stopClock();
      const start = Date.now();
      const paths = Array.from({ length: 300 }, (_, index) => `/en/tag/made-up-${index}`);
      const all = paths.map(async (path) => {
        const response = await notFoundResponse(path, origin, fixed);
        return { status: response?.status, after: Date.now() - start };
      });
      const responses = await withMovingClock(Promise.all(all));
      const served = responses.filter(({ status }) => status === 404);

      expect(served.length).toBeGreaterThan(150);
      expect(served.length).toBeLessThanOrEqual(210);
      expect(responses.filter(({ status }) => status === 503)).toHaveLength(300 - served.length);
      expect(served.filter(({ after }) => after < 1_000).length).toBeLessThanOrEqual(50);
    });
  });
});

describe('fileNotFoundResponse', () => {
  it.each([
    '/api/share/0/en/videos/made-up',
    '/api/share/0/fr/news',
    '/api/share/made-up/de/2023/12/made-up',
    ...['/api/press-kit/fr', '/api/press-kit/fr/keys.jpg', '/api/press-kit/de/made-up.jpg'],
  ])('says of %s that it is not there', async (path) => {
    const response = await (await started()).fileNotFoundResponse(path, origin, fixed);

    expect(response?.status).toBe(404);
  });

  it('redirects the share image of a former slug', async () => {
    const { fileNotFoundResponse } = await started();
    const path = '/api/share/7/de/2023/12/a-dozen-candles';
    const response = await fileNotFoundResponse(path, origin, fixed);

    expect(response?.headers.get('location')).toBe(
      `${origin}/api/share/7/de/2023/12/twelve-candles`,
    );
  });

  it('treats every share image as an unknown address', async () => {
    const { fileNotFoundResponse } = await started();
    const path = '/api/share/0/en/videos/rims';

    expect(await during(() => fileNotFoundResponse(path, origin, fixed))).toEqual([
      null,
      'unknown-address',
    ]);
    const kit = ['/api/press-kit/de', '/api/press-kit/de/keys.jpg'];
    for (const other of ['/api/health', '/images/a.webp', ...kit]) {
      expect(await during(() => fileNotFoundResponse(other, origin, fixed))).toEqual([
        null,
        'visitor',
      ]);
    }
  });
});

/** Runs a function inside a new request. Returns its result and the purpose of the request. */
function during<Result>(work: () => Promise<Result>): Promise<[Result, string]> {
  return new Promise((resolve, reject) => {
    setImmediate(() => {
      startRequest({});
      work().then((result) => resolve([result, requestPurpose()]), reject);
    });
  });
}
