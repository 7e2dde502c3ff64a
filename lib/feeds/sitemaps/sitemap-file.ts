import type { Element } from 'xast';
import { x } from 'xastscript';

import { routing } from '../../i18n/routing';
import { absoluteUrl } from '../../seo/site-url';
import { toXmlFile } from '../xml';
import type { SitemapPage, SitemapVideo } from './page';

const namespaces = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  'xmlns:video': 'http://www.google.com/schemas/sitemap-video/1.1',
};
// In characters: the limit for a description at
// https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps.
const maxDescriptionLength = 2048;
const maxTitleLength = 100;

/** The sitemap index for these files (full URLs). */
export function toSitemapIndex(files: string[]): string {
  const sitemaps = files.map((file) => x('sitemap', [x('loc', file)]));

  return toXmlFile(x('sitemapindex', { xmlns: namespaces.xmlns }, sitemaps));
}

/** One sitemap of these pages. At most 50,000 URLs are allowed. */
export function toSitemap(pages: SitemapPage[]): string {
  return toXmlFile(x('urlset', namespaces, pages.flatMap(toElements)));
}

/** One entry for each language of a page. Each entry names all of them, and the original as `x-default`. */
function toElements({ href, languages, modified, images, video }: SitemapPage): Element[] {
  const urls = languages.map((locale) => [locale, absoluteUrl(href, locale)] as const);
  const original = ['x-default', absoluteUrl(href, routing.defaultLocale)] as const;
  const links = (urls.length > 1 ? [...urls, original] : []).map(([hreflang, url]) =>
    x('xhtml:link', { rel: 'alternate', hreflang, href: url }),
  );

  return urls.map(([locale, url]) =>
    x('url', [
      x('loc', url),
      ...(modified ? [x('lastmod', modified)] : []),
      ...links,
      ...(images?.[locale] ?? []).map((image) => x('image:image', [x('image:loc', image)])),
      ...(video ? [toVideo(video[locale])] : []),
    ]),
  );
}

// The elements are in the order that the schema requires.
function toVideo({ thumbnail, title, description, player, published }: SitemapVideo): Element {
  return x('video:video', [
    x('video:thumbnail_loc', thumbnail),
    x('video:title', title.slice(0, maxTitleLength)),
    x('video:description', description.slice(0, maxDescriptionLength)),
    x('video:player_loc', player),
    ...(published ? [x('video:publication_date', published)] : []),
  ]);
}
