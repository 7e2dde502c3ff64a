import 'server-only';

import { z } from 'zod';

import type { Locale } from '../../i18n/routing';
import { rawTrack, toTrack, type Track } from './track';
import { tracksOf } from './tracklist';

/** The field with the tracks. Anything but a list counts as no tracks. */
export const rawTracks = z.array(z.unknown()).catch([]);

/** The tracks of a release in their order. A malformed one is logged and left out; the others stay. */
export function toTracks(raw: unknown[], locale: Locale, now: Date): Track[] {
  return raw.flatMap((each) => {
    const track = rawTrack.safeParse(each);
    if (track.success) return [toTrack(track.data, locale, now)];

    console.warn(`Left out a malformed track: ${z.prettifyError(track.error)}`);
    return [];
  });
}

/** The tracks that a tracklist (HTML) names. A tracklist has no German version and no audio files. */
export function toListedTracks(html: string, locale: Locale): Track[] {
  return tracksOf(html, locale).map((listed) => ({
    ...listed,
    ...{ language: 'en', isrc: '', sources: [], isExcerpt: false },
    ...{ words: null, playableFrom: null, peaks: [] },
  }));
}

/** Whether the track can be played on this site now. */
export const isPlayable = ({ sources }: Pick<Track, 'sources'>) => sources.length > 0;
