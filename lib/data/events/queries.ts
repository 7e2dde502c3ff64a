import 'server-only';

import { cache } from 'react';

import { tagPage, tags } from '../../cache/tags';
import { scheduleEventExpiries, type EventExpiry } from '../../revalidation/event-expiry';
import { completedBy, enriched, withLinkedPost } from './missing-event-fields';
import { scheduleOf, slugOf, toEvent, type Event } from './event';
import { hasUnreadableDay, isWithoutDay, rawEvent, type RawEvent } from './raw-event';
import { expiryOf, isUpcoming, startOf } from './start-end-and-expiry';
import { plainText } from '../../html/plain-text';
import { toRichText, type RichText } from '../../html/rich-text';
import type { Locale } from '../../i18n/routing';
import { tagListPresence, tagItemPresence } from '../../cache/empty-list-tags';
import { parseListLeniently } from '../../wordpress/parse-list';
import { requestWordPress } from '../../wordpress/client';
import { featuredMediaIds } from '../../wordpress/embedded';
import { uncheckedList } from '../../wordpress/schema';
import { toSeo, type Seo } from '../../wordpress/seo';
import { withErrorMessage } from '../../wordpress/with-error-message';

export type { Admission } from './admission';
export type { Event } from './event';

/** An event with the additional data for its own page. */
export type EventDetails = Event & { text: RichText; seo: Seo; isUpcoming: boolean };

/**
 * Upcoming events and events that have just begun, the next one first, without those that have no picture. Empty when
 * there are none. This function decides which events are upcoming, because WordPress may list them among the past ones.
 *
 * @throws {Error} "Failed to fetch upcoming events from WordPress"
 */
export const getUpcomingEvents = cache(async (locale: Locale): Promise<Event[]> => {
  const upcoming = await listedEvents('upcoming', locale);

  return upcoming.sort((a, b) => startsBefore(a, b));
});

/**
 * Past events, newest first, without those that have no picture. Empty when there are none.
 *
 * @throws {Error} "Failed to fetch past events from WordPress"
 */
export const getPastEvents = cache(async (locale: Locale): Promise<Event[]> => {
  const past = await listedEvents('past', locale);

  return past.sort((a, b) => startsBefore(b, a));
});

/**
 * Every event that has a page, in no order, whether a list shows it or not. Does not decide whether an event is
 * upcoming.
 *
 * @throws {Error} "Failed to fetch events from WordPress" unless all of them could be fetched
 */
export function getAllEvents(locale: Locale): Promise<Event[]> {
  return withErrorMessage('Failed to fetch events from WordPress', async () => {
    const lists = await Promise.all([requestList('upcoming'), requestList('past')]);
    const listed = lists.flatMap(({ events }) => events);
    await tagPage([tags.list('event')]);
    await tagListPresence(tags.list('event'), listed.length + leftOutOf(lists));
    const found = await Promise.all(listed.map(enriched));
    if (!found.every(({ isComplete }) => isComplete)) throw new Error('An event is incomplete');

    await tagPage(found.flatMap(({ event }) => mediaTags(event)));
    const events = found.map(({ event }) => toEvent(event, locale)).filter(({ slug }) => slug);
    return [...new Map(events.map((event) => [event.slug, event])).values()];
  });
}

/**
 * Finds one event by its slug (without percent-encoding). WordPress may return an event that has another slug, so the
 * caller must compare both.
 *
 * @returns null when no event has this slug
 * @throws {Error} "Failed to fetch event from WordPress"
 */
export const findEvent = cache((slug: string, locale: Locale): Promise<EventDetails | null> =>
  withErrorMessage('Failed to fetch event from WordPress', async () => {
    const found = await findRaw(slug);
    if (!found) return null;

    const { raw, isFurtherDate } = found;
    await tagItemPresence(tags.post(raw.id));
    await tagPage([tags.post(raw.id), ...mediaTags(raw)]);
    return { ...toDetails(raw, locale), isFurtherDate };
  }),
);

/**
 * Parses a response into an event, in the given language if it has a translation.
 *
 * @throws {z.ZodError} when the response is not an event
 */
