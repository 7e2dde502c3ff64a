import 'server-only';

import { cache } from 'react';
import type { z } from 'zod';

import { plainText, toRichText, type RichText } from './html';
import type { Locale } from './i18n/routing';
import { toPlatforms, type Platform } from './music/platforms';
import { toTracks, type Track } from './music/tracks';
import { getRenamedPost } from './post-addresses';
import {
  fieldAddress,
  fieldsWith,
  fieldText,
  rawWorkPage,
  toWork,
  type Work,
} from './wordpress/work';
import { toSeo, type Seo } from './wordpress/seo';
import { askForWork, askForWorks, type WorkList } from './wordpress/works';

export type Release = Work & {
  /** Where it can be heard or watched, in the order of their buttons. */
  platforms: Platform[];
  /** Empty where not told. */
  label: string;
  isrc: string;
  eanUpc: string;
  /** Null where there is none. */
  tracklist: RichText | null;
  /** The same, as far as it can be read. */
  tracks: Track[];
  credits: RichText | null;
  additionalInfo: RichText | null;
  text: RichText | null;
  seo: Seo;
};

const rawRelease = rawWorkPage(
  fieldsWith({
    spotify_url: fieldAddress,
    apple_music_url: fieldAddress,
    youtube_music_url: fieldAddress,
    listen: fieldAddress,
    watch: fieldAddress,
    label: fieldText,
    isrc: fieldText,
    ean_upc: fieldText,
    tracklist: fieldText,
    credits: fieldText,
    additional_info: fieldText,
  }),
  fieldsWith({ credits: fieldText, additional_info: fieldText }),
);

/**
 * The newest releases first, a hundred a step.
 *
 * @returns null when `page` lies past the end
 * @throws {Error} "Failed to fetch music from WordPress"
 */
export const getMusic = cache(async (locale: Locale, page = 1): Promise<WorkList | null> => {
  try {
    return await askForWorks('music', locale, page);
  } catch (cause) {
    throw new Error('Failed to fetch music from WordPress', { cause });
  }
});

/**
 * One release by its slug (decoded).
 *
 * @returns null when WordPress has none
 * @throws {Error} "Failed to fetch music from WordPress"
 */
export const getRelease = cache(async (slug: string, locale: Locale): Promise<Release | null> => {
  try {
    const raw = await askForWork('music', slug, rawRelease);
    return raw && toRelease(raw, locale);
  } catch (cause) {
    throw new Error('Failed to fetch music from WordPress', { cause });
  }
});

/**
 * One release by its slug (decoded), today's or an earlier one: the caller compares the slugs.
 *
 * @returns null when none has or had it
 * @throws {Error} "Failed to fetch music from WordPress"
 */
export async function findRelease(slug: string, locale: Locale): Promise<Release | null> {
  const release = await getRelease(slug, locale);
  const renamed = release ? null : await getRenamedPost(slug, 'music');

  return release ?? (renamed && getRelease(renamed.slug, locale));
}

/**
 * An answer as a release, in the given language where it has one.
 *
 * @throws {z.ZodError} when it is none
 */
export function parseRelease(answer: unknown, locale: Locale): Release {
  return toRelease(rawRelease.parse(answer), locale);
}

function toRelease(raw: z.infer<typeof rawRelease>, locale: Locale): Release {
  const work = toWork(raw, locale);
  const words = (work.language === 'de' && raw.translations?.de) || raw;
  const text = (html: string) => (plainText(html) ? toRichText(html, locale) : null);

  return {
    ...work,
    platforms: toPlatforms(raw.acf, locale),
    label: plainText(raw.acf.label, locale),
    isrc: plainText(raw.acf.isrc, locale),
    eanUpc: plainText(raw.acf.ean_upc, locale),
    tracklist: text(raw.acf.tracklist),
    tracks: toTracks(raw.acf.tracklist, locale),
    credits: text(words.acf.credits || raw.acf.credits),
    additionalInfo: text(words.acf.additional_info || raw.acf.additional_info),
    text: text(words.content.rendered),
    seo: toSeo(raw.seo, work.language, plainText(words.content.rendered, locale)),
  };
}
