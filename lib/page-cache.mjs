import { createHash } from 'node:crypto';
import { join } from 'node:path';

import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

import { emptied } from './emptied.mjs';
import { keepExpiredTags, recallExpiredTags } from './expired-tags.mjs';
import { notePageCache } from './has-page-cache.mjs';
import { ImageCache } from './image-cache.mjs';
import { withLateScripts } from './late-scripts.mjs';
import { announcePage } from './made-pages.mjs';
import { noteNamedMedia } from './named-media.mjs';
import { askedAtOf, countedFromNow, isRetained, valuesOf } from './page-tags.mjs';
import { policyOf } from './policy.mjs';
import { unavailablePage } from './unavailable-page.mjs';
import { storeWhole, wholeEntry } from './stored-page.mjs';
import { visitIsServed } from './visits.mjs';

// Node and the bundler disagree on what the default export of a CommonJS module is.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;
const siteUrl = process.env.SITE_URL ?? '';
// The development server's scripts are made as it goes.
const isFinished = process.env.NODE_ENV !== 'development';
// Seconds until the next try: after a failure, and after an empty list, which may be one.
const retryAfter = 30;
const emptyFor = 10;
const notStored = { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' };

/**
 * The framework's file cache, and what must happen to a finished page or file: the status of a page that could not be found
 * or made, when its scripts come, its Content-Security-Policy, what is kept of it, and from when on its data counts. Pages
 * speak to it by tags (lib/cache.ts).
 */
export default class PageCache extends FileSystemCache {
  constructor(context) {
    super(context);
    // The framework also constructs an instance in the middleware's bundle. It has no folder and stores nothing.
    const folder = join(context.serverDistDir ?? '.', '..', 'cache');
    this.images = new ImageCache(join(folder, 'images'));
    this.expiredTags = join(folder, 'expired-tags.json');
    if (!context.serverDistDir) return;
    recallExpiredTags(this.expiredTags);
    // The webhook's handler is in another bundle and calls this through lib/expiries.ts.
    globalThis.keepExpiredTags = (tags) => keepExpiredTags(this.expiredTags, tags);
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    await keepExpiredTags(this.expiredTags);
  }

  // A page is as old as its data: a change that came while it was being rendered must find it stale.
  async get(key, context) {
    if (context.kind === 'IMAGE') return this.images.get(key);
    // An instance that is asked for pages also stores them. The framework constructs others that it never asks.
    notePageCache();
    const entry = wholeEntry(await super.get(key, context));
    finish(entry?.value);
    if (entry && context.kind !== 'FETCH') visitIsServed();
    const askedAt = askedAtOf(entry?.value, 'asked');
    if (!Number.isFinite(askedAt)) return entry;

    return { ...entry, lastModified: Math.min(entry.lastModified, askedAt) };
  }

  async set(key, page, context) {
    if (page?.kind === 'IMAGE') return this.images.set(key, page);
    if (page?.kind !== 'APP_PAGE' && page?.kind !== 'APP_ROUTE')
      return super.set(key, page, context);

    await this.settle(key, page, context);
    finish(page);
    announcePage(key);
  }

  async settle(key, page, context) {
    const previous = wholeEntry(await super.get(key, context))?.value ?? null;
    const [outcome, detail] = outcomeOf(page);
    if (outcome === 'not-found') page.status = 404;
    if (outcome === 'moved') redirect(page, 308, decodeURIComponent(detail));
    if (outcome === 'elsewhere') redirect(page, 307, decodeURIComponent(detail));
    if (valuesOf(page, 'outcome').some(isUnkept)) return this.leaveUnkept(page, outcome, detail);
    const isIncomplete = outcome === 'unavailable' || outcome === 'partial';
    if (isIncomplete && !previous) return answerWithoutKeeping(page, outcome, detail);
    const lost = isIncomplete
      ? ['not all of its data could be had']
      : lostSince(previous, page, key);
    if (lost.length) return this.retain(key, previous, context, lost);
    if (valuesOf(page, 'empty').length) shorten(context);
    if (page.status === undefined || page.status === 200) {
      if (page.kind === 'APP_ROUTE') validate(page, previous, new Date());
      return this.store(key, isRetained(page, previous) ? countedFromNow(page) : page, context);
    }

    // An address that never showed anything must not fill the disk; one that did must not show it again.
    page.headers = { ...page.headers, ...notStored };
    if (previous) await this.store(key, page, context);
  }

  store(key, page, context) {
    return storeWhole(this, page, (cache, stored) => super.set.call(cache, key, stored, context));
  }

  leaveUnkept(page, outcome, detail) {
    if (outcome === 'unavailable') return answerWithoutKeeping(page, outcome, detail);

    page.headers = { ...page.headers, ...notStored };
    if (outcome === 'unkept') page.status = Number(detail);
  }

  // Stored again, or every visitor would have the source asked anew. What is thrown the framework logs.
  async retain(key, previous, context, reasons) {
    const cacheControl = { ...context.cacheControl, revalidate: retryAfter };
    await this.store(key, countedFromNow(previous), { ...context, cacheControl });
    throw new Error(`The last good page stays: ${reasons.join(', ')}`);
  }
}

function answerWithoutKeeping(page, outcome, screen) {
  page.headers = { ...page.headers, ...notStored };
  if (outcome === 'partial') return;
  page.status = 503;
  write(page, unavailablePage(screen));
  page.headers['retry-after'] = String(retryAfter);
}

/**
 * What the last page showed and this one does not, though nobody said that it went. A refusal and a redirect showed
 * nothing, whatever was asked for on the way to them.
 */
function lostSince(last, page, key) {
  if (!last || (last.status ?? 200) !== 200) return [];
  const previous = { shown: valuesOf(last, 'shown'), askedAt: askedAtOf(last, 'asked', 'told') };

  return emptied(key, { previous, shown: valuesOf(page, 'shown'), now: Date.now() });
}

// The framework reads the lifetime off the same object for the visitor's answer.
function shorten({ cacheControl }) {
  if (cacheControl)
    cacheControl.revalidate = Math.min(cacheControl.revalidate || Infinity, emptyFor);
}

/** Whose names of uploaded files are known. */
const noted = new WeakSet();

/** With which HTML a page is finished: memory gives out the same page again and again. */
const finished = new WeakMap();

// At every reading too: a page on the disk may be of a build that finished it in another way, or not at all.
function finish(page) {
  if (page && !noted.has(page)) {
    noted.add(page);
    noteNamedMedia(String(page.html ?? page.body ?? ''));
  }
  const isPage = typeof page?.html === 'string';
  if (!isFinished || !isPage || finished.get(page) === page.html) return;

  page.html = withLateScripts(page.html);
  const policy = policyOf(page.html, { siteUrl });
  page.headers = { ...page.headers, 'content-security-policy': policy };
  finished.set(page, page.html);
}

const isUnkept = (/** @type {string} */ outcome) => outcome.startsWith('unkept.');

/** What became of a page, and what is to be known of it; that it is not kept says the least. */
function outcomeOf(page) {
  const outcomes = valuesOf(page, 'outcome');
  const first = outcomes.find((each) => !isUnkept(each)) ?? outcomes[0] ?? '';
  return /^([^.]+)\.?(.*)$/.exec(first)?.slice(1) ?? [];
}

function redirect(page, status, path) {
  page.status = status;
  write(page, '');
  page.headers = { ...page.headers, location: path.split('/').map(encodeURIComponent).join('/') };
}

/** Puts another document in the place of a page; a file, which is no page, becomes an empty one. */
function write(page, html) {
  if (page.kind === 'APP_PAGE') page.html = html;
  else page.body = Buffer.alloc(0);
}

/** Gives a file what a reader asks with whether it has changed: made anew with the same words, it has not. */
function validate(page, previous, now) {
  const etag = `W/"${createHash('sha256').update(page.body).digest('base64url').slice(0, 27)}"`;
  const isSame = previous?.headers?.etag === etag;
  const changed = isSame ? previous.headers['last-modified'] : now.toUTCString();
  page.headers = { ...page.headers, etag, 'last-modified': changed };
}
