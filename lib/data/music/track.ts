import 'server-only';

import { z } from 'zod';

import { toTarget } from '../../html/link-target';
import { withOwnAddresses } from '../../html/own-urls-in-text';
import { plainText } from '../../html/plain-text';
import { toMoment } from '../../time-zones/local-time';
import type { Locale } from '../../i18n/routing';
import { mediaType } from '../../media/media-types';
import { site } from '../../site';
import type { AudioSource } from '../../sounds/audio-source';
import { germanVersion } from '../../wordpress/schema';
import { isFilled, readDay, readMoment } from '../../wordpress/written-dates.mjs';
import { lengthInSeconds } from '../creative-works/length';

export type Track = {
  name: string;
  /** The language of the name. */
  language: Locale;
  /** The length of the whole track in seconds. Null when unknown. */
  seconds: number | null;
  /** Empty when unknown. */
  isrc: string;
  /** The audio in several file formats, the best one first. Empty when it cannot be played on this site, or not yet. */
  sources: AudioSource[];
  /** Whether the files contain only a part of the track. */
  isExcerpt: boolean;
  /** The lyrics, as lines of plain text. */
  words: { text: string; language: Locale } | null;
  /** When the track can be played (ISO 8601). Null when it can be played now, or when no time is planned. */
  playableFrom: string | null;
  /** The waveform: for each of many equal parts of the track, its peak from 0 to 100. */
  peaks: number[];
};

const text = z.string().trim().catch('');

const rawSource = z.object({
  url: z.string(),
  size: z.number().positive().nullable().optional().catch(null),
  filesize: z.number().positive().nullable().optional().catch(null),
});

/** One or several files, each as an object or as a URL. A file field of Advanced Custom Fields has this format. */
const rawSources = z
  .preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(z.unknown()))
  .transform((list) =>
    list.flatMap((each) => {
      const source = rawSource.safeParse(typeof each === 'string' ? { url: each } : each);
      return source.success ? [source.data] : [];
    }),
  );

const rawWords = z.object({ title: text, words: text });

/** A track as our plugin sends it, or a row of Advanced Custom Fields with the same field names. */
export const rawTrack = z.object({
  title: z.union([z.string().trim().min(1), z.number().transform(String)]),
  length: z.union([z.number(), z.string()]).optional().catch(undefined),
  isrc: text.optional(),
  sources: rawSources.optional(),
  audio: rawSources.optional(),
  is_excerpt: z.boolean().optional().catch(false),
  words: text.optional(),
  playable_from: z.string().nullish().catch(null),
  peaks: z.array(z.number().min(0).max(100)).optional().catch([]),
  translations: germanVersion(rawWords),
});

/**
 * Turns a validated track into a track with its texts in the given language, if they have a translation.
 *
 * @param now decides whether the track can be played yet
 */
export function toTrack(raw: z.infer<typeof rawTrack>, locale: Locale, now: Date): Track {
  const german = locale === 'de' ? raw.translations?.de : null;
  const from = toStart(raw.playable_from);
  const isEarly = from === undefined || (from !== null && new Date(from) > now);

  return {
    name: plainText(german?.title || raw.title, locale),
    language: german?.title ? 'de' : 'en',
    seconds: lengthInSeconds(raw.length),
    isrc: raw.isrc ?? '',
    sources: isEarly ? [] : (raw.sources ?? raw.audio ?? []).flatMap(toSource),
    isExcerpt: raw.is_excerpt ?? false,
    words: wordsOf(raw, german?.words, locale),
    playableFrom: isEarly ? (from ?? null) : null,
    peaks: isEarly ? [] : (raw.peaks ?? []),
  };
}

function wordsOf(
  raw: z.infer<typeof rawTrack>,
  german: string | undefined,
  locale: Locale,
): Track['words'] {
  const text = withOwnAddresses(german || raw.words || '', locale);

  return text ? { text, language: german ? 'de' : 'en' } : null;
}

/**
 * The time from which a track can be played. A local time is in the site's time zone. Null when there is none.
 * Undefined when the text cannot be read: then the track cannot be played, because it may not be released yet.
 */
function toStart(written: string | null | undefined): string | null | undefined {
  if (!isFilled(written)) return null;
  const text = String(written);
  if (/^\d{4}-\d\d-\d\d[T ].*(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)))
    return text.replace(' ', 'T');
  const day = readDay(text);
  const local = readMoment(text) ?? (day && `${day}T00:00:00`);
  if (local) return toMoment(local, site.timeZone);

  console.warn(
    `playable_from of a track is not a valid date or time. The track cannot be played until it is corrected: ${JSON.stringify(text)}`,
  );
  return undefined;
}

/** An audio file on our own host. Any other file is left out: pages only play audio from their own host. */
function toSource(raw: z.infer<typeof rawSource>): AudioSource[] {
  const target = toTarget(raw.url, 'en');
  if (target?.kind !== 'file') return [];
  const type = mediaType(target.path) ?? '';

  return type.startsWith('audio/')
    ? [{ src: target.path, type, bytes: raw.size ?? raw.filesize ?? null }]
    : [];
}
