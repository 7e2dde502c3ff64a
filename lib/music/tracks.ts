import { plainText } from '../html';
import type { Locale } from '../i18n/routing';

export type Track = {
  name: string;
  /** How long it is; null where that is not told. */
  seconds: number | null;
};

/** The tracks of a tracklist (HTML): its entries, else its lines. Never throws. */
export function toTracks(html: string, locale?: Locale): Track[] {
  const entries = [...html.matchAll(/<li\b[^>]*>(.*?)<\/li>/gis)].map(([, entry]) => entry!);
  const lines = entries.length > 0 ? entries : html.split(/<br\b[^>]*>|<\/(?:p|div|tr|h\d)>|\n/i);

  return lines
    .map((line) => plainText(line, locale))
    .filter(Boolean)
    .map(toTrack);
}

const duration = /[\s([–—-]*\b(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)\b[\s)\]]*$/;
const number = /^\d{1,3}[.)]\s+/;

function toTrack(line: string): Track {
  const [, hours, minutes, seconds] = duration.exec(line) ?? [];

  return {
    name: line.replace(duration, '').replace(number, '').trim(),
    seconds: seconds ? Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds) : null,
  };
}
