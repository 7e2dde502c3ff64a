/** @jest-environment node */
import { env } from './env';
import { loggablePath } from './loggable-path';
import { logged } from './testing/answers';
import { slugList } from './testing/slug-answers';
import { startRequest } from './testing/started-request';
import { noteVisits, renewalHeaders, whoAsks } from './visits.mjs';

// What an earlier process has kept has a test of its own (known-slugs/kept-list.test.ts).
jest.mock('./known-slugs/kept-list', () => ({
  keepSlugList: async () => {},
  recallSlugIndex: () => null,
}));

type Answers = typeof import('./absent-answer');

const origin = 'https://site.example';
const fixed = { '/tours/[slug]': ['soul-song-tour'], '/biography/[name]': ['aura'] };
const html = '<!doctype html><html><body>404</body></html>';

let asked: string[];

/** A site that has just started, with WordPress's list, or none. */
async function started(list: object | null = slugList()): Promise<Answers> {
  const store = globalThis as { knownSlugs?: unknown };
  delete store.knownSlugs;
  jest.resetModules();
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(String(input));
    asked.push(url.host + url.pathname);
    if (url.pathname.endsWith('/headless-slugs')) {
      return list ? Response.json(list) : Response.json({ code: 'rest_no_route' }, { status: 404 });
    }
    const headers = { 'content-type': 'text/html', 'content-security-policy': 'of the page' };
    return new Response(html, { status: 404, headers });
  });
  await (await import('./known-slugs')).fetchKnownSlugs();
  return import('./absent-answer');
}

beforeAll(noteVisits);

describe('answerAbsent', () => {
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
  ])(
    'says of %s that it is not there, and asks WordPress for nothing but its list',
    async (path) => {
      const { answerAbsent } = await started();
      const answer = await answerAbsent(path, origin, fixed);

      expect([answer?.status, await answer?.text()]).toEqual([404, html]);
      expect(answer?.headers.get('content-security-policy')).toBe('of the page');
      expect(asked.filter((each) => each.startsWith('cms.example'))).toEqual([
        'cms.example/wp-json/wp/v2/headless-slugs',
      ]);
    },
  );

  it.each([
    ['/en/events/made-up/event.ics', 404, null],
    ['/en/sitemaps/sitemap-posts-2.xml', 404, null],
    ['/en/sitemaps/sitemap-nonsense-1.xml', 404, null],
    ['/en/sitemaps/sitemap-constructor-2.xml', 404, null],
    ['/de/videos/made-up', 307, 'https://site.example/de/videos'],
    ['/de/music/made-up', 307, 'https://site.example/de/musik'],
  ])('answers %s with %i, stored by nobody', async (path, status, location) => {
    const answer = await (await started()).answerAbsent(path, origin, fixed);

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
    '/en/post-address/7',
    '/en/sitemaps/sitemap-posts-1.xml',
    '/en/tours/soul-song-tour',
    '/en/search',
    '/en/preview/1-key',
  ])('leaves %s to its page, as one that is there', async (path) => {
    const { answerAbsent } = await started();

    expect(await during(() => answerAbsent(path, origin, fixed))).toEqual([null, 'visitor']);
  });

  it.each([
    ['an earlier slug', '/en/2023/12/a-dozen-candles'],
    ['another month', '/en/2020/01/twelve-candles'],
    ['no month', '/en/news/twelve-candles'],
    ['an accent', '/en/2023/12/tw%C3%A9lve-candles'],
    ['an accent in a category', '/en/category/jo%C3%BArnal'],
  ])('leaves an address with %s to its page, as one that may be made up', async (_, path) => {
    const { answerAbsent } = await started();

    expect(await during(() => answerAbsent(path, origin, fixed))).toEqual([null, 'stranger']);
  });

  it('takes everything for made up that is not fixed, where there is no list', async () => {
    const { answerAbsent } = await started(null);
    const paths = [
      '/en/2023/12/made-up',
      '/en/tag/432-hz',
      '/en/news/page/2',
      '/en/post-address/7',
    ];
    for (const path of paths) {
      expect(await during(() => answerAbsent(path, origin, fixed))).toEqual([null, 'stranger']);
    }

    expect(await during(() => answerAbsent('/en/events', origin, fixed))).toEqual([
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
    const answer = await (await started()).answerAbsent(path, origin, fixed);

    expect(answer?.status).toBe(404);
    expect(console.warn).toHaveBeenCalledWith(`Page not found: ${loggablePath(path)}`);
  });

  it('lets a renewal pass: the page cache has to hear that a page is gone', async () => {
    const { answerAbsent } = await started();
    const answer = new Promise((resolve) =>
      setImmediate(() => {
        startRequest({ ...renewalHeaders });
        resolve(answerAbsent('/en/events/made-up', origin, fixed));
      }),
    );

    expect(await answer).toBeNull();
  });

  it('makes the page for another process, rather than to ask on in a circle', async () => {
    const { answerAbsent } = await started();

    expect(await answerAbsent('/en/not-found/page', origin, fixed)).toBeNull();
  });

  it('has the page made once for all, at an address without their words', async () => {
    const { answerAbsent } = await started();
    const paths = Array.from({ length: 30 }, (_, index) => `/de/tag/made-up-${index}`);
    await Promise.all(paths.map((path) => answerAbsent(path, origin, fixed)));

    expect(asked.filter((each) => !each.startsWith('cms'))).toEqual([
      `${new URL(env.SELF_URL).host}/de/not-found/page`,
    ]);
  });

  it('answers fifty a second at most, and tells those who would wait too long', async () => {
    const { answerAbsent } = await started();
    const start = Date.now();
    const paths = Array.from({ length: 300 }, (_, index) => `/en/tag/made-up-${index}`);
    const all = paths.map(async (path) => {
      const answer = await answerAbsent(path, origin, fixed);
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

describe('answerAbsentFile', () => {
  it.each([
    '/api/share/0/en/videos/made-up',
    '/api/share/0/fr/news',
    '/api/share/made-up/de/2023/12/made-up',
    '/api/press-kit/fr',
  ])('says of %s that it is not there', async (path) => {
    const answer = await (await started()).answerAbsentFile(path, fixed);

    expect(answer?.status).toBe(404);
  });

  it('takes every picture for one that may be made up, for the word that nobody checks', async () => {
    const { answerAbsentFile } = await started();
    const path = '/api/share/0/en/videos/rims';

    expect(await during(() => answerAbsentFile(path, fixed))).toEqual([null, 'stranger']);
    for (const other of ['/api/health', '/images/a.webp', '/api/press-kit/de']) {
      expect(await during(() => answerAbsentFile(other, fixed))).toEqual([null, 'visitor']);
    }
  });
});

/** What comes of it in a request of its own, and who is then said to ask. */
function during<Result>(work: () => Promise<Result>): Promise<[Result, string]> {
  return new Promise((resolve, reject) => {
    setImmediate(() => {
      startRequest({});
      work().then((result) => resolve([result, whoAsks()]), reject);
    });
  });
}
