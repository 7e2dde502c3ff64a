import 'server-only';

import PQueue from 'p-queue';
import { z } from 'zod';

import { tagPage, tags } from '../../cache/tags';
import { plainText } from '../../html/plain-text';
import { toCoreShape } from '../../wordpress/items';
import { requestWordPress } from '../../wordpress/client';
import { rawEmbedded, rendered, slug } from '../../wordpress/schema';
import { withErrorMessage } from '../../wordpress/with-error-message';
import { rawEvent, type RawEvent } from './raw-event';

const rawLinkedPost = z.object({
  slug,
  title: rendered,
  content: rendered,
  _embedded: rawEmbedded.optional().catch(undefined),
});

// A back end may leave fields out of every event in its list. They are requested for at most four events at a time: in
// the queue of all requests to WordPress, only a hundred may wait, and each of them only for some seconds.
const queue = new PQueue({ concurrency: 4 });

/** An event with the fields that its list left out. `isComplete` is false when some of them could not be loaded. */
export type Enriched = { event: RawEvent; isComplete: boolean };

/**
 * Adds the slug and the picture if they are missing from an event in a list. They come from the response for this
 * single event, or from the post that the event is linked to. A complete event needs no request. Never throws: a
 * failure is logged, and the event stays incomplete.
 */
export async function enriched(event: RawEvent): Promise<Enriched> {
  if (isWhole(event)) return { event, isComplete: true };

  return queue.add(async () => {
    const record = await tryToLoad(() => getEventById(event.id));
    const full = record.thing ? completedBy(event, record.thing) : event;
    const completed = await withLinkedPost(full);
    return { event: completed.event, isComplete: completed.isComplete && !record.failed };
  });
}

/** Adds missing fields to a single event, from the post that it is linked to. Never throws: a failure is logged. */
export async function withLinkedPost(event: RawEvent): Promise<Enriched> {
  const { post_id: id } = event;
  if (isWhole(event) || !id) return { event, isComplete: true };

  const post = await tryToLoad(() => getLinkedPost(id));
  return { event: post.thing ? withPost(event, post.thing) : event, isComplete: !post.failed };
}

function isWhole({ slug, featured_image, embedded }: RawEvent): boolean {
  return Boolean(slug && (featured_image || embedded));
}

/**
 * @returns null when WordPress has none
 * @throws {Error} "Failed to fetch event by ID"
 */
function getEventById(id: number): Promise<RawEvent | null> {
  return withErrorMessage('Failed to fetch event by ID', async () => {
    const response = await requestWordPress(`/events/${id}`, {}, { retries: 1 });
    return response && rawEvent.parse(response.body);
  });
}

/**
 * @returns null when WordPress has none
 * @throws {Error} "Failed to fetch post by ID"
 */
function getLinkedPost(id: number): Promise<z.infer<typeof rawLinkedPost> | null> {
  return withErrorMessage('Failed to fetch post by ID', async () => {
    await tagPage([tags.post(id)]);
    const response = await requestWordPress(`/posts/${id}`, { _embed: true }, { retries: 1 });
    return response && rawLinkedPost.parse(toCoreShape(response.body));
  });
}

function withPost(event: RawEvent, post: z.infer<typeof rawLinkedPost>): RawEvent {
  return {
    ...event,
    slug: event.slug || post.slug,
    embedded: event.embedded ?? (event.featured_image ? undefined : post._embedded),
    title: event.title || plainText(post.title.rendered),
    description: event.description || post.content.rendered,
  };
}

/**
 * The event from the list. A field that is missing there, or has the default value of the schema, gets its value from
 * the response for the single event. The slug always comes from that response, if it has one. No other value is
 * replaced: for a series of events, that response has the date of the first one.
 */
export function completedBy(event: RawEvent, record: RawEvent): RawEvent {
  const filled = Object.entries(event).filter(([, value]) => value != null && value !== '');
  const { location, status, attendance, supporting_acts: acts } = event;

  return {
    ...record,
    ...Object.fromEntries(filled),
    slug: record.slug || event.slug,
    location: Object.values(location).some(Boolean) ? location : record.location,
    status: status === 'scheduled' ? record.status : status,
    attendance: attendance === 'in_person' ? record.attendance : attendance,
    supporting_acts: acts.length > 0 ? acts : record.supporting_acts,
  };
}

type Outcome<Thing> = { thing: Thing | null; failed: boolean };

async function tryToLoad<Thing>(load: () => Promise<Thing | null>): Promise<Outcome<Thing>> {
  try {
    return { thing: await load(), failed: false };
  } catch (error) {
    console.warn('An event is shown without the fields that could not be loaded', error);
    return { thing: null, failed: true };
  }
}