export function parseEvent(response: unknown, locale: Locale): EventDetails {
  return toDetails(rawEvent.parse(response), locale);
}

function toDetails(raw: RawEvent, locale: Locale): EventDetails {
  const event = toEvent(raw, locale);
  const text = toRichText(event.description, locale);
  const seo = toSeo(raw, event.language, plainText(event.description, locale));

  return { ...event, text, seo, isUpcoming: isUpcoming(event.schedule, new Date()) };
}

async function findRaw(slug: string): Promise<{ raw: RawEvent; isFurtherDate: boolean } | null> {
  await tagPage([tags.slug(slug)]);
  const record = await requestEvent(slug);
  if (!record) {
    const raw = await findListed(slug);
    return raw && { raw, isFurtherDate: false };
  }

  const event = await onNextDate(record);
  const raw = named((await withLinkedPost(event)).event, slug);
  return { raw, isFurtherDate: event !== record };
}

/**
 * The next date of a series of events, or the event itself if none is to come. A WordPress without our plugin may return
 * a series with its first date only; its other dates are in the lists of events. Our plugin stores each date as an event
 * of its own, so its events are returned as they are.
 */
async function onNextDate(event: RawEvent): Promise<RawEvent> {
  const now = new Date();
  const isToCome = (raw: RawEvent) => isUpcoming(scheduleOf(raw), now);
  if (event.embedded || isToCome(event)) return event;
  const dates = (await requestAll('upcoming')).filter(
    (raw) => raw.id === event.id && isToCome(raw),
  );
  const [next] = dates.sort((a, b) => +startOf(scheduleOf(a)) - +startOf(scheduleOf(b)));

  return next ? completedBy(next, event) : event;
}

/** The event with the requested slug, if it has none: some back ends find an event by a slug and do not return it. */
const named = (event: RawEvent, requestedSlug: string): RawEvent => ({
  ...event,
  slug: event.slug || requestedSlug,
});

type Kind = 'upcoming' | 'past';

async function listedEvents(kind: Kind, locale: Locale): Promise<Event[]> {
  const now = new Date();
  const all = await requestAll(kind);
  const wanted = all.filter((raw) => isUpcoming(scheduleOf(raw), now) === (kind === 'upcoming'));
  const found = await Promise.all(wanted.map(enriched));
  await tagPage(found.flatMap(({ event }) => mediaTags(event)));
  const firstDates = firstDatesOf(all);
  const events = found.map(({ event }, index) => ({
    ...toEvent(event, locale),
    isFurtherDate: firstDates.get(wanted[index]?.id) !== wanted[index],
  }));
  const listed = events.filter(({ slug, lacksPicture }) => slug && !lacksPicture);
  // If no event of the list can be completed, the back end is failing. The list must not count as empty then.
  if (listed.length === 0 && found.some(({ isComplete }) => !isComplete)) throw failureOf(kind);

  return listed;
}

/** For each id, the entry that starts first. */
function firstDatesOf(all: RawEvent[]): Map<number | undefined, RawEvent> {
  const ordered = all.toSorted(
    (one, other) => +startOf(scheduleOf(other)) - +startOf(scheduleOf(one)),
  );

  return new Map(ordered.map((raw) => [raw.id, raw]));
}

const failureOf = (kind: Kind, cause?: unknown) =>
  new Error(`Failed to fetch ${kind} events from WordPress`, { cause });

/**
 * Loads both lists and returns each event once. An error of the requested list is thrown; an error of the other list is
 * only logged. For upcoming events, the list of our plugin is enough.
 */
async function requestAll(kind: Kind): Promise<RawEvent[]> {
  await tagPage([tags.list('event')]);
  const other = kind === 'upcoming' ? 'past' : 'upcoming';
  const upcoming = requestList('upcoming');
  const past = kind === 'past' ? requestList('past') : requestPastUnlessWhole(upcoming);
  const [wanted, help] = await Promise.allSettled(
    kind === 'past' ? [past, upcoming] : [upcoming, past],
  );
  if (wanted.status === 'rejected') throw failureOf(kind, wanted.reason);
  if (help.status === 'rejected') console.warn(failureOf(other, help.reason));

  const lists = [wanted.value, ...(help.status === 'fulfilled' ? [help.value] : [])];
  const events = lists.flatMap((list) => list.events);
  const distinct = new Map(
    events.map((raw) => [`${raw.id} ${raw.start_date} ${raw.start_time}`, raw]),
  );
  // Count both lists together: the last upcoming event becomes a past one without any change in WordPress.
  await tagListPresence(tags.list('event'), distinct.size + leftOutOf(lists));
  scheduleEventExpiries([...distinct.values()].map(toEventExpiry));
  return [...distinct.values()];
}

