import { nodeFs } from 'next/dist/server/lib/node-fs-methods';

import PageCache from '../cache/page-cache.mjs';
import { pageStatusTag, type PageStatus } from '../cache/page-status-tags.mjs';
import { isFile, isPage } from '../next-internals/cache-entries.mjs';
import type { CacheHandler, FileEntry, Headers, PageEntry } from '../next-internals/cache-types';
import { cacheTagsHeader } from '../next-internals/headers.mjs';

/** The context that Next.js passes with the key of a page or of a file. */
export const ofPage = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false } as const;
export const ofFile = { kind: 'APP_ROUTE', isFallback: false, isRoutePPREnabled: false } as const;

export const pageKey = '/route-cache/APP_PAGE/0/$/en/news';

/** The page cache of a process that has just started: nothing is in memory. */
export const newPageCache = (serverDistDir: string) =>
  new PageCache({ fs: nodeFs, flushToDisk: true, serverDistDir, revalidatedTags: [] });

/** A page as Next.js has rendered it, with these cache tags or page statuses. */
export function renderedPage(html: string, ...tags: (string | PageStatus)[]) {
  const page: PageEntry & { headers: Headers } = {
    ...{ kind: 'APP_PAGE', html, rscData: Buffer.from(`0:${JSON.stringify(html)}\n`) },
    headers: tagged('posts', tags),
    status: undefined,
  };
  return page;
}

/** A rendered file, with these cache tags or page statuses. */
export function renderedFile(text: string, ...tags: (string | PageStatus)[]) {
  const file: FileEntry = {
    ...{ kind: 'APP_ROUTE', body: Buffer.from(text), status: 200 },
    headers: tagged('events', tags),
  };
  return file;
}

const tagged = (first: string, tags: (string | PageStatus)[]): Headers => ({
  [cacheTagsHeader]: [
    first,
    ...tags.map((each) => (typeof each === 'string' ? each : pageStatusTag(each))),
  ].join(','),
});

/** The stored page. Null when there is none. */
export async function storedPage(cache: CacheHandler, key = pageKey) {
  const value = (await cache.get(key, ofPage))?.value;

  return isPage(value) ? value : null;
}

/** The text of a stored file. Null when there is none. */
export async function storedFile(cache: CacheHandler, key: string) {
  const value = (await cache.get(key, ofFile))?.value;

  return isFile(value) ? value.body.toString() : null;
}
