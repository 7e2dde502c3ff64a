/** @jest-environment node */
import { forgetProcessState } from '../next-internals/process-state.mjs';
import { onRequestStart } from '../next-internals/request-start.mjs';
import { env } from '../config/env';
import { loggablePath } from './loggable-path';
import { logged } from '../testing/answers';
import { slugList } from '../testing/slug-answers';
import { startRequest } from '../testing/started-request';
import { trackRequest, warmingHeaders, requestPurpose } from './request-context.mjs';

// The list that an earlier process has stored has a test of its own (lib/data/slugs).
jest.mock('../data/slugs/stored-list', () => ({
  storeSlugList: async () => {},
  readStoredSlugIndex: () => null,
}));

type Answers = typeof import('./not-found-response');

const origin = 'https://site.example';
const fixed = { '/tours/[slug]': ['soul-song-tour'], '/biography/[name]': ['aura'] };
const html = '<!doctype html><html><body>404</body></html>';

let requests: string[];

/** A site that has just started, with WordPress's list, or none. */
async function started(list: object | null = slugList()): Promise<Answers> {
  forgetProcessState('knownSlugs');
  jest.resetModules();
  requests = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(String(input));
    requests.push(url.host + url.pathname);
    if (url.pathname.endsWith('/headless-slugs')) {
      return list ? Response.json(list) : Response.json({ code: 'rest_no_route' }, { status: 404 });
    }
    const headers = { 'content-type': 'text/html', 'content-security-policy': 'of the page' };
    return new Response(html, { status: 404, headers });
  });
  await (await import('../data/slugs/find-slug')).fetchKnownSlugs();
  return import('./not-found-response');
}

beforeAll(() => onRequestStart([trackRequest]));