/**
 * The list of past events, as an addition to the upcoming ones: a back end may count an event as past as soon as it
 * begins. If the upcoming events come from our plugin, the list of past events is not requested: the plugin lists every
 * event as upcoming that has not expired by the rule of this site (start-end-and-expiry.test.ts compares both).
 */
async function requestPastUnlessWhole(upcoming: Promise<EventList>): Promise<EventList> {
  const { events } = await upcoming;
  const isFromPlugin = events.length > 0 && events.every(({ embedded }) => embedded);

  return isFromPlugin ? { events: [], leftOut: 0 } : requestList('past');
}

function toEventExpiry(raw: RawEvent): EventExpiry {
  const schedule = scheduleOf(raw);

  return {
    ...{ at: expiryOf(schedule), startsAt: startOf(schedule) },
    ...{ id: raw.id, slug: slugOf(raw), tour: raw.tour ?? null },
  };
}

/** `leftOut`: the number of events in the response if none of them has a readable first day. Otherwise 0. */
type EventList = { events: RawEvent[]; leftOut: number };

const leftOutOf = (lists: EventList[]) => lists.reduce((sum, { leftOut }) => sum + leftOut, 0);

const requestList = cache(async (type: Kind): Promise<EventList> => {
  const requestPage = (page?: number) =>
    requestWordPress('/events', { type, ...(page && { page }) }, { retries: 1 });
  const first = await requestPage();
  const responses = [first];
  // The plugin sends at most 500 events at once. The pages are requested one by one, so that these requests do not fill
  // the queue.
  for (let page = 2; page <= (first?.totalPages ?? 1); page += 1)
    responses.push(await requestPage(page));

  const all = responses.flatMap((response) => uncheckedList.parse(response?.body));
  const entries = all.filter((entry) => !isWithoutDay(entry));
  if (entries.length > 0 && entries.every(hasUnreadableDay)) {
    console.warn(
      'Left out every event of a list, because none has a first day (start_date) that can be read. Correct them in WordPress',
    );
    return { events: [], leftOut: entries.length };
  }
  return { events: parseListLeniently(rawEvent, entries, 'event'), leftOut: 0 };
});

async function requestEvent(slug: string): Promise<RawEvent | null> {
  const path = `/events/slug/${encodeURIComponent(slug)}`;
  const response = await requestWordPress(path, {}, { retries: 1 });
  const [entry] = [response?.body ?? []].flat();

  return entry && !isWithoutDay(entry) ? rawEvent.parse(entry) : null;
}

/**
 * Finds an event whose list entry has no slug, by the slug of its linked post or by one made from its title. The back end
 * cannot look up such a slug.
 */
async function findListed(slug: string): Promise<RawEvent | null> {
  const nameless = (await requestAll('upcoming')).filter((raw) => !raw.slug);
  const found = await Promise.all(nameless.map(enriched));

  const match = found.map(({ event }) => event).find((event) => slugOf(event) === slug);
  // An event whose slug could not be loaded may be this one. Its slug is that of its post, or is made from its title.
  const mayBe = ({ post_id: post, title }: RawEvent) => post || !title;
  if (!match && found.some(({ event, isComplete }) => !isComplete && !event.slug && mayBe(event)))
    throw new Error(
      'The slug of an event could not be loaded, so nobody knows whether the requested event exists',
    );

  return match ?? null;
}

function mediaTags({ embedded }: RawEvent): string[] {
  return featuredMediaIds(embedded).map(tags.media);
}

function startsBefore(one: Event, other: Event): number {
  return +startOf(one.schedule) - +startOf(other.schedule) || one.id - other.id;
}
