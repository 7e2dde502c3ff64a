import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

import {
  dataRequestedAtForWarming,
  trackRequest,
  warmingHeaders,
} from '../http/request-context.mjs';
import { withDeferredScripts } from '../next-internals/deferred-scripts.mjs';
import {
  newPageCache,
  ofFile,
  ofPage as context,
  pageKey as key,
  renderedFile,
  renderedPage,
  storedFile,
  storedPage,
} from '../testing/page-cache';
import { startRequest } from '../testing/started-request';
import type PageCache from './page-cache.mjs';
import type { PageStatus } from './page-status-tags.mjs';
import { noteRemovals } from './reported-removals.mjs';
import { storedDataRequestedAt } from './stored-pages.mjs';
import { hashOf } from '../http/content-security-policy.mjs';

const folder = mkdtempSync(join(tmpdir(), 'page-cache-'));

let cache: PageCache;

beforeEach(() => {
  cache = newCache();
});

afterEach(() => {
  tagsManifest.clear();
  rmSync(join(folder, 'server'), { recursive: true, force: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('PageCache', () => {
  it('stores a good page', async () => {
    await cache.set(key, renderedPage('Hello'), context);

    expect((await storedPage(cache))?.html).toBe('Hello');
  });

  it('tells a warming request from when the data of its page are, also where the last good page stays', async () => {
    await cache.set(key, renderedPage('Hello', 'requested:1'), context);
    const start = startRequest({});
    Object.assign(start.request.headers, warmingHeaders);
    trackRequest(start);
    const failed = renderedPage('', { code: '503', detail: 'news' }, 'requested:2');

    await expect(cache.set(key, failed, context)).rejects.toThrow('The last good page stays');
    expect(dataRequestedAtForWarming()).toBe('2');
  });

  it('gives a missing page the status 404 and does not store it', async () => {
    const missing = renderedPage('Not found', { code: '404', detail: '' });
    await cache.set(key, missing, context);

    expect(missing.status).toBe(404);
    expect(missing.headers['cache-control']).toContain('no-store');
    expect(await cache.get(key, context)).toBeNull();
  });

  const missing: [number, PageStatus][] = [
    [404, { code: '404', detail: '' }],
    [307, { code: '307', detail: '/videos' }],
  ];
  it.each(missing)(
    'shows neither a deleted item nor a stored %i, also after a restart',
    async (status, pageStatus) => {
      await cache.set(key, renderedPage('Hello'), context);
      for (let visit = 0; visit < 2; visit += 1) {
        const gone = renderedPage('Not found', pageStatus);
        await cache.set(key, gone, context);

        expect(gone.status).toBe(status);
        expect(gone.headers['cache-control']).toContain('no-store');
        expect(await cache.get(key, context)).toBeNull();
        expect(await newCache().get(key, context)).toBeNull();
      }
    },
  );

  it.each(missing)(
    'responds with 503 after a %i while WordPress fails: the item may be back',
    async (_, pageStatus) => {
      await cache.set(key, renderedPage('Hello'), context);
      await cache.set(key, renderedPage('Not found', pageStatus), context);
      const failed = renderedPage('', { code: '503', detail: 'news' });
      await cache.set(key, failed, context);

      expect(failed.status).toBe(503);
      expect(await cache.get(key, context)).toBeNull();
    },
  );

  it('keeps a stored redirect of a moved page when its data cannot be loaded', async () => {
    await cache.set(key, renderedPage('Hello'), context);
    await cache.set(key, renderedPage('', { code: '308', detail: '/news' }), context);
    const failed = renderedPage('', { code: '503', detail: 'news' });

    await expect(cache.set(key, failed, context)).rejects.toThrow('The last good page stays');
    expect(await storedPage(cache)).toMatchObject({ status: 308, headers: { location: '/news' } });
  });

  it('serves the 404 page of Next.js, which the build has stored', async () => {
    const ofBuild = { ...renderedPage('Not found'), status: 404 };
    await FileSystemCache.prototype.set.call(cache, key, ofBuild as never, context);

    expect(await storedPage(cache)).toMatchObject({ status: 404, html: 'Not found' });
  });

  it('shows again an item that has come back, although the 404 had requested a list', async () => {
    await cache.set(key, renderedPage('Hello', 'requested:1', 'shown:post:1'), context);
    noteRemovals(['post:1']);
    await cache.set(
      key,
      renderedPage('Not found', { code: '404', detail: '' }, 'shown:events'),
      context,
    );
    await cache.set(key, renderedPage('Hello again', 'shown:post:1'), context);

    expect(await storedPage(cache)).toMatchObject({ html: 'Hello again' });
  });

  it('shows a new item at an address that redirected to the first one', async () => {
    await cache.set(key, renderedPage('Hello', 'shown:post:1'), context);
    await cache.set(
      key,
      renderedPage('Moved', { code: '308', detail: '/news' }, 'shown:post:1'),
      context,
    );
    await cache.set(key, renderedPage('Another', 'shown:post:2'), context);

    expect(await storedPage(cache)).toMatchObject({ html: 'Another' });
  });

  it('does not store a redirect at an address that never had a page', async () => {
    await cache.set(key, { ...renderedPage(''), status: 308 }, context);

    expect(await cache.get(key, context)).toBeNull();
  });

  it('redirects permanently when a page has moved', async () => {
    const moved = renderedPage('Not shown', {
      code: '308',
      detail: '/2026/03/kl%C3%A4nge.',
    });
    await cache.set(key, moved, context);

    expect(moved).toMatchObject({ status: 308, html: '' });
    expect(moved.headers.location).toBe('/2026/03/kl%C3%A4nge.');
  });

  it('redirects temporarily from a missing page, and stores nothing', async () => {
    const absent = renderedPage('Not shown', { code: '307', detail: '/de/videos' });
    await cache.set(key, absent, context);

    expect(absent).toMatchObject({ status: 307, html: '' });
    expect(absent.headers).toMatchObject({ location: '/de/videos' });
    expect(absent.headers['cache-control']).toContain('no-store');
    expect(await cache.get(key, context)).toBeNull();
  });

  it('keeps the last good page when its data cannot be loaded', async () => {
    await cache.set(key, renderedPage('Hello'), context);
    const failed = renderedPage('', { code: '503', detail: 'news' });

    await expect(cache.set(key, failed, context)).rejects.toThrow('The last good page stays');
    expect((await storedPage(cache))?.html).toBe('Hello');
  });

  it('responds with 503 in both languages where there never was a page, and stores nothing', async () => {
    const failed = renderedPage('', { code: '503', detail: 'news' });
    await cache.set(key, failed, context);

    expect(failed.status).toBe(503);
    expect(failed.headers).toMatchObject({ 'retry-after': '30' });
    expect(failed.html).toContain('Failed to load posts. Please try again later.');
    expect(failed.html).toContain('lang="de"');
    expect(await cache.get(key, context)).toBeNull();
  });

  it('responds with 503 when the main content could not be loaded, whatever else failed, in any order', async () => {
    const pageStatuses: PageStatus[] = [
      { code: '503', detail: 'events' },
      { code: 'partial', detail: '' },
      { code: 'no-store', detail: '200' },
    ];
    for (const each of [pageStatuses, pageStatuses.toReversed()]) {
      const failed = renderedPage('No events', ...each);
      await cache.set(key, failed, context);
      expect(failed.status).toBe(503);
    }
  });

  it('does not store a page that lacks a section', async () => {
    const partial = renderedPage('Home without news', { code: 'partial', detail: '' });
    await cache.set(key, partial, context);

    expect(partial.html).toBe('Home without news');
    expect(partial.headers['cache-control']).toContain('no-store');
    expect(await cache.get(key, context)).toBeNull();
  });

  it('stores no page that was rendered for one visitor, and gives it its status', async () => {
    const own = renderedPage('A draft', { code: 'no-store', detail: '200' });
    const refused = renderedPage('Too long', { code: 'no-store', detail: '400' });
    await cache.set(key, own, context);
    expect(await cache.get(key, context)).toBeNull();
    await cache.set(key, refused, context);

    expect([own.status, own.html]).toEqual([200, 'A draft']);
    expect(own.headers['cache-control']).toContain('private, no-cache, no-store');
    expect([refused.status, refused.html]).toEqual([400, 'Too long']);
    expect(await cache.get(key, context)).toBeNull();
  });

  it('stores no page with search results, and lets only the browser of the visitor store it', async () => {
    const results = renderedPage('Found', { code: 'private', detail: '' });
    await cache.set(key, results, context);

    expect(results.html).toBe('Found');
    expect(results.headers['cache-control']).toBe('private, no-cache');
    expect(await cache.get(key, context)).toBeNull();
  });

  it('notes when the data of a page was requested, also of one that failed', async () => {
    await cache.set(key, renderedPage('', { code: '503', detail: 'news' }, 'requested:1'), context);
    expect(storedDataRequestedAt('/en/news')).toBe(1);

    await cache.set(key, renderedPage('Hello', 'requested:2'), context);
    expect(storedDataRequestedAt('/en/news')).toBe(2);
  });

  it.each<PageStatus>([
    { code: 'private', detail: '' },
    { code: 'no-store', detail: '200' },
  ])('does not note this for a page with %o: there are many such pages', async (pageStatus) => {
    await cache.set(key, renderedPage('Hello', 'requested:3'), context);
    await cache.set(key, renderedPage('For one', pageStatus, 'requested:4'), context);

    expect(storedDataRequestedAt('/en/news')).toBe(3);
  });

  const unavailable: PageStatus = { code: '503', detail: 'search' };
  const notFound: PageStatus = { code: '404', detail: '' };
  it.each([
    [unavailable, 503, 'The search is not responding.'],
    [notFound, 404, 'A page for one'],
  ])('says of such a page too that it is %o', async (pageStatus, status, words) => {
    const forOneVisitor: PageStatus[] = [
      { code: 'no-store', detail: '200' },
      { code: 'private', detail: '' },
    ];
    const orders = forOneVisitor.flatMap((each) => [
      [each, pageStatus],
      [pageStatus, each],
    ]);
    for (const order of orders) {
      const failed = renderedPage('A page for one', ...order);
      await cache.set(key, failed, context);

      expect(failed.status).toBe(status);
      expect(failed.html).toContain(words);
      expect(failed.headers['cache-control']).toContain('no-store');
      expect(await cache.get(key, context)).toBeNull();
    }
  });

  it('counts the age of a page from the request for its data', async () => {
    const requestedAt = Date.now() - 5000;
    await cache.set(key, renderedPage('Hello', `requested:${requestedAt}`), context);

    expect((await cache.get(key, context))?.lastModified).toBe(requestedAt);
  });

  it('counts the age of a page from now when the page stays after a failure', async () => {
    const requestedAt = Date.now() - 5000;
    const good = renderedPage('Hello', `requested:${requestedAt}`);
    await cache.set(key, good, context);
    await cache.set(key, good, context);

    expect((await cache.get(key, context))?.lastModified).toBeGreaterThan(requestedAt + 4000);
  });

  it('defers the scripts of a page when it is rendered and whenever it is read', async () => {
    const script = '<script src="/_next/static/chunks/a.js" async=""></script>';
    const rendered = renderedPage(`<body>Hello${script}</body>`);
    await cache.set(key, rendered, context);
    const stored = await storedPage(cache);

    expect(rendered.html).toBe(withDeferredScripts(`<body>Hello${script}</body>`));
    expect(stored?.html).toBe(rendered.html);
    const [, loader = ''] = /<script>(.*)<\/script>/.exec(rendered.html) ?? [];
    expect(stored?.headers?.['content-security-policy']).toContain(hashOf(loader));
  });

  describe('sets a Content-Security-Policy for the scripts of a page', () => {
    const policyOfStored = async () =>
      (await storedPage(cache))?.headers?.['content-security-policy'];

    it('when it is rendered, and whenever it is read', async () => {
      const rendered = renderedPage('<script>run()</script>');
      await cache.set(key, rendered, context);

      expect(rendered.headers['content-security-policy']).toContain(hashOf('run()'));
      expect(await policyOfStored()).toBe(rendered.headers['content-security-policy']);
    });

    it('when an earlier build has stored it with another policy or with none', async () => {
      for (const policy of [null, "script-src 'unsafe-inline'"]) {
        const old = renderedPage('<html><script>old()</script></html>');
        if (policy) old.headers['content-security-policy'] = policy;
        await FileSystemCache.prototype.set.call(cache, key, old as never, context);

        expect(await policyOfStored()).toContain(hashOf('old()'));
        expect(await policyOfStored()).not.toContain('unsafe-inline');
      }
    });

    it('when its words have changed', async () => {
      await cache.set(key, renderedPage('<script>run()</script>'), context);
      await cache.set(key, renderedPage('<script>walk()</script>'), context);

      expect(await policyOfStored()).toContain(hashOf('walk()'));
      expect(await policyOfStored()).not.toContain(hashOf('run()'));
    });

    it.each<[PageStatus, number]>([
      [{ code: '404', detail: '' }, 404],
      [{ code: '503', detail: 'news' }, 503],
      [{ code: 'no-store', detail: '200' }, 200],
      [{ code: '308', detail: '/news' }, 308],
    ])('as %o', async (pageStatus, status) => {
      const other = renderedPage('<script>run()</script>', pageStatus);
      await cache.set(key, other, context);

      const policy = other.headers['content-security-policy'];
      expect(other.status).toBe(status);
      const scripts = other.html.includes('run()') ? `'self' ${hashOf('run()')}` : "'none'";
      expect(policy).toContain(`script-src ${scripts};`);
      const style = /<style>([^]*)<\/style>/.exec(other.html)?.[1];
      if (style) expect(policy).toContain(hashOf(style));
    });
  });

  describe('for a file', () => {
    const place = '/route-cache/APP_ROUTE/0/$/en/events.ics';

    it('keeps the last good one through a failure', async () => {
      await cache.set(place, renderedFile('BEGIN'), ofFile);
      const failed = renderedFile('', { code: '503', detail: 'events' });

      await expect(cache.set(place, failed, ofFile)).rejects.toThrow('The last good page stays');
      expect(await storedFile(cache, place)).toBe('BEGIN');
    });

    it('keeps Last-Modified when a file is rendered again with the same content', async () => {
      jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), doNotFake: ['nextTick'] });
      const first = renderedFile('BEGIN');
      await cache.set(place, first, ofFile);
      jest.setSystemTime(new Date('2026-11-20T11:00:00Z'));
      const same = renderedFile('BEGIN');
      await cache.set(place, same, ofFile);
      const other = renderedFile('BEGIN AGAIN');
      await cache.set(place, other, ofFile);
      jest.useRealTimers();

      expect(first.headers.etag).toMatch(/^W\/"[\w-]{27}"$/);
      expect(same.headers.etag).toBe(first.headers.etag);
      expect(same.headers['last-modified']).toBe('Fri, 20 Nov 2026 10:00:00 GMT');
      expect(other.headers.etag).not.toBe(first.headers.etag);
      expect(other.headers['last-modified']).toBe('Fri, 20 Nov 2026 11:00:00 GMT');
    });

    it.each<[PageStatus, number]>([
      [{ code: '503', detail: 'events' }, 503],
      [{ code: '404', detail: '' }, 404],
    ])('that is %o gets %i and is not stored', async (pageStatus, status) => {
      const failed = renderedFile('', pageStatus);
      await cache.set(place, failed, ofFile);

      expect(failed.status).toBe(status);
      expect(String(failed.body)).toBe('');
      expect(failed.headers['cache-control']).toContain('no-store');
      expect(await cache.get(place, ofFile)).toBeNull();
    });
  });
});

const newCache = () => newPageCache(join(folder, 'server'));
