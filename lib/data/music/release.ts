import 'server-only';

import { isBlank } from '../../html/heading-order';
import { plainText } from '../../html/plain-text';
import { toRichText, type RichText } from '../../html/rich-text';
import type { Locale } from '../../i18n/routing';
import { toPlatforms, type Platform } from './platforms';
import type { Track } from './track';
import type { RawRelease } from './raw-release';
import { toListedTracks, toTracks } from './tracks';
import { toCreativeWork, type CreativeWork } from '../creative-works/creative-work';
import { toSeo, type Seo } from '../../wordpress/seo';

export type Release = CreativeWork & {
  /** Where the release can be heard or watched, in button order. */
  platforms: Platform[];
  /** Empty when unknown. */
  label: string;
  isrc: string;
  eanUpc: string;
  /** The tracks that WordPress has as separate entries. If there are none, the tracks in the text of the tracklist. */
  tracks: Track[];
  /** The tracklist as the editor wrote it. Null when there is none, or when `tracks` is shown in its place. */
  tracklist: RichText | null;
  credits: FieldText | null;
  additionalInfo: FieldText | null;
  text: RichText | null;
  seo: Seo;
};

/** The text of a field, and its language: the original's when there is no translation of it. */
type FieldText = { text: RichText; language: Locale };

/** Turns a validated response into a release, in the given language if it has a translation. */
export function toRelease(raw: RawRelease, locale: Locale): Release {
  const work = toCreativeWork(raw, locale);
  const german = work.language === 'de' ? raw.translations?.de : null;
  const words = german ?? raw;
  const text = (html: string) => {
    const shown = toRichText(html, locale);
    return isBlank(shown) ? null : shown;
  };
  const fieldText = (original: string, translation = ''): FieldText | null => {
    const translated = text(translation);
    const shown = translated ?? text(original);
    return shown && { text: shown, language: translated ? 'de' : 'en' };
  };
  const tracks = toTracks([...raw.tracks, ...raw.acf.tracks], locale, new Date());

  return {
    ...work,
    platforms: toPlatforms(raw.acf, locale),
    label: plainText(raw.acf.label, locale),
    isrc: plainText(raw.acf.isrc, locale),
    eanUpc: plainText(raw.acf.ean_upc, locale),
    tracks: tracks.length > 0 ? tracks : toListedTracks(raw.acf.tracklist, locale),
    tracklist: tracks.length > 0 ? null : text(raw.acf.tracklist),
    credits: fieldText(raw.acf.credits, german?.acf.credits),
    additionalInfo: fieldText(raw.acf.additional_info, german?.acf.additional_info),
    text: text(words.content.rendered),
    seo: toSeo(raw, work.language, plainText(words.content.rendered, locale)),
  };
}
