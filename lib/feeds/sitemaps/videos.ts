import 'server-only';

import type { z } from 'zod';

import { itemHref } from '../../data/item-href';
import { plainText } from '../../html/plain-text';
import type { Locale } from '../../i18n/routing';
import { playerUrl } from '../../seo/player-url';
import { pictureUrl, siteUrl } from '../../seo/site-url';
import { filmOfVideo } from '../../data/videos/film';
import { toCreativeWork } from '../../data/creative-works/creative-work';
import {
  fieldsWith,
  fieldText,
  rawCreativeWorkPage,
} from '../../data/creative-works/raw-creative-work';
import { requestListed } from './items';
import { listedFields, rawListed, toPage } from './sitemap-item';
import type { SitemapPage, SitemapVideo } from './page';
import { titleOf } from '../../wordpress/title';

const rawVideo = rawCreativeWorkPage(
  fieldsWith({ youtube_url: fieldText, youtube_id: fieldText }),
  fieldsWith({}),
).extend(rawListed.omit({ translations: true }).shape);

type RawVideo = z.infer<typeof rawVideo>;

/**
 * The pages in one part of the sitemap of the videos, newest first, with the data for video search.
 *
 * @returns null when the part is past the end
 * @throws {Error} when WordPress is unreachable, fails, or returns an invalid response
 */
export async function getVideoPages(part: number): Promise<SitemapPage[] | null> {
  const fields = `${listedFields},date,title,content,acf,seo,translations`;
  const videos = await requestListed('video', part, rawVideo, fields);

  return (
    videos?.map((raw) => ({ ...toPage(raw, itemHref('video', raw)), video: toVideos(raw) })) ?? null
  );
}

/** The data for video search in each language. Null when the item has no single video, or no picture of it. */
function toVideos(raw: RawVideo): Record<Locale, SitemapVideo> | null {
  const film = filmOfVideo(raw.acf, raw.content.rendered);
  if (film?.kind !== 'film') return null;
  const videoIn = (locale: Locale): SitemapVideo | null => {
    const work = toCreativeWork({ ...raw, _embedded: raw.embedded ?? undefined }, locale);
    const picture = work.image && pictureUrl(work.image);
    const thumbnail = picture ?? (film.poster && siteUrl(film.poster));
    if (!thumbnail) return null;

    return { thumbnail, player: playerUrl(film), published: work.date, ...wordsOf(raw, locale) };
  };
  const [en, de] = [videoIn('en'), videoIn('de')];
  return en && de && { en, de };
}

function wordsOf(raw: RawVideo, locale: Locale): Pick<SitemapVideo, 'title' | 'description'> {
  const words = (locale === 'de' && raw.translations?.de) || raw;
  const title = titleOf(words.title.rendered, raw.date, locale);
  const description =
    plainText(words.content.rendered, locale) ||
    plainText(raw.seo?.description ?? '', locale) ||
    title;

  return { title, description };
}
