import { z } from 'zod';

import { day, numberAsText, rawEmbedded, rendered, slug } from '../wordpress/schema';

/** A text as a plain string, or as WordPress wraps it; empty where there is none. */
const words = z
  .union([z.string(), numberAsText, rendered.transform((text) => text.rendered)])
  .nullish()
  .transform((text) => text ?? '')
  .catch('');

const filled = z.string().trim().min(1);
const dayIfAny = day.nullish().catch(null);
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/)
  .transform((text) => text.slice(0, 5))
  .nullish()
  .catch(null);

// What leads to a zone file and its rules: an offset has none.
const timeZone = z
  .string()
  .regex(/^([A-Za-z_]+(\/[\w+-]+)+|UTC)$/)
  .refine(isKnownZone)
  .nullish()
  .catch(null);

function isKnownZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const picture = z.url().nullish().catch(null);

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
});

/** An event as `/events` answers it. Everything but its id, title and first day may be missing, or be nonsense. */
export const rawEvent = z.object({
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
  timezone: timeZone,
  seo: z
    .object({ title: filled.nullish().catch(null), description: filled.nullish().catch(null) })
    .optional()
    .catch(undefined),
  status: z.enum(['scheduled', 'postponed', 'cancelled']).catch('scheduled'),
  attendance: z.enum(['in_person', 'online']).catch('in_person'),
  previous_start_date: dayIfAny,
  modified_gmt: z.iso.datetime({ local: true }).nullish().catch(null),
  translations: z.object({ de: germanWords.nullish() }).optional().catch(undefined),
  /** Our plugin's: who gives it has left nothing out of the event. */
  embedded: rawEmbedded.optional().catch(undefined),
});

export type RawEvent = z.infer<typeof rawEvent>;

// A database may write zeros for no day, and Advanced Custom Fields answers false.
const noDay = z
  .union([
    z
      .string()
      .trim()
      .regex(/^(0000.*)?$/),
    z.literal(false),
  ])
  .nullish();
const dayless = z.object({ id: z.coerce.number().int().positive(), start_date: noDay });

/** Is it an event whose first day nobody has chosen? Then it is none yet. */
export function isWithoutDay(entry: unknown): boolean {
  return dayless.safeParse(entry).success;
}

/** Has it a first day, whatever it is? */
export function hasStartDate(entry: unknown): boolean {
  const { success, data } = z.object({ start_date: filled }).safeParse(entry);

  return success && !noDay.safeParse(data.start_date).success;
}
