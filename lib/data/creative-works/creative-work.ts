import type { LocalDate } from '../../i18n/dates';
import type { ContentTypeName, contentTypes } from '../content-type-registry';
import { plainText } from '../../html/plain-text';
import type { Locale } from '../../i18n/routing';
import type { Image } from '../../media/image';
import { site } from '../../site';
import { toFeaturedImage } from '../../wordpress/embedded';
import { dateFields } from '../../wordpress/date-fields.mjs';
import { logUnreadDates } from '../../wordpress/log-unread-dates';
import { isFilled, readDay } from '../../wordpress/written-dates.mjs';
import { languagesOf } from '../../wordpress/seo';
import { titleOf } from '../../wordpress/title';
import type { RawCreativeWork } from './raw-creative-work';

/** Content types whose items are creative works (https://schema.org/CreativeWork) with a title, a picture and a day. */
export type CreativeWorkType = Exclude<ContentTypeName, 'post' | 'event'>;

/** The part of the site, and the section of `messages/*.json`, of such a content type. */
export type CreativeWorkSection = (typeof contentTypes)[CreativeWorkType]['section'];

/** What a video and a music release have in common, as a list shows them. */
export type CreativeWork = {
  id: number;
  /** Without percent-encoding. */
  slug: string;
  title: string;
  /** The language of the texts: the requested one, or the original's when there is no translation. */
  language: Locale;
  /** The languages in which it is available. */
  languages: Locale[];
  artist: string;
  image: Image | null;
  /**
   * The day of release. If the field is empty, the day on which the item was created in WordPress. Null when the value
   * of the field is not a valid date.
   */
  date: LocalDate | null;
  /** How many of its tracks can be played on this site, if the back end says so. Videos have none. */
  playableTracks: number;
};

/** Turns a validated response into a work, in the given language if it has a translation. */
export function toCreativeWork(raw: RawCreativeWork, locale: Locale): CreativeWork {
  const german = locale === 'de' ? raw.translations?.de : null;

  return {
    id: raw.id,
    slug: raw.slug,
    title: titleOf((german ?? raw).title.rendered, raw.date, locale),
    language: german ? 'de' : 'en',
    languages: languagesOf(raw.translations?.de),
    artist: plainText(raw.acf.artist, locale) || site.product,
    image: toFeaturedImage(raw._embedded, locale),
    date: dayOf(raw),
    playableTracks: raw.playable_tracks,
  };
}

function dayOf({ id, slug, date, acf }: RawCreativeWork): LocalDate | null {
  logUnreadDates(`“${slug}” (${id})`, acf, dateFields.work);

  return isFilled(acf.release_date) ? readDay(acf.release_date) : date.slice(0, 10);
}
