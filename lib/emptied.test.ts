import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

import PageCache from './page-cache.mjs';

const folder = mkdtempSync(join(tmpdir(), 'emptied-'));
const hour = 3_600_000;
const start = new Date('2026-11-20T10:00:00Z').getTime();

let cache: PageCache;
let key: string;
let pages = 0;

beforeEach(() => {
  jest.useFakeTimers({ now: start, doNotFake: ['nextTick', 'setImmediate'] });
  // What is missing from a page is remembered by the page.
  key = `/route-cache/APP_PAGE/0/$/en/category/${++pages}`;
  const serverDistDir = join(folder, 'server');
  cache = new PageCache({ fs: nodeFs, flushToDisk: true, serverDistDir, revalidatedTags: [] });
});

afterEach(() => {
  jest.useRealTimers();
  tagsManifest.clear();
  // What has expired is kept on the disk, too.
  rmSync(join(folder, 'cache'), { recursive: true, force: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

const full = () => page('Three posts', ['shown:term-posts:5', `asked:${Date.now()}`]);
const empty = () => page('No posts yet', ['empty:term-posts:5', `asked:${Date.now()}`]);

describe('a list that is empty all at once', () => {
  it('does not replace one with items: nobody said that any went', async () => {
    await store(full());
    passes(hour);

    await expect(store(empty())).rejects.toThrow('The last good page stays: term-posts:5');
    expect(await stored()).toBe('Three posts');
  });

  it('is looked at again in half a minute, and not by every visitor', async () => {
    await store(full());
    await expect(store(empty())).rejects.toThrow();

    const entry = await cache.get(key, context());
    expect(entry?.cacheControl.revalidate).toBe(30);
    expect(entry?.value.headers['x-next-cache-tags']).not.toContain('asked:');
  });

  it('is believed when a webhook has said so since', async () => {
    await store(full());
    passes(hour);
    await cache.revalidateTag(['gone:term-posts:5'], { expire: undefined });
    await store(empty());

    expect(await stored()).toBe('No posts yet');
  });

  it('is believed when it could not be asked for in between', async () => {
    await store(full());
    passes(hour);
    await cache.revalidateTag(['gone:term-posts:5'], { expire: undefined });
    passes(hour);
    await expect(store(page('', ['outcome:unavailable.news']))).rejects.toThrow();
    passes(hour);
    await store(empty());

    expect(await stored()).toBe('No posts yet');
  });

  it('is not believed because of what went before the items were last seen', async () => {
    await cache.revalidateTag(['gone:term-posts:5'], { expire: undefined });
    passes(1000);
    await store(full());

    await expect(store(empty())).rejects.toThrow('The last good page stays');
  });

  it('is not believed because of what went elsewhere', async () => {
    await store(full());
    passes(1000);
    await cache.revalidateTag(['gone:term-posts:6', 'term-posts:5'], { expire: undefined });

    await expect(store(empty())).rejects.toThrow('The last good page stays');
  });

  it('is believed after a day, where nobody may be there to say so', async () => {
    await store(full());
    await expect(store(empty())).rejects.toThrow();
    passes(23 * hour);
    await expect(store(empty())).rejects.toThrow();
    passes(2 * hour);
    await store(empty());

    expect(await stored()).toBe('No posts yet');
  });

  it('has to be so all day: items that come back begin it anew', async () => {
    await store(full());
    await expect(store(empty())).rejects.toThrow();
    passes(23 * hour);
    await store(full());
    passes(2 * hour);

    await expect(store(empty())).rejects.toThrow();
  });

  it('is believed after ten minutes of the carousel, of which nobody ever tells', async () => {
    const home = (...tags: string[]) => page(tags[0]!, tags);
    await store(home('shown:carousel', 'shown:posts'));
    await expect(store(home('shown:posts'))).rejects.toThrow('carousel');
    passes(11 * 60_000);
    await store(home('shown:posts', 'empty:carousel'));

    expect(await stored()).toBe('shown:posts');
  });

  it('is shown where there never was another, and asked for again in ten seconds', async () => {
    const made = context();
    await cache.set(key, empty(), made);

    expect(await stored()).toBe('No posts yet');
    expect(made.cacheControl.revalidate).toBe(10);
  });
});

it('keeps a thing that is absent all at once, until a webhook has said that it went', async () => {
  const thing = page('A post', ['shown:post:7', `asked:${Date.now()}`]);
  await store(thing);
  passes(hour);
  await expect(store(page('Not found', ['outcome:not-found']))).rejects.toThrow('post:7');
  await expect(store(page('', ['outcome:elsewhere.%2Fvideos']))).rejects.toThrow('post:7');
  expect(await stored()).toBe('A post');

  await cache.revalidateTag(['gone:post:7'], { expire: undefined });
  const missing = page('Not found', ['outcome:not-found']);
  await store(missing);
  expect([missing.status, await stored()]).toEqual([404, 'Not found']);
});

it('shows another thing that has taken its address, though nobody said that the first went', async () => {
  await store(page('A post', ['shown:post:7', `asked:${Date.now()}`]));
  passes(hour);
  await store(page('Another post', ['shown:post:8', `asked:${Date.now()}`]));
  expect(await stored()).toBe('Another post');

  passes(hour);
  const list = page('A list', ['shown:posts', `asked:${Date.now()}`]);
  await expect(store(list)).rejects.toThrow('post:8');
});

const passes = (milliseconds: number) => jest.setSystemTime(Date.now() + milliseconds);
const store = (made: ReturnType<typeof page>) => cache.set(key, made, context());
const stored = async () => (await cache.get(key, context()))?.value.html;

function context() {
  return {
    ...{ kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false },
    cacheControl: { revalidate: 300, expire: 31_536_000 },
  };
}

function page(html: string, tags: string[]) {
  return {
    ...{ kind: 'APP_PAGE', html, rscData: Buffer.from('') },
    headers: { 'x-next-cache-tags': ['posts', ...tags].join(',') } as Record<string, string>,
    status: undefined as number | undefined,
  };
}
