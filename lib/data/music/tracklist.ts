import { plainText } from '../../html/sanitize';
import type { Locale } from '../../i18n/routing';
import { toSeconds } from './track-length';

/** A track of a tracklist: its name and its length in seconds. Null when unknown. */
export type ListedTrack = { name: string; seconds: number | null };

/** The tracks of a tracklist (HTML): its list items, or its lines when it has none. Never throws. */
export function tracksOf(html: string, locale?: Locale): ListedTrack[] {
  const entries = [...html.matchAll(/<li\b[^>]*>(.*?)<\/li>/gis)].map(([, entry = '']) => entry);
  const lines = entries.length > 0 ? entries : html.split(/<br\b[^>]*>|<\/(?:p|div|tr|h\d)>|\n/i);

  return lines
    .map((line) => plainText(line, locale))
    .filter(Boolean)
    .map(toListedTrack);
}

const duration = /[\s([–—-]*\b((?:\d{1,2}:)?\d{1,3}:[0-5]\d)\b[\s)\]]*$/;
const number = /^\d{1,3}[.)]\s+/;

const toListedTrack = (line: string): ListedTrack => ({
  name: line.replace(duration, '').replace(number, '').trim(),
  seconds: toSeconds(duration.exec(line)?.[1]),
});
