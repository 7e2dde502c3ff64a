import 'server-only';

import { z } from 'zod';

import { env } from '../env';
import { readBytes } from '../read-bytes';
import { withRetries } from '../retries';
import { enqueue } from './request-queue';

/** What a list of slugs is about: the post types and taxonomies of the site, by WordPress's names. */
export type SlugKind = 'post' | 'event' | 'video' | 'music' | 'category' | 'post_tag';

/** Every public slug of WordPress's, decoded, by kind; a kind that WordPress did not tell of is missing. */
export type SlugList = {
  /** With the month of a post, event, video or release (`2024-05`), or the number of a term's posts. */
  slugs: Map<SlugKind, Map<string, string | number>>;
  /** Those of today's posts, events, videos and releases at earlier times. */
  oldSlugs: Map<SlugKind, string[]>;
  /** WordPress's ids of the posts. */
  postIds: Set<number>;
};

// A list of ten thousand posts has half a megabyte.
// Visitors do not wait for it: on a slow host it may take its time.
const patience = 15_000;
const maxBytes = 16 * 1024 * 1024;

// In lower case, as addresses are (docs/decisions/017). One slug that cannot be decoded must not cost the others: it stays as it is stored.
const slug = z.string().transform((text) => {
  try {
    return decodeURIComponent(text).toLowerCase();
  } catch {
    return text.toLowerCase();
  }
});
const dated = z.array(z.tuple([slug, z.string(), z.number()]));
const counted = z.array(z.tuple([slug, z.number()]));
const former = z.array(slug);

const rawList = z.object({
  types: z.object({
    ...{ post: dated.optional(), event: dated.optional() },
    ...{ video: dated.optional(), music: dated.optional() },
  }),
  oldSlugs: z.object({
    ...{ post: former.optional(), event: former.optional() },
    ...{ video: former.optional(), music: former.optional() },
  }),
  taxonomies: z.object({ category: counted.optional(), post_tag: counted.optional() }),
});

/** What became of the question: `unchanged` since the list with that tag; `none`: a back end without our plugin. */
export type SlugAnswer =
  { kind: 'list'; list: SlugList; etag: string | null } | { kind: 'unchanged' } | { kind: 'none' };

/**
 * Asks WordPress for all public slugs, once and within fifteen seconds, before all else that waits: it is asked seldom, and
 * spares the other questions (lib/known-slugs.ts).
 *
 * @param etag of the list that is known already
 * @throws {Error} when WordPress cannot be reached, fails, or answers nonsense
 */
export function askForSlugs(etag: string | null): Promise<SlugAnswer> {
  const inTurn = <Answer>(now: () => Promise<Answer>, signal: AbortSignal) =>
    enqueue(now, signal, 'renewal');

  return withRetries((signal) => ask(etag, signal), {
    ...{ retries: 0, isUrgent: false, attemptDeadline: patience, inTurn },
  });
}

async function ask(etag: string | null, signal: AbortSignal): Promise<SlugAnswer> {
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
  if (text === undefined) throw new Error('The list of slugs is larger than 16 MB');

  const list = toList(rawList.parse(JSON.parse(text)));
  return { kind: 'list', list, etag: response.headers.get('etag') };
}

function toList({ types, oldSlugs, taxonomies }: z.infer<typeof rawList>): SlugList {
  const all = Object.entries({ ...types, ...taxonomies });
  // A kind of which there is nothing at all is more likely a WordPress that fails.
  const told = all.filter(([, entries]) => entries.length > 0);

  return {
    slugs: new Map(
      told.map(([kind, entries]) => [
        kind as SlugKind,
        new Map<string, string | number>(entries.map(([word, detail]) => [word, detail])),
      ]),
    ),
    oldSlugs: new Map(Object.entries(oldSlugs).map(([kind, old]) => [kind as SlugKind, old])),
    postIds: new Set(types.post?.map(([, , id]) => id)),
  };
}
