import 'server-only';

import { cache } from 'react';
import { z } from 'zod';

import { tagPage, tags } from './cache';
import { noteDepartures, type Departure } from './departures';
import { enriched, withLinkedPost } from './events/enrichment';
import { scheduleOf, slugOf, toEvent, type Event } from './events/event';
import { isWithoutDay, rawEvent, type RawEvent } from './events/raw-event';
import { departureOf, isUpcoming, startOf } from './events/schedule';
import { toRichText, type RichText } from './html';
import type { Locale } from './i18n/routing';
import { getRenamedPost } from './post-addresses';
import { noteList, noteThing } from './shown';
import { sound } from './sound';
import { askWordPress } from './wordpress/client';
import { toFeaturedImage } from './wordpress/embedded';

export type { Event, Place } from './events/event';
export { pastEventsPerStep } from './step-sizes';

/** An event with what its own page shows besides. */
export type EventDetails = Event & { text: RichText; isUpcoming: boolean };

/**
 * The events that are still to come or have just begun, the next one first; empty when there are none. Whether an
 * event is one of them is decided here, at the moment of asking: WordPress may file it differently.
 *
 * @throws {Error} "Failed to fetch upcoming events from WordPress"
 */
export const getUpcomingEvents = cache(async (locale: Locale): Promise<Event[]> => {
  const upcoming = await listedEvents('upcoming', locale);

  return upcoming.sort((a, b) => startsBefore(a, b));
});

/**
 * The events that are over, the newest first; empty when there are none.
 *
 * @throws {Error} "Failed to fetch past events from WordPress"
 */
export const getPastEvents = cache(async (locale: Locale): Promise<Event[]> => {
  const past = await listedEvents('past', locale);

  return past.sort((a, b) => startsBefore(b, a));
});

/**
 * Every event that has a page, in no order, listed or not; whether one of them is upcoming is not decided here.
 *
 * @throws {Error} "Failed to fetch events from WordPress" unless all of them could be had
 */
export async function getAllEvents(locale: Locale): Promise<Event[]> {
  try {
    const lists = await Promise.all([askForList('upcoming'), askForList('past')]);
    await tagPage([tags.events]);
    await noteList(tags.events, lists.flat().length);
    const found = await Promise.all(lists.flat().map(enriched));
    if (!found.every(({ isComplete }) => isComplete)) throw new Error('An event is not complete');

    await tagPage(found.flatMap(({ event }) => mediaTags(event)));
    const events = found.map(({ event }) => toEvent(event, locale)).filter(({ slug }) => slug);
    return [...new Map(events.map((event) => [event.slug, event])).values()];
  } catch (cause) {
    throw new Error('Failed to fetch events from WordPress', { cause });
  }
}

/**
 * One event by its slug (decoded), today's or an earlier one: the caller compares the slugs.
 *
 * @returns null when no event has or had it
 * @throws {Error} "Failed to fetch event from WordPress"
 */
export const findEvent = cache(
  async (slug: string, locale: Locale): Promise<EventDetails | null> => {
    try {
      const raw = await findRaw(slug);
      if (!raw) return null;

      await noteThing(tags.post(raw.id));
      await tagPage([tags.post(raw.id), ...mediaTags(raw)]);
      return toDetails(raw, locale);
    } catch (cause) {
      throw new Error('Failed to fetch event from WordPress', { cause });
    }
  },
);

/**
 * An answer as an event, in the given language where it has one.
 *
 * @throws {z.ZodError} when it is none
 */
export function parseEvent(answer: unknown, locale: Locale): EventDetails {
  return toDetails(rawEvent.parse(answer), locale);
}

function toDetails(raw: RawEvent, locale: Locale): EventDetails {
  const event = toEvent(raw, locale);
  const text = toRichText(event.description, locale);

  return { ...event, text, isUpcoming: isUpcoming(event.schedule, new Date()) };
}

