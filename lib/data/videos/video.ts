import 'server-only';

import type { z } from 'zod';

import { plainText, toRichText, type RichText } from '../../html/sanitize';
import type { Film } from '../../media/embed-providers/types';
import type { Locale } from '../../i18n/routing';
import { toCredits, type CreditLine } from './credits';
import { filmOfVideo, withoutFilm } from './film';
import { toSeo, type Seo } from '../../wordpress/seo';
import {
  fieldsWith,
  fieldText,
  rawCreativeWorkPage,
  toCreativeWork,
  type CreativeWork,
} from '../creative-works/creative-work';

export type Video = CreativeWork & {
  /** Null when the video has no film, or none that can be played. */
  film: Film | null;
  /** The length in seconds. Null when it is unknown. */
  seconds: number | null;
  credits: CreditLine[];
  /** The text shown beside the film. */
  text: RichText;
  seo: Seo;
};

/** The response of WordPress for one video, with the fields its page needs. */
export const rawVideo = rawCreativeWorkPage(
  fieldsWith({
    ...{ youtube_url: fieldText, youtube_id: fieldText, credits: fieldText },
    duration: fieldText.transform(toSeconds),
  }),
  fieldsWith({ credits: fieldText }),
);

/** Seconds, from a number of seconds or from `3:43` and `1:02:10`. Null when it is not a length. */
function toSeconds(text: string): number | null {
  const parts = /^\d+(:[0-5]\d){0,2}$/.test(text) ? text.split(':').map(Number) : [];

  return parts.reduce((sum, part) => 60 * sum + part, 0) || null;
}

/** Turns a validated response into a video, in the given language if it has a translation. */
export function toVideo(raw: z.infer<typeof rawVideo>, locale: Locale): Video {
  const work = toCreativeWork(raw, locale);
  const words = (work.language === 'de' && raw.translations?.de) || raw;
  const film = filmOfVideo(raw.acf, raw.content.rendered);

  return {
    ...work,
    film,
    seconds: raw.acf.duration,
    credits: toCredits(words.acf.credits || raw.acf.credits, locale),
    text: withoutFilm(toRichText(words.content.rendered, locale), film),
    seo: toSeo(raw, work.language, plainText(words.content.rendered, locale)),
  };
}
