import { randomUUID } from 'node:crypto';

import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

import { registerPageCache } from '../cache/has-page-cache.mjs';
import { wasRemovedSince } from '../cache/reported-removals.mjs';
import { changeShownAt, noteStoredPage } from '../cache/stored-pages.mjs';
import { refreshSlugList } from '../data/slugs/find-slug';
import { hasStoredResults, searchOnce } from '../data/search/recent-searches';
import { addressStatusOf } from '../http/address-status';
import { networkResponses } from '../testing/responses';
import { slugList } from '../testing/slug-responses';
import { secondsSinceWebhook } from './webhook-age';
import { refresh, refreshEverything, refreshExpiredEvents } from './refresh';
import { isStoredSince, warmPages } from './warm-pages';
import { webhookSchema } from './webhook-schema';

jest.mock('./warm-pages', () => ({
  isStoredSince: jest.fn(),
  warmPages: jest.fn(async () => undefined),
}));

const changes = (change: object) =>
  webhookSchema.parse({ version: 1, id: randomUUID(), changes: [change] }).changes;

const edit = { type: 'post', id: 7, action: 'updated', slug: 'northbound' };

beforeEach(() => jest.mocked(warmPages).mockClear());

describe('a change', () => {
  it('makes the address of a new item known at once', async () => {
    const slug = `new-${randomUUID()}`;
    const types = { post: [[slug, '2026-11', 70]] };
    networkResponses({ body: slugList() }, { body: slugList({ types }) });
    await refreshSlugList();
    expect(await addressStatusOf(`/de/2026/11/${slug}`)).toBe('missing');
    const post = { type: 'post', id: 70, action: 'published', slug };
    await refresh(changes({ ...post, date: '2026-11-20T10:00:00' }));

    expect(await addressStatusOf(`/de/2026/11/${slug}`)).toBe('page');
  });

  it('drops the responses of recent searches: an edited title must be found', async () => {
    const search = { words: 'northbound', locale: 'en', page: 1 } as const;
    await searchOnce(search, async () => []);
    await refresh(changes(edit));

    expect(hasStoredResults(search)).toBe(false);
  });

  it('expires its pages before anything waits, and then warms them', () => {
    void refresh(changes({ ...edit, date: '2026-03-02T10:00:00' }));

    expect(tagsManifest.get('post:7')?.stale).toBeGreaterThan(Date.now() - 1_000);
    const [pages, files] = jest.mocked(warmPages).mock.calls[0] ?? [];
    expect(pages).toContainEqual({ pathname: '/news' });
    expect(files).toContainEqual({ pathname: '/feed.xml' });
  });

  it('records what was removed, so that the page cache accepts pages without it', () => {
    const before = Date.now() - 1;
    void refresh(changes({ ...edit, id: 8, action: 'trashed' }));

    expect(wasRemovedSince('post:8', before)).toBe(true);
    expect(wasRemovedSince('post:7', before)).toBe(false);
  });

  it('is shown to the editor as soon as the page of each language has it', () => {
    void refresh(changes({ ...edit, slug: 'klänge', date: '2026-03-02T10:00:00' }));

    for (const path of ['/en/2026/03/klänge', '/de/2026/03/klänge']) {
      expect(changeShownAt(path)).toBeNull();
      noteStoredPage(`/route-cache/APP_PAGE/0123abcd/$${path}`, Date.now());
      expect(changeShownAt(path)).not.toBeNull();
    }
  });
});

describe('a gap, in which changes may have been missed', () => {
  it('makes every page with content of WordPress stale', async () => {
    networkResponses({ body: slugList() });
    const before = Date.now() - 1;
    await refreshEverything();

    expect(tagsManifest.get('wordpress')?.stale).toBeGreaterThan(before);
  });

  it('does not count as a removal: what is missing afterwards may be an outage', async () => {
    const before = Date.now() - 1;
    await refreshEverything();

    expect(wasRemovedSince('wordpress', before)).toBe(false);
  });
});

describe('an event that has expired', () => {
  const at = new Date();

  it('leaves the lists, without counting as an edit', async () => {
    const event = { id: 9, slug: 'last-chord', tour: 'soul-song-tour' };
    await refreshExpiredEvents([{ ...event, at, startsAt: at }]);

    expect(tagsManifest.get('post:9')?.stale).toBeDefined();
    expect(tagsManifest.get('events')?.stale).toBeDefined();
    expect(jest.mocked(warmPages).mock.calls[0]?.[0]).toEqual(
      expect.arrayContaining([
        { pathname: '/events' },
        { pathname: '/search' },
        { pathname: '/tours/[slug]', params: { slug: 'soul-song-tour' } },
      ]),
    );
    expect(changeShownAt('/en/events/last-chord')).toBeNull();
    // An expired event does not count as a webhook.
    expect(secondsSinceWebhook(new Date())).toBeNull();
  });

  it('leaves them at the start of a process too, whichever event it is', async () => {
    await refreshExpiredEvents([]);

    expect(jest.mocked(warmPages).mock.calls[0]?.[0]).toContainEqual({ pathname: '/events' });
  });

  it('is reported as not shown while the list of events stays old, where pages are stored', async () => {
    expect(await refreshExpiredEvents([])).toBe(true);

    registerPageCache();
    const before = Date.now();
    jest.mocked(isStoredSince).mockReturnValueOnce(false).mockReturnValueOnce(true);
    expect(await refreshExpiredEvents([])).toBe(false);
    const [page, moment] = jest.mocked(isStoredSince).mock.lastCall ?? [];
    expect(page).toEqual({ pathname: '/events' });
    expect(moment).toBeGreaterThanOrEqual(before);

    expect(await refreshExpiredEvents([])).toBe(true);
  });
});
