import type { LocalDate } from '../dates';
import { plainText } from '../html';
import { toTypedAddress } from '../html/typed-address';
import type { Locale } from '../i18n/routing';
import type { Image } from '../images';
import { site } from '../site';
import { toFeaturedImage } from '../wordpress/embedded';
import { languagesOf, toSeo, type Seo } from '../wordpress/seo';
import { countryIn } from './country';
import type { RawEvent } from './raw-event';
import type { Schedule } from './schedule';
import { toZone, type Zone } from './zone';

export type Place = {
  name: string;
  /** What the name is in: the original's where no other is given. */
  language: Locale;
  address: string;
  town: string;
  state: string;
  /** In the language asked for, where its English name was given. */
  country: string;
  postcode: string;
};

export type Event = {
  id: number;
  /** Decoded; made of the title where the source gives none. */
  slug: string;
  title: string;
  /** The language the words are in: the one asked for, or the original's where there is no translation. */
  language: Locale;
  /** The languages it is told in. */
  languages: Locale[];
  image: Image | null;
  schedule: Schedule;
  /** Where it is known by more than the site's own: what its times are called with. */
  zone: Zone | null;
  place: Place;
  isOnline: boolean;
  status: 'scheduled' | 'postponed' | 'cancelled';
  /** The first day it had before it was postponed. */
  previousDate: LocalDate | null;
  /** `url` is a path where it leads to a page of the site. */
  ticket: { url: string; text: string; language: Locale } | null;
  /** HTML as it came: a page reads it with `toRichText`. */
  description: string;
  seo: Seo;
  /** Null where the source does not say. */
  modified: Date | null;
};

/** A checked answer as an event, in the given language where it has one. */
export function toEvent(raw: RawEvent, locale: Locale): Event {
  const german = locale === 'de' && raw.translations?.de?.title ? raw.translations.de : null;
  const zone = toZone(raw);

  return {
    id: raw.id,
    slug: slugOf(raw),
    title: plainText(german?.title || raw.title, locale),
    language: german ? 'de' : 'en',
    languages: languagesOf(raw.translations?.de?.title),
    image: imageOf(raw),
    schedule: toSchedule(raw, zone?.name ?? site.timeZone),
    zone,
    place: toPlace(raw, locale, german?.location.name),
    isOnline: raw.attendance === 'online',
    status: raw.status,
    previousDate: raw.status === 'postponed' ? (raw.previous_start_date ?? null) : null,
    ticket: toTicket(raw, locale, german?.buy_ticket.text),
    description: german?.description || raw.description,
    seo: toSeo(
      raw.seo,
      german ? 'de' : 'en',
      plainText(german?.description || raw.description, locale),
    ),
    modified: raw.modified_gmt ? new Date(`${raw.modified_gmt}Z`) : null,
  };
}

/** The picture with what our plugin tells of it, else the bare address; null where there is none. */
function imageOf({ embedded, featured_image: src }: RawEvent): Image | null {
  const bare = src ? { src, alt: '', width: null, height: null } : null;

  return toFeaturedImage(embedded)?.image ?? bare;
}

/** The slug of an event: its own, or one made of its title; empty when the title has neither letter nor digit. */
export function slugOf({ slug, title }: Pick<RawEvent, 'slug' | 'title'>): string {
  return slug || toSlug(plainText(title));
}

/** Runs of what is neither letter nor digit become hyphens, none of them at an end. */
export function toSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** When it takes place, for a decision that needs no more of it. */
export function scheduleOf(raw: RawEvent): Schedule {
  return toSchedule(raw, toZone(raw)?.name ?? site.timeZone);
}

function toSchedule(raw: RawEvent, timeZone: string): Schedule {
  const endsBefore = raw.end_date && raw.end_date < raw.start_date;

  return {
    startDate: raw.start_date,
    endDate: endsBefore ? null : (raw.end_date ?? null),
    startTime: raw.start_time ?? null,
    endTime: raw.end_time ?? null,
    timeZone,
  };
}

function toPlace({ location }: RawEvent, locale: Locale, germanName = ''): Place {
  const { city, town, ...rest } = location;
  const place = { ...rest, name: germanName || rest.name, town: city || town };
  const entries = Object.entries(place).map(([part, words]) => [part, plainText(words, locale)]);
  const plain = Object.fromEntries(entries) as typeof place;
  const country = countryIn(locale, plain.country);

  return { ...plain, country, language: germanName ? 'de' : 'en' };
}

function toTicket(
  { buy_ticket: ticket }: RawEvent,
  locale: Locale,
  germanText = '',
): Event['ticket'] {
  const url = ticket && toTypedAddress(ticket.url, locale);
  if (!url) return null;
  const language = germanText ? 'de' : 'en';

  return { url, text: plainText(germanText || ticket.text, locale), language };
}
