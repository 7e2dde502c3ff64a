/**
 * The data that Next.js and its cache handler exchange. These types state what the page cache needs; the types of
 * Next.js are in `next/dist`. cache-contract.test.ts uses both together.
 */

/** Each header has one text as its value, because the site sets no header twice. */
export type Headers = Record<string, string>;

/** A rendered page. */
export type PageEntry = {
  kind: 'APP_PAGE';
  html: string;
  /** The response to a client-side navigation. */
  rscData?: Buffer;
  /** The same for each part of the page, by its name. */
  segmentData?: Map<string, Buffer>;
  postponed?: string;
  /** A missing status means 200. */
  status?: number;
  headers?: Headers;
};

/** The response of a route handler, such as a feed. */
export type FileEntry = {
  kind: 'APP_ROUTE';
  body: Buffer;
  status: number;
  headers: Headers;
};

/** What a page or a route handler has rendered. */
export type RenderedEntry = PageEntry | FileEntry;

/** Next.js also has kinds for fetched data, and for an older router that the site does not use. */
export type CacheEntry = RenderedEntry | { kind: 'FETCH' | 'PAGES' | 'REDIRECT' };

/**
 * A cache entry as Next.js reads it. `lastModified`: the time at which its lifetime starts, in milliseconds since 1970.
 */
export type StoredEntry<Entry = CacheEntry> = {
  lastModified: number;
  value: Entry | null;
  cacheControl?: CacheControl;
};

/** `revalidate`: seconds until an entry is rendered again, or false for never. */
export type CacheControl = { revalidate?: number | false; expire?: number };

export type GetContext = { kind: CacheEntry['kind'] };

export type SetContext = Partial<GetContext> & { cacheControl?: CacheControl };

/** The argument of a cache handler's constructor. In the middleware's bundle it has no folder. */
export type CacheContext = {
  serverDistDir?: string;
  flushToDisk?: boolean;
  fs?: object;
  revalidatedTags?: string[];
  maxMemoryCacheSize?: number;
};

/** The methods that Next.js calls and the page cache extends. */
export interface CacheHandler {
  get(key: string, context: GetContext): Promise<StoredEntry | null>;
  set(key: string, entry: CacheEntry | null, context: SetContext): Promise<void>;
}

export type CacheHandlerClass = new (context: CacheContext) => CacheHandler;
