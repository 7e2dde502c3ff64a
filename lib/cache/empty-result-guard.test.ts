import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

import type { RenderedEntry } from '../next-internals/cache-types';
import { expireTags } from '../next-internals/expired-tags-manifest.mjs';
import { newPageCache, ofPage, renderedPage, storedPage } from '../testing/page-cache';
import { isRecentlyEmpty, unexpectedlyMissing } from './empty-result-guard.mjs';
import type PageCache from './page-cache.mjs';
import { noteRemovals } from './reported-removals.mjs';

const folder = mkdtempSync(join(tmpdir(), 'empty-result-guard-'));
const hour = 3_600_000;
const start = new Date('2026-11-20T10:00:00Z').getTime();

let cache: PageCache;
let key: string;
let pages = 0;

beforeEach(() => {
  jest.useFakeTimers({ now: start, doNotFake: ['nextTick', 'setImmediate'] });
  // The guard remembers what is missing from each page, so each test has its own page.
  key = `/route-cache/APP_PAGE/0/$/en/category/${++pages}`;
  cache = newPageCache(join(folder, 'server'));
});

afterEach(() => {
  jest.useRealTimers();
  tagsManifest.clear();
});

afterAll(() => rmSync(folder, { recursive: true }));

const full = () => renderedPage('Three posts', 'shown:term-posts:5', `requested:${Date.now()}`);
const empty = () => renderedPage('No posts yet', 'empty:term-posts:5', `requested:${Date.now()}`);

describe('a list that is suddenly empty', () => {
  it('does not replace a list with items: no webhook has reported a removal', async () => {
    await store(full());
    passes(hour);

    await expect(store(empty())).rejects.toThrow('The last good page stays: term-posts:5');
    expect(await stored()).toBe('Three posts');
  });

  it('is requested again in half a minute, and not for every visitor', async () => {
    await store(full());
    await expect(store(empty())).rejects.toThrow();

    const entry = await cache.get(key, context());
    expect(entry?.cacheControl?.revalidate).toBe(30);
    expect((await storedPage(cache, key))?.headers?.['x-next-cache-tags']).not.toContain(
      'requested:',
    );
  });

  it('replaces a list with items when a webhook has reported a removal since', async () => {
    await store(full());
    passes(hour);
    noteRemovals(['term-posts:5']);
    await store(empty());

    expect(await stored()).toBe('No posts yet');
  });

  it('replaces a list with items after a reported removal, even if requests in between failed', async () => {
    await store(full());
    passes(hour);
    noteRemovals(['term-posts:5']);
    passes(hour);
    await expect(store(renderedPage('', { code: '503', detail: 'news' }))).rejects.toThrow();
    passes(hour);
    await store(empty());

    expect(await stored()).toBe('No posts yet');
  });

  it('is not accepted because of a removal that was reported before the items were last seen', async () => {
    noteRemovals(['term-posts:5']);
    passes(1000);
    await store(full());

    await expect(store(empty())).rejects.toThrow('The last good page stays');
  });

  it('is not accepted because of a removal from another list', async () => {
    await store(full());
    passes(1000);
    expireTags(['term-posts:5']);
    noteRemovals(['term-posts:6']);

    await expect(store(empty())).rejects.toThrow('The last good page stays');
  });

  it('is accepted after a day, because there may be no webhooks', async () => {
    await store(full());
    await expect(store(empty())).rejects.toThrow();
    passes(23 * hour);
    await expect(store(empty())).rejects.toThrow();
    passes(2 * hour);
    await store(empty());

    expect(await stored()).toBe('No posts yet');
    await store(full());
    await expect(store(empty())).rejects.toThrow();
  });

  it('is accepted together with another list of its page when each was empty for a day', async () => {
    await store(renderedPage('Home', 'shown:posts', 'shown:events', `requested:${Date.now()}`));
    const without = (...tags: string[]) => store(renderedPage('Less', ...tags));
    await expect(without('shown:events')).rejects.toThrow('posts is missing');
    passes(23 * hour);
    await expect(without()).rejects.toThrow('posts is missing, events is missing');
    passes(2 * hour);
    await expect(without()).rejects.toThrow('The last good page stays: events is missing');
    passes(22 * hour);
    await without();

    expect(await stored()).toBe('Less');
  });

  it('is accepted only if the list was empty for the whole day', async () => {
    await store(full());
    await expect(store(empty())).rejects.toThrow();
    passes(23 * hour);
    await store(full());
    passes(2 * hour);

    await expect(store(empty())).rejects.toThrow();
  });

  it('is accepted after ten minutes for the carousel, because Supabase sends no webhooks', async () => {
    const home = (...tags: string[]) => renderedPage(tags[0] ?? '', ...tags);
    await store(home('shown:carousel', 'shown:posts'));
    await expect(store(home('shown:posts'))).rejects.toThrow('carousel');
    passes(11 * 60_000);
    await store(home('shown:posts', 'empty:carousel'));

    expect(await stored()).toBe('shown:posts');
  });

  it('is shown where there never was another list, and requested again in ten seconds', async () => {
    const entry = context();
    await cache.set(key, empty(), entry);

    expect(await stored()).toBe('No posts yet');
    expect(entry.cacheControl.revalidate).toBe(10);
  });

  it('gives its page the normal lifetime after ten minutes: an owner may have no slides', async () => {
    const lifetime = async (page: RenderedEntry) => {
      const entry = context();
      await cache.set(key, page, entry);
      return entry.cacheControl.revalidate;
    };
    const withoutSlides = () => renderedPage('Home', 'shown:posts', 'empty:carousel');
    expect(await lifetime(withoutSlides())).toBe(10);
    passes(9 * 60_000);
    expect(await lifetime(withoutSlides())).toBe(10);
    passes(60_000);
    expect(await lifetime(withoutSlides())).toBe(300);

    // Another list of the same page is empty for the first time.
    const withoutEvents = renderedPage('Home', 'shown:posts', 'empty:carousel', 'empty:events');
    expect(await lifetime(withoutEvents)).toBe(10);

    await store(renderedPage('Home', 'shown:posts', 'shown:carousel', `requested:${Date.now()}`));
    passes(hour);
    noteRemovals(['carousel']);
    expect(await lifetime(withoutSlides())).toBe(10);
  });
});