describe('notFoundResponse', () => {
  it.each([
    '/en/2023/12/made-up',
    '/de/2023/12/made-up',
    '/de/news/made-up',
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
    '/en/post-address/99',
    '/en/tours/made-up',
    '/de/biography/made-up',
  ])('answers 404 for %s, and requests only the list of slugs from WordPress', async (path) => {
    const { notFoundResponse } = await started();
    const answer = await notFoundResponse(path, origin, fixed);

    expect([answer?.status, await answer?.text()]).toEqual([404, html]);
    expect(answer?.headers.get('content-security-policy')).toBe('of the page');
    expect(requests.filter((each) => each.startsWith('cms.example'))).toEqual([
      'cms.example/wp-json/wp/v2/headless-slugs',
    ]);
  });

  it.each([
    ['/en/events/made-up/event.ics', 404, null],
    ['/en/sitemaps/sitemap-posts-2.xml', 404, null],
    ['/en/sitemaps/sitemap-nonsense-1.xml', 404, null],
    ['/en/sitemaps/sitemap-constructor-2.xml', 404, null],
    ['/de/videos/made-up', 307, 'https://site.example/de/videos'],
    ['/de/music/made-up', 307, 'https://site.example/de/musik'],
  ])('answers %s with %i, stored by nobody', async (path, status, location) => {
    const answer = await (await started()).notFoundResponse(path, origin, fixed);

    expect([answer?.status, answer?.headers.get('location')]).toEqual([status, location]);
    expect(answer?.headers.get('cache-control')).toContain('no-store');
    expect(await answer?.text()).toBe('');
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
  ])('leaves %s to its page, as one that is there', async (path) => {
    const { notFoundResponse } = await started();

    expect(await during(() => notFoundResponse(path, origin, fixed))).toEqual([null, 'visitor']);
  });

  it.each([
    ['an earlier slug with an accent', '/en/2023/12/a-d%C3%B3zen-candles'],
    ['an accent', '/en/2023/12/tw%C3%A9lve-candles'],
    ['an accent in a category', '/en/category/jo%C3%BArnal'],
  ])('leaves an address with %s to its page, as one that may be made up', async (_, path) => {
    const { notFoundResponse } = await started();

    expect(await during(() => notFoundResponse(path, origin, fixed))).toEqual([
      null,
      'unknown-address',
    ]);
  });

  it.each([
    ['a former slug', '/en/2023/12/a-dozen-candles', '/2023/12/twelve-candles'],
    ['a former slug in another month', '/de/2011/01/a-dozen-candles', '/de/2023/12/twelve-candles'],
    ['another month', '/en/2020/01/twelve-candles', '/2023/12/twelve-candles'],
    ['no month', '/de/news/twelve-candles', '/de/2023/12/twelve-candles'],
    ['the id of a post', '/de/post-address/7', '/de/2023/12/twelve-candles'],
    ['a former slug of an event', '/de/events/the-loud-lot', '/de/veranstaltungen/the-quiet-lot'],
    [
      'a former slug in a calendar file',
      '/de/events/the-loud-lot/event.ics',
      '/de/veranstaltungen/the-quiet-lot/termin.ics',
    ],
  ])(
    'redirects an address with %s, and requests only the list of slugs from WordPress',
    async (_, path, target) => {
      const oldSlugs = { event: [['the-loud-lot', 'the-quiet-lot']] };
      const { notFoundResponse } = await started(slugList({ oldSlugs }));
      const answer = await notFoundResponse(path, origin, fixed);

      expect([answer?.status, answer?.headers.get('location')]).toEqual([
        308,
        `${origin}${target}`,
      ]);
      expect(answer?.headers.get('cache-control')).toContain('no-store');
      expect(requests).toEqual(['cms.example/wp-json/wp/v2/headless-slugs']);
    },
  );

  it('leaves former slugs to their pages where the plugin does not say what they are today', async () => {
    const oldSlugs = { post: ['a-dozen-candles'] };
    const { notFoundResponse } = await started(slugList({ oldSlugs }));

    expect(
      await during(() => notFoundResponse('/en/2023/12/a-dozen-candles', origin, fixed)),
    ).toEqual([null, 'unknown-address']);
  });

  it('treats every address that is not fixed as unknown when there is no list', async () => {
    const { notFoundResponse } = await started(null);
    const paths = [
      '/en/2023/12/made-up',
      '/en/tag/432-hz',
      '/en/news/page/2',
      '/en/post-address/7',
    ];
    for (const path of paths) {
      expect(await during(() => notFoundResponse(path, origin, fixed))).toEqual([
        null,
        'unknown-address',
      ]);
    }

    expect(await during(() => notFoundResponse('/en/events', origin, fixed))).toEqual([
      null,
      'visitor',
    ]);
  });

  it.each([
    '/en/post-address/7/made-up',
    '/en/styleguide/made-up',
    '/de/wp-login.php',
    '/en/__proto__',
    '/en/constructor',
    '/de/toString/x',
  ])('notes where no page is of the form of %s', async (path) => {
    logged('warn');
    const answer = await (await started()).notFoundResponse(path, origin, fixed);

    expect(answer?.status).toBe(404);
    expect(console.warn).toHaveBeenCalledWith(`Page not found: ${loggablePath(path)}`);
  });

  it('lets a warming request through: the page cache must learn that a page is gone', async () => {
    const { notFoundResponse } = await started();
    const answer = new Promise((resolve) =>
      setImmediate(() => {
        startRequest({ ...warmingHeaders });
        resolve(notFoundResponse('/en/events/made-up', origin, fixed));
      }),
    );

    expect(await answer).toBeNull();
  });

  it('renders the page when another process requests it, so that requests do not go round in a circle', async () => {
    const { notFoundResponse } = await started();

    expect(await notFoundResponse('/en/not-found/page', origin, fixed)).toBeNull();
  });

  it('renders the page once for all visitors, at an address without their words', async () => {
    const { notFoundResponse } = await started();
    const paths = Array.from({ length: 30 }, (_, index) => `/de/tag/made-up-${index}`);
    await Promise.all(paths.map((path) => notFoundResponse(path, origin, fixed)));

    expect(requests.filter((each) => !each.startsWith('cms'))).toEqual([
      `${new URL(env.SELF_URL).host}/de/not-found/page`,
    ]);
  });

  it('sends fifty responses a second at most, and refuses requests that would wait too long', async () => {
    const { notFoundResponse } = await started();
    const start = Date.now();
    const paths = Array.from({ length: 300 }, (_, index) => `/en/tag/made-up-${index}`);
    const all = paths.map(async (path) => {
      const answer = await notFoundResponse(path, origin, fixed);
      return { status: answer?.status, after: Date.now() - start };
    });
    const answers = await Promise.all(all);
    const served = answers.filter(({ status }) => status === 404);

    expect(served.length).toBeGreaterThan(150);
    expect(served.length).toBeLessThanOrEqual(210);
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(300 - served.length);
    expect(served.filter(({ after }) => after < 1_000).length).toBeLessThanOrEqual(55);
  }, 15_000);
});

describe('fileNotFoundResponse', () => {
  it.each([
    '/api/share/0/en/videos/made-up',
    '/api/share/0/fr/news',
    '/api/share/made-up/de/2023/12/made-up',
    '/api/press-kit/fr',
  ])('says of %s that it is not there', async (path) => {
    const answer = await (await started()).fileNotFoundResponse(path, fixed);

    expect(answer?.status).toBe(404);
  });

  it('treats every share image as an unknown address', async () => {
    const { fileNotFoundResponse } = await started();
    const path = '/api/share/0/en/videos/rims';

    expect(await during(() => fileNotFoundResponse(path, fixed))).toEqual([
      null,
      'unknown-address',
    ]);
    for (const other of ['/api/health', '/images/a.webp', '/api/press-kit/de']) {
      expect(await during(() => fileNotFoundResponse(other, fixed))).toEqual([null, 'visitor']);
    }
  });
});

/** Runs it in a request of its own. Returns its result and the purpose of the request. */
function during<Result>(work: () => Promise<Result>): Promise<[Result, string]> {
  return new Promise((resolve, reject) => {
    setImmediate(() => {
      startRequest({});
      work().then((result) => resolve([result, requestPurpose()]), reject);
    });
  });
}
