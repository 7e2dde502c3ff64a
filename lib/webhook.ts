import { createHmac, timingSafeEqual } from 'node:crypto';

import { z } from 'zod';

import { tags } from './cache';
import type { Href } from './i18n/href';
import { postHref } from './post-href';
import { slug } from './wordpress/schema';

const maxAge = 5 * 60;
// An edit in bulk must not have WordPress make half of the site at once.
const mostTermPages = 30;

const term = z.object({ taxonomy: z.string(), id: z.number(), slug });
const localDate = z.iso.datetime({ local: true });

const change = z.object({
  type: z.string(),
  id: z.number(),
  action: z.enum(['published', 'updated', 'unpublished', 'trashed', 'deleted', 'created']),
  slug: slug.nullish(),
  previousSlug: slug.nullish(),
  date: localDate.nullish(),
  previousDate: localDate.nullish(),
  startDate: z.string().nullish(),
  terms: z.array(term).default([]),
  previousTerms: z.array(term).default([]),
});

/** What WordPress says has changed: wordpress/contract/webhook.json has an example of every kind. */
export const webhookSchema = z.object({
  version: z.literal(1),
  id: z.uuid(),
  changes: z.array(change).min(1).max(200),
});

export type Change = z.infer<typeof change>;
export type Delivery = z.infer<typeof webhookSchema>;

/**
 * Was this body signed by someone who knows one of the secrets, within the last five minutes?
 *
 * @param header `t=<unix seconds>,v1=<hex hmac-sha256 of "t.body">`, with one more v1 for each further secret
 */
export function isSignedBy(
  secrets: string[],
  { header, body, now }: { header: string; body: string; now: Date },
): boolean {
  const fields = header.split(',').map((field) => field.trim().split('='));
  const time = fields.find(([name]) => name === 't')?.[1] ?? '';
  const given = fields.flatMap(([name, value]) => (name === 'v1' && value ? [value] : []));
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > maxAge) return false;

  const expected = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'),
  );
  return expected.some((right) => given.some((signature) => isEqual(signature, right)));
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The tags of every page that shows what has changed, and of no other. */
export function tagsToExpire(changes: Change[]): string[] {
  return [...new Set(changes.flatMap(tagsOf))];
}

/**
 * The tags of what is there no longer, by these changes: only then is an empty list believed where there were items,
 * and an absence where there was a thing.
 */
export function tagsOfGone(changes: Change[]): string[] {
  return [...new Set(changes.flatMap(goneBy))].map(tags.gone);
}

function goneBy(change: Change): string[] {
  const { type, id, action, slug, previousSlug, previousTerms, startDate } = change;
  if (action === 'unpublished' || action === 'trashed' || action === 'deleted') {
    return tagsOf(change);
  }
  const isTerm = type === 'category' || type === 'post_tag';
  const isRenamed = isTerm && Boolean(previousSlug && previousSlug !== slug);

  return [
    ...previousTerms.map((term) => tags.termPosts(term.id)),
    ...(isRenamed ? [tags.term(id)] : []),
    // Without a day it is no event.
    ...(type === 'event' && startDate === null ? [tags.post(id), tags.events] : []),
  ];
}

function tagsOf(change: Change): string[] {
  switch (change.type) {
    case 'test':
      return [];
    case 'settings':
      return [tags.wordpress];
    case 'attachment':
      return [tags.media(change.id)];
    case 'category':
    case 'post_tag':
      return [tags.terms, tags.term(change.id), tags.termPosts(change.id)];
    default:
      return tagsOfPost(change);
  }
}

function tagsOfPost(change: Change): string[] {
  const slugs = [change.slug, change.previousSlug].filter((each) => each != null);
  const terms = [...change.terms, ...change.previousTerms].map((each) => tags.termPosts(each.id));

  return [tags.post(change.id), ...slugs.map(tags.slug), ...terms, ...listsOf(change)];
}

/** What speaks of all things of a kind, and the lists that have become others, and not only one of their items. */
function listsOf({ type, action, previousDate }: Change): string[] {
  // What day an event is on is a detail of it like any other.
  if (type === 'event') return [tags.events];
  const isKnown = type === 'video' || type === 'music';
  const edited = tags.edits(isKnown ? type : 'post');
  if (action === 'updated' && !previousDate) return [edited];
  if (type === 'video') return [edited, tags.videos];

  return [edited, type === 'music' ? tags.music : tags.posts];
}

/** The pages a visitor is likely to look at next, most likely first: they are made anew before anyone asks. */
export function pagesToRenew(changes: Change[]): Href[] {
  if (changes.every((each) => each.type === 'test')) return [];

  const things = [pagesOf, firstLists, otherLists].flatMap((each) => changes.flatMap(each));
  const terms = distinct(changes.flatMap(termsOf).flatMap(termPages));
  return distinct([...things, ...terms.slice(0, mostTermPages)]);
}

/** Where an editor looks next, after the thing itself. */
function firstLists({ type }: Change): Href[] {
  switch (type) {
    case 'test':
      return [];
    case 'event':
      return [{ pathname: '/events' }];
    case 'video':
      return [{ pathname: '/videos' }];
    case 'music':
      return [{ pathname: '/music' }];
    default:
      return [{ pathname: '/news' }];
  }
}

/** Whatever else shows a thing; the home page shows posts and events. */
function otherLists({ type, slug }: Change): Href[] {
  if (type === 'test' || type === 'video' || type === 'music') return [];
  if (type !== 'event') return [{ pathname: '/' }];
  const calendar = slug && ({ pathname: '/events/[slug]/event.ics', params: { slug } } as const);

  return [
    { pathname: '/' },
    ...(calendar ? [calendar] : []),
    { pathname: '/events.ics' },
    { pathname: '/past-events' },
  ];
}

type TermSlug = { taxonomy: string; slug: string };

function termsOf({ type, slug, previousSlug, terms, previousTerms }: Change): TermSlug[] {
  const own = [slug, previousSlug].flatMap((each) => (each ? { taxonomy: type, slug: each } : []));

  return [...own, ...terms, ...previousTerms];
}

function termPages({ taxonomy, slug }: TermSlug): Href[] {
  if (taxonomy === 'post_tag') return [{ pathname: '/tag/[slug]', params: { slug } }];
  if (taxonomy !== 'category') return [];

  return [
    { pathname: '/category/[slug]', params: { slug } },
    { pathname: '/news/category/[slug]', params: { slug } },
  ];
}

function distinct(pages: Href[]): Href[] {
  return [...new Map(pages.map((page) => [JSON.stringify(page), page])).values()];
}

const homes = {
  event: '/events/[slug]',
  video: '/videos/[slug]',
  music: '/music/[slug]',
} as const;

/** The page of a thing, and the one it had before. */
function pagesOf(change: Change): Href[] {
  const { type, slug, previousSlug } = change;
  if (type !== 'event' && type !== 'video' && type !== 'music') return postPages(change);

  const slugs = [slug, previousSlug].filter((each) => each != null);
  return slugs.map((each) => ({ pathname: homes[type], params: { slug: each } }));
}

function postPages({ type, slug, date, previousSlug, previousDate }: Change): Href[] {
  if (type !== 'post' || !slug || !date) return [];

  const now = postHref({ slug, date });
  const before = postHref({ slug: previousSlug ?? slug, date: previousDate ?? date });
  return previousSlug || previousDate ? [now, before] : [now];
}
