import 'server-only';

import { z } from 'zod';

import { tagPage, tags } from '../cache';
import { plainText } from '../html';
import type { Locale } from '../i18n/routing';
import { pictureUrl, siteUrl } from '../seo/addresses';
import { noteList } from '../shown';
import { sound } from '../sound';
import { filmOfVideo } from '../videos/film';
import { askForPart } from '../wordpress/part';
import { rawSeo } from '../wordpress/schema';
import { fieldsWith, fieldText, rawWorkPage, toWork } from '../wordpress/work';
import { listedFields, rawListed, tagsOf, toPage } from './listed';
import type { SitemapPage } from './page';
import type { SitemapVideo } from './sitemap-file';

const rawVideo = rawWorkPage(
  fieldsWith({ youtube_url: fieldText, youtube_id: fieldText }),
  fieldsWith({}),
).extend({ ...rawListed.omit({ translations: true }).shape, seo: rawSeo.nullish().catch(null) });

type RawVideo = z.infer<typeof rawVideo>;

/**
 * The newest releases, a part at a time.
 *
 * @returns null when the part lies past the end
 * @throws {Error} when WordPress cannot be reached, fails, or answers nonsense
 */
export async function getReleasePages(part: number): Promise<SitemapPage[] | null> {
  const releases = await askForWorks('music', part, rawListed, listedFields);

  return releases?.map((raw) => toPage(raw, hrefOf('/music/[slug]', raw))) ?? null;
}

/** The same of the videos, with what video search wants to know. */
export async function getVideoPages(part: number): Promise<SitemapPage[] | null> {
  const fields = `${listedFields},date,title,content,acf,seo,translations`;
  const videos = await askForWorks('videos', part, rawVideo, fields);

  return (
    videos?.map((raw) => ({
      ...toPage(raw, hrefOf('/videos/[slug]', raw)),
      video: toVideos(raw),
    })) ?? null
  );
}

const hrefOf = <Path extends '/music/[slug]' | '/videos/[slug]'>(
  pathname: Path,
  { slug }: { slug: string },
) => ({ pathname, params: { slug } });

async function askForWorks<Raw extends z.infer<typeof rawListed>>(
  kind: 'videos' | 'music',
  part: number,
  schema: z.ZodType<Raw>,
  _fields: string,
): Promise<Raw[] | null> {
  const answer = await askForPart(`/${kind}`, { orderby: 'date', order: 'desc', _fields }, part);
  await tagPage([tags[kind]]);
  if (!answer) return null;

  const works = sound(schema, answer, kind) as Raw[];
  await noteList(tags[kind], works.length);
  await tagPage(works.flatMap(tagsOf));
  return works;
}

/** What is told of its film, in each language; null where there is none, or no picture of it. */
function toVideos(raw: RawVideo): Record<Locale, SitemapVideo> | null {
  const film = filmOfVideo(raw.acf, raw.content.rendered);
  if (film?.kind !== 'film') return null;
  const work = toWork({ ...raw, _embedded: raw.embedded ?? undefined }, 'en');
  const picture = work.image && pictureUrl(work.image);
  const thumbnail = picture ?? (film.poster && siteUrl(film.poster));
  if (!thumbnail) return null;

  const known = { thumbnail, player: withoutStart(film.embed), published: work.date };
  return { en: { ...known, ...wordsOf(raw, 'en') }, de: { ...known, ...wordsOf(raw, 'de') } };
}

function wordsOf(raw: RawVideo, locale: Locale): Pick<SitemapVideo, 'title' | 'description'> {
  const words = (locale === 'de' && raw.translations?.de) || raw;
  const title = plainText(words.title.rendered, locale);
  const description =
    plainText(words.content.rendered, locale) ||
    plainText(raw.seo?.description ?? '', locale) ||
    title;

  return { title, description };
}

/** The player as search engines open it: it waits for a click. */
function withoutStart(embed: string): string {
  const url = new URL(embed);
  for (const name of ['autoplay', 'auto_play']) url.searchParams.delete(name);

  return url.href;
}
