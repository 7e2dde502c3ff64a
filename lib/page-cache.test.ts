import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

import { withLateScripts } from './late-scripts.mjs';
import PageCache from './page-cache.mjs';
import { hashOf } from './policy.mjs';

const folder = mkdtempSync(join(tmpdir(), 'page-cache-'));
const key = '/route-cache/APP_PAGE/0/$/en/news';
const context = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false } as const;

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
  it('keeps a good page', async () => {
    await cache.set(key, page('Hello'), context);

    expect((await cache.get(key, context))?.value.html).toBe('Hello');
  });

  it('gives a missing page its status and does not keep it', async () => {
    const missing = page('Not found', ['outcome:not-found']);
    await cache.set(key, missing, context);

    expect(missing.status).toBe(404);
    expect(missing.headers['cache-control']).toContain('no-store');
    expect(await cache.get(key, context)).toBeNull();
  });

  it('shows no longer what is gone', async () => {
    await cache.set(key, page('Hello'), context);
    await cache.set(key, page('Not found', ['outcome:not-found']), context);

    expect((await cache.get(key, context))?.value).toMatchObject({
      status: 404,
      html: 'Not found',
    });
  });

  it('shows again what has come back, though the refusal had asked for a list', async () => {
    await cache.set(key, page('Hello', ['asked:1', 'shown:post:1']), context);
    tagsManifest.set('gone:post:1', { stale: 2 });
    await cache.set(key, page('Not found', ['outcome:not-found', 'shown:events']), context);
    await cache.set(key, page('Hello again', ['shown:post:1']), context);

    expect((await cache.get(key, context))?.value).toMatchObject({ html: 'Hello again' });
  });

  it('shows another thing at the address that led to where the first one is now', async () => {
    await cache.set(key, page('Hello', ['shown:post:1']), context);
    await cache.set(key, page('Moved', ['outcome:moved.%2Fnews', 'shown:post:1']), context);
    await cache.set(key, page('Another', ['shown:post:2']), context);

    expect((await cache.get(key, context))?.value).toMatchObject({ html: 'Another' });
  });

  it('does not keep a redirect where nothing ever was', async () => {
    await cache.set(key, { ...page(''), status: 308 }, context);

    expect(await cache.get(key, context)).toBeNull();
  });

  it('leads to where a page has moved', async () => {
    const moved = page('Not shown', ['outcome:moved.%2F2026%2F03%2Fkl%C3%A4nge.']);
    await cache.set(key, moved, context);

    expect(moved).toMatchObject({ status: 308, html: '' });
    expect(moved.headers.location).toBe('/2026/03/kl%C3%A4nge.');
  });

  it('leads elsewhere for now from what is not there, and keeps nothing', async () => {
    const absent = page('Not shown', ['outcome:elsewhere.%2Fde%2Fvideos']);
    await cache.set(key, absent, context);

    expect(absent).toMatchObject({ status: 307, html: '' });
    expect(absent.headers).toMatchObject({ location: '/de/videos' });
    expect(absent.headers['cache-control']).toContain('no-store');
    expect(await cache.get(key, context)).toBeNull();
  });

  it('keeps the last good page when its data cannot be had', async () => {
    await cache.set(key, page('Hello'), context);
    const failed = page('', ['outcome:unavailable.news']);

    await expect(cache.set(key, failed, context)).rejects.toThrow('The last good page stays');
    expect((await cache.get(key, context))?.value.html).toBe('Hello');
  });

  it('answers 503 in both languages where there never was a page, and keeps nothing', async () => {
    const failed = page('', ['outcome:unavailable.news']);
    await cache.set(key, failed, context);

    expect(failed.status).toBe(503);
    expect(failed.headers).toMatchObject({ 'retry-after': '30' });
    expect(failed.html).toContain('Failed to load posts. Please try again later.');
    expect(failed.html).toContain('lang="de"');
    expect(await cache.get(key, context)).toBeNull();
  });

  it('does not keep a page that lacks a section', async () => {
    const partial = page('Home without news', ['outcome:partial']);
    await cache.set(key, partial, context);

    expect(partial.html).toBe('Home without news');
    expect(partial.headers['cache-control']).toContain('no-store');
    expect(await cache.get(key, context)).toBeNull();
  });

  it('keeps nothing that was made for one visitor, and gives it its status', async () => {
    const own = page('A draft', ['outcome:unkept.200']);
    const refused = page('Too long', ['outcome:unkept.400']);
    await cache.set(key, own, context);
    expect(await cache.get(key, context)).toBeNull();
    await cache.set(key, refused, context);

    expect([own.status, own.html]).toEqual([200, 'A draft']);
    expect(own.headers['cache-control']).toContain('private, no-cache, no-store');
    expect([refused.status, refused.html]).toEqual([400, 'Too long']);
    expect(await cache.get(key, context)).toBeNull();
  });

  it.each([
    ['unavailable.search', 503, 'The search does not answer.'],
    ['not-found', 404, 'A page for one'],
  ])('says of such a page too that it is %s', async (outcome, status, words) => {
    for (const order of [
      ['outcome:unkept.200', `outcome:${outcome}`],
      [`outcome:${outcome}`, 'outcome:unkept.200'],
    ]) {
      const failed = page('A page for one', order);
      await cache.set(key, failed, context);

      expect(failed.status).toBe(status);
      expect(failed.html).toContain(words);
      expect(failed.headers['cache-control']).toContain('no-store');
      expect(await cache.get(key, context)).toBeNull();
    }
  });

  it('counts a page from when its data was asked for', async () => {
    const askedAt = Date.now() - 5000;
    await cache.set(key, page('Hello', [`asked:${askedAt}`]), context);

    expect((await cache.get(key, context))?.lastModified).toBe(askedAt);
  });

  it('counts a page that was kept after a failure from now on', async () => {
    const askedAt = Date.now() - 5000;
    const good = page('Hello', [`asked:${askedAt}`]);
    await cache.set(key, good, context);
    await cache.set(key, good, context);

    expect((await cache.get(key, context))?.lastModified).toBeGreaterThan(askedAt + 4000);
  });

  it('has the scripts of a page come late, when it is made and whenever it is asked for', async () => {
    const script = '<script src="/_next/static/chunks/a.js" async=""></script>';
    const made = page(`<body>Hello${script}</body>`);
    await cache.set(key, made, context);
    const stored = (await cache.get(key, context))?.value;

    expect(made.html).toBe(withLateScripts(`<body>Hello${script}</body>`));
    expect(stored.html).toBe(made.html);
    const [, loader = ''] = /<script>(.*)<\/script>/.exec(made.html) ?? [];
    expect(stored.headers['content-security-policy']).toContain(hashOf(loader));
  });

  describe('says by the policy of a page what may run on it', () => {
    const policyOfStored = async () =>
      (await cache.get(key, context))?.value.headers['content-security-policy'];

    it('when it is made, and whenever it is asked for', async () => {
      const made = page('<script>run()</script>');
      await cache.set(key, made, context);

      expect(made.headers['content-security-policy']).toContain(hashOf('run()'));
      expect(await policyOfStored()).toBe(made.headers['content-security-policy']);
    });

    it('when an earlier build has stored it with another policy or with none', async () => {
      for (const policy of [null, "script-src 'unsafe-inline'"]) {
        const old = page('<html><script>old()</script></html>');
        if (policy) old.headers['content-security-policy'] = policy;
        await FileSystemCache.prototype.set.call(cache, key, old as never, context);

        expect(await policyOfStored()).toContain(hashOf('old()'));
        expect(await policyOfStored()).not.toContain('unsafe-inline');
      }
    });

    it('when its words have changed', async () => {
      await cache.set(key, page('<script>run()</script>'), context);
      await cache.set(key, page('<script>walk()</script>'), context);

      expect(await policyOfStored()).toContain(hashOf('walk()'));
      expect(await policyOfStored()).not.toContain(hashOf('run()'));
    });

    it.each([
      ['outcome:not-found', 404],
      ['outcome:unavailable.news', 503],
      ['outcome:unkept.200', 200],
      ['outcome:moved.%2Fnews', 308],
    ])('as %s', async (outcome, status) => {
      const other = page('<script>run()</script>', [outcome]);
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
    const ofFile = { kind: 'APP_ROUTE', isFallback: false, isRoutePPREnabled: false } as const;

    it('keeps a good one through a failure', async () => {
      await cache.set(place, file('BEGIN'), ofFile);
      const failed = file('', ['outcome:unavailable.events']);

      await expect(cache.set(place, failed, ofFile)).rejects.toThrow('The last good page stays');
      expect(String((await cache.get(place, ofFile))?.value.body)).toBe('BEGIN');
    });

    it('says of the same words, made anew, that they have not changed', async () => {
      jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), doNotFake: ['nextTick'] });
      const first = file('BEGIN');
      await cache.set(place, first, ofFile);
      jest.setSystemTime(new Date('2026-11-20T11:00:00Z'));
      const same = file('BEGIN');
      await cache.set(place, same, ofFile);
      const other = file('BEGIN AGAIN');
      await cache.set(place, other, ofFile);
      jest.useRealTimers();

      expect(first.headers.etag).toMatch(/^W\/"[\w-]{27}"$/);
      expect(same.headers.etag).toBe(first.headers.etag);
      expect(same.headers['last-modified']).toBe('Fri, 20 Nov 2026 10:00:00 GMT');
      expect(other.headers.etag).not.toBe(first.headers.etag);
      expect(other.headers['last-modified']).toBe('Fri, 20 Nov 2026 11:00:00 GMT');
    });

    it.each([
      ['unavailable.events', 503],
      ['not-found', 404],
    ])('that is %s answers %i and is not kept', async (outcome, status) => {
      const failed = file('', [`outcome:${outcome}`]);
      await cache.set(place, failed, ofFile);

      expect(failed.status).toBe(status);
      expect(String(failed.body)).toBe('');
      expect(failed.headers['cache-control']).toContain('no-store');
      expect(await cache.get(place, ofFile)).toBeNull();
    });
  });

  it('remembers through a restart what has expired', async () => {
    await cache.revalidateTag('posts', { expire: undefined });
    const before = new Map(tagsManifest);
    tagsManifest.clear();
    newCache();

    expect(before.size).toBe(1);
    expect(tagsManifest).toEqual(before);
  });
});

function newCache(): PageCache {
  return new PageCache({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: join(folder, 'server'),
    revalidatedTags: [],
  });
}

function page(html: string, tags: string[] = []) {
  return {
    kind: 'APP_PAGE',
    html,
    rscData: Buffer.from(''),
    headers: { 'x-next-cache-tags': ['posts', ...tags].join(',') } as Record<string, string>,
    status: undefined as number | undefined,
  };
}

function file(text: string, tags: string[] = []) {
  return {
    kind: 'APP_ROUTE',
    body: Buffer.from(text),
    headers: { 'x-next-cache-tags': ['events', ...tags].join(',') } as Record<string, string>,
    status: 200,
  };
}
