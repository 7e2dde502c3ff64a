import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { IncrementalCache } from 'next/dist/server/lib/incremental-cache';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { HTML_CONTENT_TYPE_HEADER } from 'next/dist/lib/constants';
import { checkIsOnDemandRevalidate } from 'next/dist/server/api-utils';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import RenderResult from 'next/dist/server/render-result';
import ResponseCache from 'next/dist/server/response-cache';

import { ofPage, pageKey, renderedFile, renderedPage } from '../testing/page-cache';
import {
  isFile,
  isPage,
  isRendered,
  notNewerThan,
  replaceContent,
  setHeaders,
  shortenLifetime,
} from './cache-entries.mjs';
import { pagesFolder, pathOfKey } from './cache-keys.mjs';
import type { CacheEntry, RenderedEntry, SetContext, StoredEntry } from './cache-types';
import { expireTags } from './expired-tags-manifest.mjs';
import { FileSystemCache } from './file-system-cache.mjs';
import { renderNowHeader } from './headers.mjs';

const folder = mkdtempSync(join(tmpdir(), 'contract-'));
const ofFileCache = { fs: nodeFs, flushToDisk: true, serverDistDir: folder, revalidatedTags: [] };
/** A file cache without memory: it reads every entry from the disk. */
const fileCache = () => new FileSystemCache(ofFileCache);

afterEach(() => tagsManifest.clear());
afterAll(() => rmSync(folder, { recursive: true }));

describe('what this site assumes of the cache of Next.js, and Next.js does not promise', () => {
  describe('of the file cache', () => {
    it('it stores pages and files under the kinds we know, and reads them with all their content', async () => {
      const cache = fileCache();
      const fileKey = pageKey.replace('APP_PAGE', 'APP_ROUTE');
      await cache.set(pageKey, renderedPage('Hello'), ofPage);
      await cache.set(fileKey, renderedFile('BEGIN'), { kind: 'APP_ROUTE' });
      const read = [
        await fileCache().get(pageKey, ofPage),
        await fileCache().get(fileKey, { kind: 'APP_ROUTE' }),
      ].map((stored) => stored?.value);

      expect(read[0]).toMatchObject({ html: 'Hello', rscData: Buffer.from('0:"Hello"\n') });
      expect(isPage(read[0])).toBe(true);
      expect(read[1]).toMatchObject({ body: Buffer.from('BEGIN'), status: 200 });
      expect(isFile(read[1])).toBe(true);
    });

    it('it writes through the function that we give it', async () => {
      const written: string[] = [];
      const writeFile = async (file: string) => void written.push(file);
      const fs = { ...nodeFs, writeFile };
      const key = `${pageKey}-2`;
      await new FileSystemCache({ ...ofFileCache, fs }).set(key, renderedPage('Hello'), ofPage);

      const start = join(folder, key);
      expect(written.toSorted()).toEqual(['.html', '.meta', '.rsc'].map((end) => start + end));
      expect(existsSync(`${start}.html`)).toBe(false);
    });

    it('it writes pages into the folder that we test for room', async () => {
      const page = (await rendered()).key;
      await fileCache().set(page, renderedPage('Hello'), ofPage);

      expect(page.startsWith(`/${pagesFolder}/`)).toBe(true);
      expect(existsSync(join(folder, `${page}.html`))).toBe(true);
    });

    it('its memory gives out one object for an entry until it is stored again', async () => {
      const cache = new FileSystemCache({ ...ofFileCache, maxMemoryCacheSize: 1_000_000 });
      await cache.set(pageKey, renderedPage('Hello'), ofPage);
      const read = async () => (await cache.get(pageKey, ofPage))?.value;

      expect(await read()).toBe(await read());
    });
  });

  describe('of a page that is being stored', () => {
    it('the visitor gets the status, headers and text that the cache handler sets', async () => {
      const { response } = await rendered({
        change: (page) => {
          page.status = 404;
          setHeaders(page, { 'x-set': 'yes' });
          replaceContent(page, 'Not found');
        },
      });

      expect(response?.value).toMatchObject({ status: 404, headers: { 'x-set': 'yes' } });
      expect(response?.html).toBe('Not found');
    });

    it('a request to render now gets the new page when it is stored, and not the last one', async () => {
      const key = 'the key of the build';
      const previewProps = { ...preview, previewModeId: key };
      const isRequested = (headers: object) =>
        checkIsOnDemandRevalidate({ ...headers }, previewProps).isOnDemandRevalidate;
      expect(isRequested({ [renderNowHeader]: key })).toBe(true);
      expect(isRequested({ [renderNowHeader]: 'another' })).toBe(false);

      const last = { value: renderedPage('The last'), lastModified: 1, cacheControl: lifetime };
      let isStored = false;
      const { response } = await rendered({
        last,
        isOnDemandRevalidate: true,
        change: () => (isStored = true),
      });
      expect([response?.html, isStored]).toEqual(['Hello', true]);
    });

    it('the visitor gets the lifetime that the cache handler sets', async () => {
      const { response } = await rendered({ change: (_, context) => shortenLifetime(context, 10) });

      expect(response?.cacheControl?.revalidate).toBe(10);
    });

    it('its key says its path', async () => {
      const { key } = await rendered({ path: '/de/veranstaltungen/kl%C3%A4nge' });

      expect(pathOfKey(key)).toBe('/de/veranstaltungen/klänge');
    });

    it('an error of the cache handler is logged, and the page that the visitor got stays', async () => {
      const warn = jest.spyOn(console, 'warn').mockImplementation();
      const error = new Error('The last good page stays');
      const tenMinutesAgo = Date.now() - 600_000;
      const value = renderedPage('The last');
      const last = { value, lastModified: tenMinutesAgo, cacheControl: lifetime };
      const { response } = await rendered({
        last,
        change: () => {
          throw error;
        },
      });
      await new Promise((resolve) => setTimeout(resolve, 20));

      expect(response?.html).toBe('The last');
      expect(warn.mock.calls).toEqual([[expect.any(String), '/en/news', error]]);
    });
  });

  describe('of a stored page', () => {
    it('it is stale when one of its tags expired after the moment from which it counts', async () => {
      const now = Date.now();
      const stored = { value: renderedPage('', 'news'), lastModified: now, cacheControl: lifetime };
      tagsManifest.set('news', { stale: now - 1000 });

      expect(await isStale(stored)).toBe(false);
      expect(await isStale(notNewerThan(stored, now - 2000))).toBe(true);
    });

    it('it is stale, but not gone, when one of its tags is expired outside of a request', async () => {
      const value = renderedPage('', 'news');
      const stored = { value, lastModified: Date.now() - 1000, cacheControl: lifetime };
      expect(await isStale(stored)).toBe(false);
      expireTags(['news']);

      expect(await isStale(stored)).toBe(true);
      await fileCache().set(pageKey, value, ofPage);
      expireTags(['news']);
      expect((await fileCache().get(pageKey, ofPage))?.value).toMatchObject({ html: '' });
    });

    it('it is stale when its lifetime has passed since then', async () => {
      const now = Date.now();
      const stored = { value: renderedPage(''), lastModified: now, cacheControl: lifetime };

      expect(await isStale(notNewerThan(stored, now - 299_000))).toBe(false);
      expect(await isStale(notNewerThan(stored, now - 301_000))).toBe(true);
    });
  });
});

