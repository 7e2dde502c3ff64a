import 'server-only';

import { z } from 'zod';

import { env } from '../config/env';
import {
  contentTypeNames,
  taxonomyNames,
  type ContentTypeName,
  type TaxonomyName,
} from '../data/content-type-registry';
import { readBytes } from '../http/read-body';
import { withRetries } from '../http/timeout-and-retry';
import { decodeOrKeep } from '../i18n/spelling';
import { enqueue } from './request-queue';

/** The post types and taxonomies in the list of slugs, by their names in WordPress. */
export type SlugKind = ContentTypeName | TaxonomyName;

/**
 * Every public slug in WordPress, without percent-encoding, by type (`SlugKind`). A type that WordPress did not list is
 * missing. A stored list may contain a type that the site no longer has. It does no harm.
 */
export type SlugList = {
  /** Each with the month of a post, event, video or release (`2024-05`), or the number of a term's posts. */
  slugs: Map<string, Map<string, string | number>>;
  /** Other slugs of items and terms, such as former ones and other spellings, each with the current slug. */
  aliases: Map<string, Map<string, string>>;
  /** The ids of the posts in WordPress, each with the slug of the post. */
  postIds: Map<number, string>;
};

// Milliseconds. A list of ten thousand posts has half a megabyte, and no visitor waits for it, so a slow host may take
// long.
const attemptDeadline = 15_000;
const maxBytes = 16 * 1024 * 1024;

// In lower case, like all URLs of the site (docs/decisions/017). A slug that cannot be decoded is left encoded, so that
// the other slugs of the list can be used.
const slug = z.string().transform((text) => decodeOrKeep(text).toLowerCase());
const dated = z.array(z.tuple([slug, z.string(), z.number()]));
const counted = z.array(z.tuple([slug, z.number()]));
const alias = z.array(z.tuple([slug, slug]));

/** An object with an optional entry of this schema for each name. Other entries are left out. */
function ofEach<Schema extends z.ZodType>(names: string[], schema: Schema) {
  return z.object(Object.fromEntries(names.map((name) => [name, schema.optional()])));
}

const rawList = z.object({
  types: ofEach(contentTypeNames, dated),
  aliases: ofEach([...contentTypeNames, ...taxonomyNames], alias),
  taxonomies: ofEach(taxonomyNames, counted),
});

/** `unchanged`: the list is the same as that with this ETag. `none`: WordPress does not have our plugin. */
export type SlugListResponse =
  | { kind: 'list'; list: SlugList; etag: string | null }
  | { kind: 'unchanged' }
  | { kind: 'none' };

/**
 * Requests all public slugs from WordPress, without retry and within fifteen seconds. The request is first in the
 * queue, because it is rare and saves many other requests (lib/data/slugs/find-slug.ts).
 *
 * @param etag of the list we already have
 * @throws {Error} when WordPress cannot be reached, fails, or sends an invalid response
 */
export function requestSlugs(etag: string | null): Promise<SlugListResponse> {
  const inQueue = <Result>(now: () => Promise<Result>, signal: AbortSignal) =>
    enqueue(now, signal, 'warming');

  return withRetries((signal) => request(etag, signal), {
    ...{ retries: 0, isForeground: false, attemptDeadline, inQueue },
  });
}

async function request(etag: string | null, signal: AbortSignal): Promise<SlugListResponse> {
  const url = new URL(`${env.WORDPRESS_URL}/wp-json/wp/v2/headless-slugs`);
  const response = await fetch(url, {
    cache: 'no-store',
    headers: { accept: 'application/json', ...(etag && { 'if-none-match': etag }) },
    signal,
  });
  if (response.status === 304) return { kind: 'unchanged' };

  const text = (await readBytes(maxBytes, response))?.toString();
  if (response.status === 404 && text?.includes('"rest_no_route"')) return { kind: 'none' };
  if (!response.ok) throw new Error(`WordPress answered ${response.status} to the list of slugs`);
  if (text === undefined)
    throw new Error('The list of slugs from WordPress is larger than 16 MB, so it was not read');

  const list = toList(rawList.parse(JSON.parse(text)));
  return { kind: 'list', list, etag: response.headers.get('etag') };
}

function toList({ types, aliases, taxonomies }: z.infer<typeof rawList>): SlugList {
  const slugs: SlugList['slugs'] = new Map();
  for (const [kind, entries = []] of Object.entries({ ...types, ...taxonomies })) {
    // A type without any slug is probably a failure of WordPress, so it counts as not listed.
    if (entries.length === 0) continue;
    slugs.set(kind, new Map(entries.map(([word, detail]) => [word, detail])));
  }

  return {
    slugs,
    // When two aliases are equal, the last one is used.
    aliases: new Map(Object.entries(aliases).map(([kind, pairs]) => [kind, new Map(pairs)])),
    postIds: new Map(types.post?.map(([word, , id]) => [id, word])),
  };
}
