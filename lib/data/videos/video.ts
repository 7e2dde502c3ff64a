import 'server-only';

import { plainText } from '../../html/plain-text';
import { toRichText, type RichText } from '../../html/rich-text';
import type { Film } from '../../media/embed-providers/types';
import type { Locale } from '../../i18n/routing';
import { toCredits, type Credits } from './credits';
import { filmOfVideo, withoutFilm } from './film';
import { toSeo, type Seo } from '../../wordpress/seo';
import { toCreativeWork, type CreativeWork } from '../creative-works/creative-work';
import type { RawVideo } from './raw-video';

export type Video = CreativeWork & {
  /** Null when the video has no film, or none that can be played. */
  film: Film | null;
  /** The length in seconds. Null when it is unknown. */
  seconds: number | null;
  credits: Credits;
  /** The text shown beside the film. */
  text: RichText;
  seo: Seo;
};

/** Turns a validated response into a video, in the given language if it has a translation. */
export function toVideo(raw: RawVideo, locale: Locale): Video {
  const work = toCreativeWork(raw, locale);
  const german = work.language === 'de' ? raw.translations?.de : null;
  const words = german ?? raw;
  const film = filmOfVideo(raw.acf, raw.content.rendered);

  return {
    ...work,
    film,
    seconds: raw.acf.duration,
    credits: toCredits(raw.acf.credits, german?.acf.credits, locale),
    text: withoutFilm(toRichText(words.content.rendered, locale), film),
    seo: toSeo(raw, work.language, plainText(words.content.rendered, locale)),
  };
}
