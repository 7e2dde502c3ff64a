import { plainText } from '../../html/plain-text';
import { shiftedDay, type LocalDate, type LocalTime } from '../../i18n/dates';
import type { Locale } from '../../i18n/routing';
import { momentOf, toMoment } from '../../time-zones/local-time';
import type { RawEvent } from './raw-event';
import type { Schedule } from './start-end-and-expiry';

/** A plain text, possibly of several lines, and its language: the original's when there is no translation of it. */
export type Note = { text: string; language: Locale };

/** What a visitor wants to know before coming. A value is null or empty if WordPress has none. */
export type Admission = {
  /** In the local time of the venue. A time that is later than the start time belongs to the day before. */
  doorsTime: LocalTime | null;
  availability: 'available' | 'few_left' | 'sold_out' | null;
  /** The lowest price; 0 is free entry. The currency is a code of ISO 4217. */
  price: { amount: number; currency: string } | null;
  /** When tickets go on sale: date and time in the local time of the venue. */
  presaleFrom: LocalDate | null;
  /** Names, in the order in which the editor entered them. */
  supportingActs: string[];
  /** In years. */
  minimumAge: number | null;
  ageNote: Note | null;
  accessibility: Note | null;
};

/** Reads the admission of an event. `german` has its German texts, which are used on German pages. */
export function toAdmission(
  raw: RawEvent,
  german: Partial<Pick<RawEvent, 'age_note' | 'accessibility'>> | null,
  locale: Locale,
): Admission {
  const { price_from: amount, price_currency: currency } = raw;
  const acts = raw.supporting_acts.flatMap((name) => (name ? [plainText(name, locale)] : []));

  return {
    doorsTime: raw.doors_time ?? null,
    availability: raw.availability ?? null,
    price: amount != null && currency ? { amount, currency } : null,
    presaleFrom: raw.presale_from ?? null,
    supportingActs: acts.filter(Boolean),
    minimumAge: raw.minimum_age ?? null,
    ageNote: toNote(raw.age_note, german?.age_note, locale),
    accessibility: toNote(raw.accessibility, german?.accessibility, locale),
  };
}

function toNote(original: string, german = '', locale: Locale): Note | null {
  const isTranslated = german.trim() !== '';
  const lines = plainText(isTranslated ? german : original, locale, { keepLines: true });
  const text = lines.replace(/\n+/g, '\n');

  return text ? { text, language: isTranslated ? 'de' : 'en' } : null;
}

type Dated = { schedule: Schedule; admission: Admission };

/** When the doors open. Null when it is not known. */
export function doorsOf({ schedule, admission: { doorsTime } }: Dated): Date | null {
  const { startDate, startTime, timeZone } = schedule;
  if (!doorsTime) return null;
  const isDayBefore = startTime && doorsTime > startTime;

  return momentOf(isDayBefore ? shiftedDay(startDate, -1) : startDate, doorsTime, timeZone);
}

/** Whether tickets are on sale already. True when no start of the sale is known. */
export function isOnSale({ schedule, admission: { presaleFrom } }: Dated, now: Date): boolean {
  return !presaleFrom || new Date(toMoment(presaleFrom, schedule.timeZone)) <= now;
}
