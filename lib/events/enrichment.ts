import 'server-only';

import PQueue from 'p-queue';
import { z } from 'zod';

import { tagPage, tags } from '../cache';
import { plainText } from '../html';
import { toCoreShape } from '../wordpress/items';
import { askWordPress } from '../wordpress/client';
import { toFeaturedImage } from '../wordpress/embedded';
import { rawEmbedded, rendered, slug } from '../wordpress/schema';
import { rawEvent, type RawEvent } from './raw-event';

const rawLinkedPost = z.object({
  slug,
  title: rendered,
  content: rendered,
  _embedded: rawEmbedded.optional().catch(undefined),
});

// A back end that leaves half of an event out of its list must not be asked for all the other halves at once.
const queue = new PQueue({ concurrency: 4 });

/** An event with what its list left out, and whether something of it could not be had. */
export type Enriched = { event: RawEvent; isComplete: boolean };

/**
 * Gives an event of a list the slug and the picture it lacks: from its own record, else from the post it is linked
 * with. One that lacks nothing costs no request. Never throws: what cannot be had is logged, and stays as it was.
 */
export async function enriched(event: RawEvent): Promise<Enriched> {
  if (isWhole(event)) return { event, isComplete: true };

  return queue.add(async () => {
    const record = await orNothing(() => getEventById(event.id));
    const full = record.thing ? { ...event, ...withoutGaps(record.thing) } : event;
    const told = await withLinkedPost(full);
    return { event: told.event, isComplete: told.isComplete && !record.failed };
  });
}

/** Gives an event's own record what only the post knows that it is linked with. Never throws, as above. */
export async function withLinkedPost(event: RawEvent): Promise<Enriched> {
  const { post_id: id } = event;
  if (isWhole(event) || !id) return { event, isComplete: true };

  const post = await orNothing(() => getLinkedPost(id));
  return { event: post.thing ? withPost(event, post.thing) : event, isComplete: !post.failed };
}

function isWhole({ slug, featured_image, embedded }: RawEvent): boolean {
  return Boolean(slug && (featured_image || embedded));
}

/**
 * @returns null when WordPress has none
 * @throws {Error} "Failed to fetch event by ID"
 */
async function getEventById(id: number): Promise<RawEvent | null> {
  try {
    const answer = await askWordPress(`/events/${id}`, {}, { retries: 1 });
    return answer && rawEvent.parse(answer.body);
  } catch (cause) {
    throw new Error('Failed to fetch event by ID', { cause });
  }
}

/**
 * @returns null when WordPress has none
 * @throws {Error} "Failed to fetch post by ID"
 */
async function getLinkedPost(id: number): Promise<z.infer<typeof rawLinkedPost> | null> {
  try {
    await tagPage([tags.post(id)]);
    const answer = await askWordPress(`/posts/${id}`, { _embed: true }, { retries: 1 });
    return answer && rawLinkedPost.parse(toCoreShape(answer.body));
  } catch (cause) {
    throw new Error('Failed to fetch post by ID', { cause });
  }
}

function withPost(event: RawEvent, post: z.infer<typeof rawLinkedPost>): RawEvent {
  return {
    ...event,
    slug: event.slug || post.slug,
    featured_image: event.featured_image ?? toFeaturedImage(post._embedded)?.image.src ?? null,
    title: event.title || plainText(post.title.rendered),
    description: event.description || post.content.rendered,
  };
}

/** The parts that say something: a record may know less of one than its list. */
function withoutGaps(record: RawEvent): Partial<RawEvent> {
  const told = Object.entries(record).filter(([, value]) => value != null && value !== '');

  return Object.fromEntries(told);
}

type Outcome<Thing> = { thing: Thing | null; failed: boolean };

async function orNothing<Thing>(ask: () => Promise<Thing | null>): Promise<Outcome<Thing>> {
  try {
    return { thing: await ask(), failed: false };
  } catch (error) {
    console.warn('An event is shown as its list has it', error);
    return { thing: null, failed: true };
  }
}
