import { z } from 'zod';

import { isKnownZone } from '../../time-zones/rules';
import {
  day,
  germanVersion,
  localMoment,
  rawEmbedded,
  rawGermanSeo,
  slug,
} from '../../wordpress/schema';
import { dateFields } from '../../wordpress/date-fields.mjs';
import { logUnreadDates } from '../../wordpress/log-unread-dates';
import { isFilled, readDay, readMoment } from '../../wordpress/written-dates.mjs';
import { rawAdmission, rawGermanAdmission } from './raw-admission';
import { time, words } from './raw-values';

const filled = z.string().trim().min(1);
const dayIfAny = z.unknown().optional().transform(readDay);

// The name of a zone in the time zone database. Offsets such as `+01:00` are rejected, because they have no rules for
// summer time.
const timeZone = z.string().refine(isKnownZone).nullish().catch(null);

const picture = z
  .union([z.url(), z.string().regex(/^\/\S/)])
  .nullish()
  .catch(null);

const place = z.object({
  name: words,
  address: words,
  city: words,
  town: words,
  state: words,
  country: words,
  postcode: words,
});

const nowhere = { name: '', address: '', city: '', town: '', state: '', country: '', postcode: '' };

const ticket = z
  .object({ url: z.url({ protocol: /^https?$/ }), text: words })
  .nullish()
  .catch(null);

const germanWords = z.object({
  title: words,
  description: words,
  location: z.object({ name: words }).catch({ name: '' }),
  buy_ticket: z.object({ text: words }).catch({ text: '' }),
  seo: rawGermanSeo,
  ...rawGermanAdmission,
});

const rawFields = z.object({
  id: z.coerce.number().int().positive(),
  post_id: z.coerce.number().int().positive().nullish().catch(null),
  title: words,
  slug: slug.nullish().catch(null),
  description: words,
  featured_image: picture,
  start_date: day,
  end_date: dayIfAny,
  start_time: time,
  end_time: time,
  location: place.catch(nowhere),
  buy_ticket: ticket,
  ...rawAdmission,
  timezone: timeZone,
  tour: slug.nullish().catch(null),
  seo: z
    .object({ title: filled.nullish().catch(null), description: filled.nullish().catch(null) })
    .optional()
    .catch(undefined),
  status: z.enum(['scheduled', 'postponed', 'cancelled']).catch('scheduled'),
  attendance: z.enum(['in_person', 'online']).catch('in_person'),
  previous_start_date: dayIfAny,
  modified_gmt: localMoment.nullish().catch(null),
  translations: germanVersion(germanWords),
  /** Sent by our plugin. A back end that sends this field has left nothing out of the event. */
  embedded: rawEmbedded.optional().catch(undefined),
});

/** An event as `/events` returns it. Everything except its id and its first day may be missing or invalid. */
export const rawEvent = z.preprocess(withTimesOfDates, rawFields);

export type RawEvent = z.infer<typeof rawEvent>;

/** Splits a field with a day and a time into two fields. A date or time that cannot be read is logged and left out. */
function withTimesOfDates(entry: unknown): unknown {
  const known = z.looseObject({ id: z.unknown() }).safeParse(entry).data;
  if (!known) return entry;
  // The first day is not checked here: the schema rejects an event without a valid one, and that is logged anyway.
  const optional = Object.fromEntries(
    Object.entries(dateFields.event).filter(([name]) => name !== 'start_date'),
  );
  logUnreadDates(`event ${String(known.id)}`, known, optional);

  return {
    ...known,
    start_time: timeOf(startTimeOf(known), known.start_date),
    end_time: timeOf(known.end_time, known.end_date),
  };
}

/** Other back ends than our plugin send midnight as the default value of an event without a start time. */
const startTimeOf = ({ embedded, start_time: time }: Record<string, unknown>) =>
  embedded || !/^00:00(:00)?$/.test(String(time)) ? time : null;

/** The time in a field with a date. A date picker may add midnight to every day, so midnight does not count as time. */
function timeOf(time: unknown, date: unknown): unknown {
  const written = readMoment(date)?.slice(11, 16);

  return isFilled(time) || written === '00:00' ? time : written;
}

const unreadableDay = z.string().refine((text) => isFilled(text) && readDay(text) === null);
const undated = z.object({ id: z.coerce.number().int().positive(), start_date: unreadableDay });

/** Whether this is an event whose first day cannot be read, because it is a text such as "to be announced". */
export const hasUnreadableDay = (entry: unknown): boolean => undated.safeParse(entry).success;

const noDay = z.unknown().refine((value) => !isFilled(value));
const dayless = z.object({ id: z.coerce.number().int().positive(), start_date: noDay });

/** Whether this is an event whose first day is not chosen yet. Such an entry is not treated as an event. */
export function isWithoutDay(entry: unknown): boolean {
  return dayless.safeParse(entry).success;
}

/** Whether the entry has a first day, valid or not. */
export function hasStartDate(entry: unknown): boolean {
  return isFilled(z.object({ start_date: z.unknown() }).safeParse(entry).data?.start_date);
}
