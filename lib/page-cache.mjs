import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

import { announcePage } from './made-pages.mjs';
import { policyOf } from './policy.mjs';
import { unavailablePage } from './unavailable-page.mjs';

// Node and the bundler disagree on what the default export of a CommonJS module is.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;
const tagsHeader = 'x-next-cache-tags';
const siteUrl = process.env.SITE_URL ?? '';
// The development server's scripts are made as it goes.
const isGuarded = process.env.NODE_ENV !== 'development';
const notStored = { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' };

/**
 * The framework's file cache, and what must happen to a finished page or file: the status of a page that could not be found
 * or made, its Content-Security-Policy, what is kept of it, and from when on its data counts. Pages speak to it by tags
 * (lib/cache.ts).
 */
export default class PageCache extends FileSystemCache {
  constructor(context) {
    super(context);
    this.pendingTags = join(context.serverDistDir ?? '.', '..', 'cache', 'expired-tags.json');
    recallTags(this.pendingTags);
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    rememberTags(this.pendingTags);
  }

  // A page is as old as its data: a change that came while it was being rendered must find it stale.
  async get(key, context) {
    const entry = await super.get(key, context);
    guard(entry?.value);
    const askedAt = Math.min(...valuesOf(entry?.value, 'asked').map(Number));
    if (!Number.isFinite(askedAt)) return entry;

    return { ...entry, lastModified: Math.min(entry.lastModified, askedAt) };
  }

  async set(key, page, context) {
    if (page?.kind !== 'APP_PAGE' && page?.kind !== 'APP_ROUTE')
      return super.set(key, page, context);

    await this.settle(key, page, context);
    guard(page);
    announcePage(key);
  }

  async settle(key, page, context) {
    const previous = (await super.get(key, context))?.value ?? null;
    const [outcome, detail] = outcomeOf(page);
    if (outcome === 'not-found') page.status = 404;
    if (outcome === 'moved') redirect(page, 308, decodeURIComponent(detail));
    if (outcome === 'elsewhere') redirect(page, 307, decodeURIComponent(detail));
    if (valuesOf(page, 'outcome').some(isUnkept)) return this.leaveUnkept(page, outcome, detail);
    if (outcome === 'unavailable' || outcome === 'partial') {
      return this.answerWithoutKeeping(page, outcome, detail, previous);
    }
    if (page.status === undefined || page.status === 200) {
      if (page.kind === 'APP_ROUTE') validate(page, previous, new Date());
      return super.set(key, isRetained(page, previous) ? withoutAskedAt(page) : page, context);
    }

    // An address that never showed anything must not fill the disk; one that did must not show it again.
    page.headers = { ...page.headers, ...notStored };
    if (previous) await super.set(key, page, context);
  }

  leaveUnkept(page, outcome, detail) {
    if (outcome === 'unavailable') return this.answerWithoutKeeping(page, outcome, detail, null);

    page.headers = { ...page.headers, ...notStored };
    if (outcome === 'unkept') page.status = Number(detail);
  }

  answerWithoutKeeping(page, outcome, screen, previous) {
    if (previous) throw new Error('The last good page stays: not all of its data could be had');

    page.headers = { ...page.headers, ...notStored };
    if (outcome === 'partial') return;
    page.status = 503;
    write(page, unavailablePage(screen));
    page.headers['retry-after'] = '30';
  }
}

/** For which HTML a page has its policy: memory gives out the same page again and again. */
const guarded = new WeakMap();

// What stands on the disk may be of a build whose policy was another, so that none is taken from there.
function guard(page) {
  const isPage = typeof page?.html === 'string';
  if (!isGuarded || !isPage || guarded.get(page) === page.html) return;

  const policy = policyOf(page.html, { siteUrl });
  page.headers = { ...page.headers, 'content-security-policy': policy };
  guarded.set(page, page.html);
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

/** The values of a page's tags of one kind, e.g. `asked:123` -> `123`. */
function valuesOf(page, kind) {
  const tags = page?.headers?.[tagsHeader]?.split(',') ?? [];
  return tags.filter((tag) => tag.startsWith(`${kind}:`)).map((tag) => tag.slice(kind.length + 1));
}

// After a failure the framework stores the last good page again, to try anew in 30 s: it counts from now.
function isRetained(page, previous) {
  return previous?.headers?.[tagsHeader] === page.headers?.[tagsHeader];
}

function withoutAskedAt(page) {
  const tags = page.headers[tagsHeader]?.split(',').filter((tag) => !tag.startsWith('asked:'));
  return { ...page, headers: { ...page.headers, ...(tags && { [tagsHeader]: tags.join(',') }) } };
}

// Expiries whose pages nobody has asked for yet live in memory only; a restart must not forget them.
function rememberTags(file) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify([...tagsManifest]));
    renameSync(`${file}.new`, file);
  } catch (error) {
    console.error(`Expired tags could not be written to ${file}`, error);
  }
}

function recallTags(file) {
  if (tagsManifest.size > 0) return;
  try {
    const entries = JSON.parse(readFileSync(file, 'utf8'));
    for (const [tag, entry] of entries) tagsManifest.set(tag, entry);
  } catch {
    // None have expired yet.
  }
}
