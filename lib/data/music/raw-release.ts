import type { z } from 'zod';

import {
  fieldAddress,
  fieldsWith,
  fieldText,
  rawCreativeWorkPage,
} from '../creative-works/raw-creative-work';
import { rawTracks } from './tracks';

/** The response of WordPress for one release, with the fields its page needs. */
export const rawRelease = rawCreativeWorkPage(
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
    tracks: rawTracks,
  }),
  fieldsWith({ credits: fieldText, additional_info: fieldText }),
).extend({ tracks: rawTracks });

export type RawRelease = z.infer<typeof rawRelease>;