async function findRaw(slug: string): Promise<RawEvent | null> {
  await tagPage([tags.slug(slug)]);
  const event = await askForEvent(slug);
  if (event) return named((await withLinkedPost(event)).event, slug);

  const renamed = await getRenamedPost(slug, 'event');
  return (renamed && (await askForEvent(renamed.slug))) ?? findListed(slug);
}

/** A back end that files events under their posts may know a slug by which it does not name them. */
const named = (event: RawEvent, asked: string): RawEvent => ({
  ...event,
  slug: event.slug || asked,
});

type Kind = 'upcoming' | 'past';

async function listedEvents(kind: Kind, locale: Locale): Promise<Event[]> {
  const now = new Date();
  const all = await askForAll(kind);
  const wanted = all.filter((raw) => isUpcoming(scheduleOf(raw), now) === (kind === 'upcoming'));
  const found = await Promise.all(wanted.map(enriched));
  await tagPage(found.flatMap(({ event }) => mediaTags(event)));
  const events = found.map(({ event }) => toEvent(event, locale));
  const listed = events.filter(({ slug, image }) => slug && image);
  // A back end that gives the list and none of its events is failing, not empty.
  if (listed.length === 0 && found.some(({ isComplete }) => !isComplete)) throw failureOf(kind);

  return listed;
}

const failureOf = (kind: Kind, cause?: unknown) =>
  new Error(`Failed to fetch ${kind} events from WordPress`, { cause });

/** Both lists, each event once: the one that is asked for has to be had, the other is a help. */
async function askForAll(kind: Kind): Promise<RawEvent[]> {
  await tagPage([tags.events]);
  const other = kind === 'upcoming' ? 'past' : 'upcoming';
  const [wanted, help] = await Promise.allSettled([askForList(kind), askForList(other)]);
  if (wanted.status === 'rejected') throw failureOf(kind, wanted.reason);
  if (help.status === 'rejected') console.warn(failureOf(other, help.reason));

  const events = [...wanted.value, ...(help.status === 'fulfilled' ? help.value : [])];
  const distinct = new Map(events.map((raw) => [`${raw.id} ${raw.start_date}`, raw]));
  // Of both together: the last upcoming event becomes a past one by itself.
  await noteList(tags.events, distinct.size);
  const isWhole = help.status === 'fulfilled';
  noteDepartures([...distinct.values()].map(toDeparture), { isWhole });
  return [...distinct.values()];
}

function toDeparture(raw: RawEvent): Departure {
  return { at: departureOf(scheduleOf(raw)), id: raw.id, slug: slugOf(raw) };
}

const list = z.array(z.unknown());

const askForList = cache(async (type: Kind): Promise<RawEvent[]> => {
  const answer = await askWordPress('/events', { type }, { retries: 1 });

  const entries = list.parse(answer?.body).filter((entry) => !isWithoutDay(entry));
  return sound(rawEvent, entries, 'event');
});

async function askForEvent(slug: string): Promise<RawEvent | null> {
  const answer = await askWordPress(`/events/slug/${encodeURIComponent(slug)}`, {}, { retries: 1 });
  const [entry] = [answer?.body ?? []].flat();

  return entry && !isWithoutDay(entry) ? rawEvent.parse(entry) : null;
}

/** An event whose slug is made of its title, or comes from a post: the back end knows it by no slug. */
async function findListed(slug: string): Promise<RawEvent | null> {
  const nameless = (await askForAll('upcoming')).filter((raw) => !raw.slug);
  const found = await Promise.all(nameless.map(enriched));

  return found.map(({ event }) => event).find((event) => slugOf(event) === slug) ?? null;
}

function mediaTags({ embedded }: RawEvent): string[] {
  const media = toFeaturedImage(embedded);

  return media ? [tags.media(media.id)] : [];
}

function startsBefore(one: Event, other: Event): number {
  return +startOf(one.schedule) - +startOf(other.schedule) || one.id - other.id;
}
