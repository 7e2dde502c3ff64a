import { forgetProcessState } from '../../next-internals/process-state.mjs';
import { logged, networkResponses } from '../../testing/responses';
import { slugList } from '../../testing/slug-responses';

// The list stored by an earlier process has its own test (lib/data/slugs/slug-list-file.test.ts).
jest.mock('./slug-list-file', () => ({
  storeSlugList: async () => {},
  readStoredSlugIndex: () => null,
}));

type Lists = typeof import('./find-slug');

/** The module as in a process that has just started. By default it has already fetched the list. */
async function started({ hasList = true } = {}): Promise<Lists> {
  forgetProcessState('slugList');
  jest.resetModules();
  const lists = await import('./find-slug');
  if (hasList) await lists.refreshSlugList();
  return lists;
}

const change = (part: object) => ({
  ...{ type: 'post', id: 70, action: 'published' as const, terms: [], previousTerms: [] },
  ...part,
});
const missing = { kind: 'missing' };
const candles = { kind: 'found', slug: 'twelve-candles', detail: '2023-12' };
const later = (seconds: number) => jest.setSystemTime(Date.now() + 1000 * seconds);

// Fake the clock only: timeouts and other timers run in real time.
beforeEach(() =>
  jest.useFakeTimers({
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const),
      ...(['clearImmediate', 'nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
    ],
  }),
);
afterEach(() => jest.useRealTimers());

