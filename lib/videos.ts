import 'server-only';

import { cache } from 'react';
import type { z } from 'zod';

import { plainText, toRichText, type RichText } from './html';
import type { Film } from './html/films';
import type { Locale } from './i18n/routing';
import { getRenamedPost } from './post-addresses';
import { toCredits, type CreditLine } from './videos/credits';
import { filmOfVideo, withoutFilm } from './videos/film';
import { toSeo, type Seo } from './wordpress/seo';
import { fieldsWith, fieldText, rawWorkPage, toWork, type Work } from './wordpress/work';
import { askForWork, askForWorks, type WorkList } from './wordpress/works';

export type Video = Work & {
  /** Null where none is told of, or none that can be played. */
  film: Film | null;
  credits: CreditLine[];
  /** What is written beside the film. */
  text: RichText;
  seo: Seo;
};

const rawVideo = rawWorkPage(
  fieldsWith({ youtube_url: fieldText, youtube_id: fieldText, credits: fieldText }),
  fieldsWith({ credits: fieldText }),
);

/**
 * The newest videos first, a hundred a step.
 *
 * @returns null when `page` lies past the end
 * @throws {Error} "Failed to fetch videos from WordPress"
 */
export const getVideos = cache(async (locale: Locale, page = 1): Promise<WorkList | null> => {
  try {
    return await askForWorks('videos', locale, page);
  } catch (cause) {
    throw new Error('Failed to fetch videos from WordPress', { cause });
  }
});

/**
 * One video by its slug (decoded).
 *
 * @returns null when WordPress has none
 * @throws {Error} "Failed to fetch videos from WordPress"
 */
export const getVideo = cache(async (slug: string, locale: Locale): Promise<Video | null> => {
  try {
    const raw = await askForWork('videos', slug, rawVideo);
    return raw && toVideo(raw, locale);
  } catch (cause) {
    throw new Error('Failed to fetch videos from WordPress', { cause });
  }
});

/**
 * One video by its slug (decoded), today's or an earlier one: the caller compares the slugs.
 *
 * @returns null when none has or had it
 * @throws {Error} "Failed to fetch videos from WordPress"
 */
export async function findVideo(slug: string, locale: Locale): Promise<Video | null> {
  const video = await getVideo(slug, locale);
  const renamed = video ? null : await getRenamedPost(slug, 'video');

  return video ?? (renamed && getVideo(renamed.slug, locale));
}

/**
 * An answer as a video, in the given language where it has one.
 *
 * @throws {z.ZodError} when it is none
 */
export function parseVideo(answer: unknown, locale: Locale): Video {
  return toVideo(rawVideo.parse(answer), locale);
}

function toVideo(raw: z.infer<typeof rawVideo>, locale: Locale): Video {
  const work = toWork(raw, locale);
  const words = (work.language === 'de' && raw.translations?.de) || raw;
  const film = filmOfVideo(raw.acf, raw.content.rendered);

  return {
    ...work,
    film,
    credits: toCredits(words.acf.credits || raw.acf.credits, locale),
    text: withoutFilm(toRichText(words.content.rendered, locale), film),
    seo: toSeo(raw.seo, work.language, plainText(words.content.rendered, locale)),
  };
}
