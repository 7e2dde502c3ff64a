import 'server-only';

import type { LocalDate } from '../../i18n/dates';
import { plainText } from '../../html/plain-text';
import { toRichText, type RichText } from '../../html/rich-text';
import type { Locale } from '../../i18n/routing';
import type { Image } from '../../media/image';
import { toFeaturedImage, toTerms, type Term } from '../../wordpress/embedded';
import { toExcerpt } from '../../wordpress/excerpt';
import { languagesOf, toSeo, type Seo } from '../../wordpress/seo';
import { titleOf } from '../../wordpress/title';
import type { RawPost, RawPostSummary } from './raw-post';

/** The part of a post that cards and tiles show. */
export type PostSummary = {
  id: number;
  /** Without percent-encoding: `klänge`, not `kl%C3%A4nge`. */
  slug: string;
  /** The date in the time zone of WordPress. It is never converted: the URL contains its year and month. */
  date: LocalDate;
  title: string;
  image: Image | null;
  /** The language of the texts: the requested one, or the original's when there is no translation. */
  language: Locale;
  /** The languages the post is written in. */
  languages: Locale[];
  categories: Term[];
};

export type Post = PostSummary & {
  modified: LocalDate;
  text: RichText;
  tags: Term[];
  seo: Seo;
};

/** Turns a validated response of a list into the part that cards and tiles show, as `toPost` does. */
export function toSummary(raw: RawPostSummary, locale: Locale): PostSummary {
  const german = locale === 'de' ? raw.translations?.de : null;

  return {
    id: raw.id,
    slug: raw.slug,
    date: raw.date,
    title: titleOf((german ?? raw).title.rendered, raw.date, locale),
    image: toFeaturedImage(raw._embedded, locale),
    language: german ? 'de' : 'en',
    languages: languagesOf(raw.translations?.de),
    categories: toTerms(raw._embedded, locale).filter((term) => term.taxonomy === 'category'),
  };
}

/** Turns a validated response into a post, in the given language if it has a translation. */
export function toPost(raw: RawPost, locale: Locale): Post {
  const summary = toSummary(raw, locale);
  const words = (summary.language === 'de' && raw.translations?.de) || raw;
  const content = plainText(words.content.rendered, locale);
  const excerpt = toExcerpt(plainText(words.excerpt.rendered, locale), content);

  return {
    ...summary,
    // A post that was scheduled was last modified before it was published.
    modified: raw.modified < raw.date ? raw.date : raw.modified,
    text: toRichText(words.content.rendered, locale),
    tags: toTerms(raw._embedded, locale).filter((term) => term.taxonomy === 'post_tag'),
    seo: toSeo(raw, summary.language, excerpt, content),
  };
}