it('keeps showing an item that is suddenly missing, until a webhook has reported its removal', async () => {
  const thing = renderedPage('A post', 'shown:post:7', `requested:${Date.now()}`);
  await store(thing);
  passes(hour);
  await expect(store(renderedPage('Not found', { code: '404', detail: '' }))).rejects.toThrow(
    'post:7',
  );
  await expect(store(renderedPage('', { code: '307', detail: '/videos' }))).rejects.toThrow(
    'post:7',
  );
  expect(await stored()).toBe('A post');

  noteRemovals(['post:7']);
  const missing = renderedPage('Not found', { code: '404', detail: '' });
  await store(missing);
  expect([missing.status, await stored()]).toEqual([404, undefined]);
});

it('shows another item that has taken its address, although no webhook has reported the removal of the first', async () => {
  await store(renderedPage('A post', 'shown:post:7', `requested:${Date.now()}`));
  passes(hour);
  await store(renderedPage('Another post', 'shown:post:8', `requested:${Date.now()}`));
  expect(await stored()).toBe('Another post');

  passes(hour);
  const list = renderedPage('A list', 'shown:posts', `requested:${Date.now()}`);
  await expect(store(list)).rejects.toThrow('post:8');
});

it('begins again for the page that was rendered longest ago, when there are too many', () => {
  const previous = { shown: ['term-posts:9'], requestedAt: start };
  const missing = (page: string, now: number) =>
    unexpectedlyMissing(page, { previous, shown: [], now });
  const isRecent = (page: string, now: number) =>
    isRecentlyEmpty(page, { empty: ['term-posts:9'], shown: [], now });
  for (const page of ['old', ...Array.from({ length: 10_000 }, (_, index) => `new ${index}`)]) {
    missing(page, start);
    isRecent(page, start);
  }
  const dayLater = start + 25 * hour;

  expect(missing('new 0', dayLater)).toEqual([]);
  expect(missing('old', dayLater)).toEqual(['term-posts:9']);
  expect([isRecent('new 0', dayLater), isRecent('old', dayLater)]).toEqual([false, true]);
});

const passes = (milliseconds: number) => jest.setSystemTime(Date.now() + milliseconds);
const store = (entry: RenderedEntry) => cache.set(key, entry, context());
const stored = async () => (await storedPage(cache, key))?.html;

const context = () => ({ ...ofPage, cacheControl: { revalidate: 300, expire: 31_536_000 } });