describe('findSlug', () => {
  it('knows existing and missing slugs from one list, for any number of requests', async () => {
    const { requests } = networkResponses({ body: slugList() });
    const { findSlug } = await started();
    const words = Array.from({ length: 50 }, (_, index) => `made-up-${index}`);
    const found = await Promise.all(words.map((word) => findSlug('post', word)));

    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['missing']));
    expect(await findSlug('post', 'twelve-candles')).toEqual(candles);
    expect(await findSlug('post_tag', '432-hz')).toMatchObject({ detail: 41 });
    expect(await findSlug('event', 'twelve-candles')).toEqual(missing);
    expect(requests.map(String)).toEqual(['https://cms.example/wp-json/wp/v2/headless-slugs']);
  });

  it.each(['twelve-candless', 'twelve--candles', 'twelve-cándles', 'twelve-candles!'])(
    'reports %s as missing: it is no slug and no other slug',
    async (nearMiss) => {
      const { requests } = networkResponses({ body: slugList() });

      expect(await (await started()).findSlug('post', nearMiss)).toEqual(missing);
      expect(requests).toHaveLength(1);
    },
  );

  it('reads slugs that are stored encoded, and leaves one that cannot be read', async () => {
    const post = [
      ['%e5%a4%9c', '2024-01', 1],
      ['100%', '2024-02', 2],
    ];
    networkResponses({ body: slugList({ types: { post } }) });
    const { findSlug } = await started();

    expect((await findSlug('post', '夜')).kind).toBe('found');
    expect((await findSlug('post', '100%')).kind).toBe('found');
  });

  it('finds an item or a term by another slug, unless that is the slug of another one', async () => {
    const post = [
      ['twelve-candles', '2023-12', 7],
      ['northbound', '2024-01', 8],
    ];
    const aliases = {
      post: [
        ['w%c3%a4rme', 'northbound'],
        ['northbound', 'twelve-candles'],
        ['a-dozen-candles', 'northbound'],
        ['a-dozen-candles', 'twelve-candles'],
        ['nothing-now', 'removed'],
      ],
    };
    networkResponses({ body: slugList({ types: { post }, aliases }) });
    const { findSlug } = await started();

    expect(await findSlug('post', 'wärme')).toMatchObject({ slug: 'northbound' });
    expect(await findSlug('post', 'northbound')).toMatchObject({ slug: 'northbound' });
    expect(await findSlug('post', 'a-dozen-candles')).toEqual(candles);
    expect(await findSlug('post_tag', '432-hertz')).toMatchObject({ slug: '432-hz' });
    expect(await findSlug('post', 'nothing-now')).toEqual(missing);
    expect(await findSlug('video', 'a-dozen-candles')).toEqual(missing);
  });

  it('says another month only by a new list', async () => {
    logged('warn');
    networkResponses({ body: slugList() }, new Error('connect ECONNREFUSED'));
    const { findSlug } = await started();
    expect(await findSlug('post', 'twelve-candles', '2020-01')).toEqual(candles);
    later(31);

    expect(await findSlug('post', 'twelve-candles', '2020-01')).toEqual({ kind: 'undecided' });
    expect(await findSlug('post', 'twelve-candles', '2023-12')).toEqual(candles);
  });

  it('requests the list again for a slug that it lacks after half a minute: it may be new', async () => {
    const post = [['just-created', '2026-11', 71]];
    const newer = { body: slugList({ types: { post } }) };
    const { requests } = networkResponses({ body: slugList() }, newer);
    const { findSlug } = await started();
    expect(await findSlug('post', 'just-created')).toEqual(missing);
    later(31);

    expect((await findSlug('post', 'just-created')).kind).toBe('found');
    expect(requests).toHaveLength(2);
  });

  it('sends a conditional request, and uses the known list on 304', async () => {
    const { requests } = networkResponses(
      { body: slugList(), headers: { etag: '"abc"' } },
      { body: '', status: 304 },
    );
    jest.mocked(fetch).mockImplementation(
      ((send: typeof fetch) => async (input: RequestInfo | URL, init?: RequestInit) => {
        if (new Headers(init?.headers).get('if-none-match') !== '"abc"') return send(input, init);
        requests.push(new URL(String(input)));
        return new Response(null, { status: 304 });
      })(jest.mocked(fetch).getMockImplementation()!),
    );
    const { findSlug } = await started();
    await findSlug('post', 'made-up');
    later(31);

    expect(await findSlug('post', 'made-up')).toEqual(missing);
    expect((await findSlug('post', 'twelve-candles')).kind).toBe('found');
    expect(requests).toHaveLength(2);
  });

  it('never treats an outage as a missing slug, and retries at most every five seconds', async () => {
    logged('warn');
    const { requests } = networkResponses({ body: 'down', status: 503 });
    const { findSlug } = await started();
    for (const word of ['one', 'two', 'three']) {
      expect(await findSlug('post', word)).toEqual({ kind: 'undecided' });
    }
    expect(requests).toHaveLength(1);
    later(6);
    await findSlug('post', 'four');

    expect(requests).toHaveLength(2);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('uses the known list during an outage, but no longer reports a slug as missing', async () => {
    logged('warn');
    networkResponses({ body: slugList() }, new Error('connect ECONNREFUSED'));
    const { findSlug } = await started();
    expect(await findSlug('post', 'made-up')).toEqual(missing);
    later(31);

    expect(await findSlug('post', 'made-up')).toEqual({ kind: 'undecided' });
    expect((await findSlug('post', 'twelve-candles')).kind).toBe('found');
    expect(await findSlug('post', 'a-dozen-candles')).toEqual(candles);
  });

  it.each([
    ['a list of nothing', []],
    ['a list of an earlier plugin', { types: slugList().types, oldSlugs: {}, taxonomies: {} }],
    ['a list without a kind', slugList({ types: { post: undefined } })],
    ['a kind of which there is nothing', slugList({ types: { post: [] } })],
  ])('takes %s for no response', async (_, body) => {
    logged('warn');
    networkResponses({ body });

    expect(await (await started()).findSlug('post', 'made-up')).toEqual({ kind: 'undecided' });
  });

  it('leaves the decision to a WordPress without our plugin, and checks once a minute', async () => {
    const body = { code: 'rest_no_route' };
    const { requests } = networkResponses({ body, status: 404 });
    const { findSlug } = await started();
    for (const word of ['one', 'two']) {
      expect(await findSlug('post', word)).toEqual({ kind: 'undecided' });
    }

    expect(requests).toHaveLength(1);
  });

  it('remembers for a day an item that a list lacks although no webhook has reported its removal', async () => {
    const without = { body: slugList({ types: { post: [['another', '2024-01', 2]] } }) };
    networkResponses({ body: slugList() }, without);
    const { findSlug } = await started();
    await findSlug('post', 'made-up');
    later(31);
    await findSlug('post', 'made-up');
    expect((await findSlug('post', 'twelve-candles')).kind).toBe('found');
    later(25 * 60 * 60);
    await findSlug('post', 'made-up');

    expect(await findSlug('post', 'twelve-candles')).toEqual(missing);
  });
});