const preview = { previewModeId: '', previewModeSigningKey: '', previewModeEncryptionKey: '' };
const lifetime = { revalidate: 300, expire: 31_536_000 };
// The type of Next.js is a `const enum`, whose members other code cannot import.
const appPage = 'APP_PAGE' as never;
const route = { kind: appPage, sourceRoute: '/[locale]/news/page' };

type Rendering = {
  /** What the cache handler does to the page. */
  change?: (page: RenderedEntry, context: SetContext) => void;
  path?: string;
  /** The page that is stored already. */
  last?: StoredEntry | null;
  /** Whether the page was requested with `renderNowHeader`. */
  isOnDemandRevalidate?: boolean;
};

/** Renders and stores a page with the response cache of Next.js. */
async function rendered({
  change = () => {},
  path = '/en/news',
  last = null,
  isOnDemandRevalidate,
}: Rendering = {}) {
  let key = '';
  class Handler {
    get = async () => last;
    set = async (stored: string, entry: CacheEntry, context: SetContext) => {
      key = stored;
      if (isRendered(entry)) change(entry, context);
    };
  }
  const cache = new ResponseCache({ minimalMode: false, route });
  const cached = await cache.get(path, async () => freshPage(), {
    incrementalCache: incrementalCache(Handler),
    routeKind: appPage,
    isOnDemandRevalidate,
  });
  if (!cached || 'error' in cached || !cached.value || !('segmentData' in cached.value)) {
    return { key, response: null };
  }
  const html = cached.value.html.toUnchunkedString();
  return { key, response: { html, value: cached.value, cacheControl: cached.cacheControl } };
}

const freshPage = () => ({
  value: {
    kind: appPage,
    html: RenderResult.fromStatic('Hello', HTML_CONTENT_TYPE_HEADER),
    ...{ rscData: undefined, postponed: undefined, segmentData: undefined },
    ...{ status: 200, headers: {} },
  },
  cacheControl: { ...lifetime },
});

async function isStale(stored: StoredEntry): Promise<boolean> {
  class Handler {
    get = async () => stored;
  }
  const context = { kind: 'APP_PAGE', isFallback: false, route };
  const entry = await incrementalCache(Handler).get('/en/news', context as never);

  return Boolean(entry?.isStale);
}

const incrementalCache = (CurCacheHandler: unknown) =>
  new IncrementalCache({
    ...{ dev: false, requestHeaders: {}, CurCacheHandler: CurCacheHandler as never },
    previewProps: preview,
    prerenderManifest: {
      ...{ version: 4, routes: {}, dynamicRoutes: {}, notFoundRoutes: [] },
      preview,
    },
  });
