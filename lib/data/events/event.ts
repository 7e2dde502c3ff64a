import type { LocalDate } from '../../i18n/dates';
import { toPictureSource } from '../../html/link-target';
import { plainText } from '../../html/plain-text';
import { toPublicUrl } from '../../html/entered-url';
import type { Locale } from '../../i18n/routing';
import type { Image } from '../../media/image';
import { site } from '../../site';
import { featuredMediaIds, toFeaturedImage } from '../../wordpress/embedded';
import { languagesOf } from '../../wordpress/seo';
import { titleOf } from '../../wordpress/title';
import { toAdmission, type Admission } from './admission';
import { countryIn } from './country';
import { placeNameIn } from './place-names';
import type { RawEvent } from './raw-event';
import type { Schedule } from './start-end-and-expiry';
import { isInUnitedStates, toZone } from './zone';

export type Place = {
  /** A proper name. Its language is not known: a hall in Ghent may have an English or a Dutch name. */
  name: string;
  address: string;
  /** In the requested language, if an editor entered the English name. The same is true of the state. */
  town: string;
  state: string;
  /** In the requested language, if the country was given by its English name. */
  country: string;
  postcode: string;
};

export type Event = {
  id: number;
  /** Whether an earlier date has the same id: WordPress lists the dates of a series under the id of one post. */
  isFurtherDate?: boolean;
  /** Without percent-encoding. Made from the title when WordPress has no slug. */
  slug: string;
  /** When WordPress has no title, this is the first day. */
  title: string;
  /** The language of the texts: the requested one, or the original's when there is no translation. */
  language: Locale;
  /** The languages in which the event is available. */
  languages: Locale[];
  /** Null when there is no picture, or when the site cannot show it. */
  image: Image | null;
  /** Whether WordPress has no picture of the event. No list shows such an event. */
  lacksPicture?: boolean;
  schedule: Schedule;
  /** The time zone of its times (IANA name). Null when it is unknown: then the schedule uses the site's time zone. */
  zone: string | null;
  place: Place;
  isOnline: boolean;
  status: 'scheduled' | 'postponed' | 'cancelled';
  /** The first day the event had before it was postponed. */
  previousDate: LocalDate | null;
  /** `url` is a path when it links to a page of the site. */
  ticket: { url: string; text: string; language: Locale } | null;
  admission: Admission;
  /** The slug of the tour it belongs to. Null when it belongs to none. */
  tour: string | null;
  /** Unchanged HTML from WordPress. A page parses it with `toRichText`. */
  description: string;
  /** Null when WordPress does not say. */
  modified: Date | null;
};

/** Turns a validated response into an event, in the given language if it has a translation. */
export function toEvent(raw: RawEvent, locale: Locale): Event {
  const german = locale === 'de' && raw.translations?.de?.title ? raw.translations.de : null;
  const zone = toZone(raw);

  return {
    id: raw.id,
    slug: slugOf(raw),
    title: titleOf(german?.title || raw.title, raw.start_date, locale),
    language: german ? 'de' : 'en',
    languages: languagesOf(raw.translations?.de?.title),
    image: imageOf(raw, locale),
    lacksPicture: !raw.featured_image && featuredMediaIds(raw.embedded).length === 0,
    schedule: toSchedule(raw, zone ?? site.timeZone),
    zone,
    place: toPlace(raw, locale, german?.location.name),
    isOnline: raw.attendance === 'online',
    status: raw.status,
    previousDate: raw.status === 'postponed' ? (raw.previous_start_date ?? null) : null,
    ticket: toTicket(raw, locale, german?.buy_ticket.text),
    admission: toAdmission(raw, german, locale),
    tour: raw.tour ?? null,
    description: german?.description || raw.description,
    modified: raw.modified_gmt ? new Date(`${raw.modified_gmt}Z`) : null,
  };
}

/** Whether the event is postponed and its new day is not known yet: WordPress then still has the original day. */
export function hasNoNewDay({ status, previousDate, schedule }: Event): boolean {
  return status === 'postponed' && (!previousDate || previousDate === schedule.startDate);
}

/** Whether the event does not take place on its day: it is cancelled, or postponed without a new day. */
export const isDateOff = (event: Event): boolean =>
  event.status === 'cancelled' || hasNoNewDay(event);

/** The picture with the data that our plugin sends, otherwise only its URL. Null when the site can show no picture. */
function imageOf({ embedded, featured_image: given }: RawEvent, locale: Locale): Image | null {
  const src = given && toPictureSource(given);
  const bare = src ? { src, alt: '', width: null, height: null } : null;

  return toFeaturedImage(embedded, locale) ?? bare;
}

/**
 * The slug of an event: from WordPress, or made from the title. Empty when the title has no letter a to z and no digit.
 */
export function slugOf({ slug, title }: Pick<RawEvent, 'slug' | 'title'>): string {
  return slug || slugFromTitle(plainText(title));
}

/** Replaces each run of characters other than a to z and digits by one hyphen, with no hyphen at either end. */
function slugFromTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Only the schedule of an event, for callers that need nothing else. */
export function scheduleOf(raw: RawEvent): Schedule {
  return toSchedule(raw, toZone(raw) ?? site.timeZone);
}

function toSchedule(raw: RawEvent, timeZone: string): Schedule {
  // A last day that equals the first day says nothing about the end. The plugin has the same rule (event-times.php).
  const isLater = raw.end_date && raw.end_date > raw.start_date;

  return {
    startDate: raw.start_date,
    endDate: isLater ? (raw.end_date ?? null) : null,
    startTime: raw.start_time ?? null,
    endTime: raw.end_time ?? null,
    timeZone,
  };
}

function toPlace({ location }: RawEvent, locale: Locale, germanName = ''): Place {
  const plain = (words: string) => plainText(words, locale);

  return {
    name: plain(germanName || location.name),
    address: plain(location.address),
    town: placeNameIn(locale, plain(location.city || location.town), isInUnitedStates(location)),
    state: placeNameIn(locale, plain(location.state)),
    country: countryIn(locale, plain(location.country)),
    postcode: plain(location.postcode),
  };
}

function toTicket(
  { buy_ticket: ticket }: RawEvent,
  locale: Locale,
  germanText = '',
): Event['ticket'] {
  const url = ticket && toPublicUrl(ticket.url, locale);
  if (!url) return null;
  const language = germanText ? 'de' : 'en';

  return { url, text: plainText(germanText || ticket.text, locale), language };
}