describe('noteSlugs', () => {
  it('finds a new post at once, by a new list', async () => {
    const post = [['brand-new', '2026-11', 70]];
    const { requests } = networkResponses(
      { body: slugList() },
      { body: slugList({ types: { post } }) },
    );
    const { findSlug, noteSlugs } = await started();
    expect(await findSlug('post', 'brand-new')).toEqual(missing);
    noteSlugs([change({ slug: 'brand-new', date: '2026-11-20T10:00:00' })]);

    expect(await findSlug('post', 'brand-new')).toMatchObject({ detail: '2026-11' });
    expect(requests).toHaveLength(2);
  });

  it('does not use a list that was requested before the webhook arrived', async () => {
    const post = [['brand-new', '2026-11', 70]];
    networkResponses({ body: slugList() }, { body: slugList({ types: { post } }) });
    const { refreshSlugList, findSlug, noteSlugs } = await started({ hasList: false });
    const onItsWay = refreshSlugList();
    noteSlugs([change({ slug: 'brand-new', date: '2026-11-20T10:00:00' })]);
    await onItsWay;

    expect((await findSlug('post', 'brand-new')).kind).toBe('found');
  });

  it('reports no slug as missing before it has a list that is newer than the webhook', async () => {
    const post = [['of-an-import', '2026-11', 72]];
    const newer = { body: slugList({ types: { post } }) };
    const { requests } = networkResponses({ body: slugList() }, newer);
    const { findSlug, noteSlugs } = await started();
    expect(await findSlug('post', 'of-an-import')).toEqual(missing);
    noteSlugs([change({ type: 'settings', id: 0, action: 'updated' })]);

    expect((await findSlug('post', 'of-an-import')).kind).toBe('found');
    expect(requests).toHaveLength(2);
  });

  it('no longer finds what was removed, and does not retain it', async () => {
    const video = [['another', '2025-01', 11]];
    networkResponses({ body: slugList() }, { body: slugList({ types: { video } }) });
    const { findSlug, noteSlugs } = await started();
    noteSlugs([change({ type: 'video', action: 'trashed', slug: 'rims' })]);

    expect(await findSlug('video', 'rims')).toEqual(missing);
  });

  it('follows a rename at once', async () => {
    const renamed = {
      types: { post: [['thirteen-candles', '2023-12', 7]] },
      aliases: { post: [['twelve-candles', 'thirteen-candles']] },
    };
    networkResponses({ body: slugList() }, { body: slugList(renamed) });
    const { findSlug, noteSlugs } = await started();
    noteSlugs([change({ slug: 'thirteen-candles', previousSlug: 'twelve-candles' })]);

    expect(await findSlug('post', 'twelve-candles')).toMatchObject({ slug: 'thirteen-candles' });
    expect((await findSlug('post', 'thirteen-candles')).kind).toBe('found');
  });
});

it('finds a post again that was trashed and restored, although the list is unchanged', async () => {
  const headers = { etag: '"abc"' };
  networkResponses({ body: slugList(), headers });
  jest.mocked(fetch).mockImplementation(async (_, init) => {
    const isKnown = new Headers(init?.headers).get('if-none-match') === '"abc"';
    return isKnown ? new Response(null, { status: 304 }) : Response.json(slugList(), { headers });
  });
  const { refreshSlugList, findSlug, noteSlugs } = await started();
  const video = { type: 'video', slug: 'rims' };
  noteSlugs([change({ ...video, action: 'trashed' })]);
  noteSlugs([change({ ...video, action: 'published', date: '2025-12-01T10:00:00' })]);
  await refreshSlugList();

  expect(await findSlug('video', 'rims')).toMatchObject({ detail: '2025-12' });
});

describe('findPostById', () => {
  it('knows which post has an id', async () => {
    const { requests } = networkResponses({ body: slugList() });
    const { findPostById } = await started();

    expect(await findPostById(7)).toEqual(candles);
    expect(await findPostById(8)).toEqual(missing);
    expect(requests).toHaveLength(1);
  });

  it('does not know while WordPress is away', async () => {
    logged('warn');
    networkResponses(new Error('connect ECONNREFUSED'));

    expect(await (await started()).findPostById(8)).toEqual({ kind: 'undecided' });
  });
});

describe('hasAtLeast', () => {
  it('knows how many there are of a kind and of a term', async () => {
    networkResponses({ body: slugList() });
    const { hasAtLeast } = await started();
    const tag = { kind: 'post_tag' as const, slug: '432-hz' };

    expect(await Promise.all([hasAtLeast('post', 1), hasAtLeast('post', 2)])).toEqual([
      true,
      false,
    ]);
    expect(await Promise.all([hasAtLeast(tag, 41), hasAtLeast(tag, 42)])).toEqual([true, false]);
  });

  it('does not know while WordPress is away', async () => {
    logged('warn');
    networkResponses(new Error('connect ECONNREFUSED'));
    const { hasAtLeast } = await started();

    expect(await hasAtLeast('post', 2)).toBeNull();
  });
});
