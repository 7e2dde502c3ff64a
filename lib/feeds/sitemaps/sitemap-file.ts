import type { Element } from 'xast';
import { x } from 'xastscript';

import { routing, type Locale } from '../../i18n/routing';
import { toXmlFile } from '../xml';

/** A video on a page, with the data that video search needs. */
export type SitemapVideo = {
  title: string;
  description: string;
  /** Full URLs. */
  thumbnail: string;
  player: string;
  /** `YYYY-MM-DD`. Null when it is not known. */
  published: string | null;
};

/** One URL that search engines may index. */
export type SitemapUrl = {
  /** The full URL, percent-encoded. */
  address: string;
  /** The same page in every language it is written in, including this one. Empty when there is only one. */
  alternates: Partial<Record<Locale, string>>;
  /** The last change: a time in UTC, or a day. Null when unknown. */
  modified: string | null;
  /** The full URLs of the pictures on the page. */
  images: string[];
  video: SitemapVideo | null;
};

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

/** One sitemap with all the given URLs. At most 50,000 are allowed. */
export function toSitemap(urls: SitemapUrl[]): string {
  return toXmlFile(x('urlset', namespaces, urls.map(toElement)));
}

function toElement({ address, alternates, modified, images, video }: SitemapUrl): Element {
  const links = Object.entries(withDefault(alternates)).map(([hreflang, href]) =>
    x('xhtml:link', { rel: 'alternate', hreflang, href }),
  );

  return x('url', [
    x('loc', address),
    ...(modified ? [x('lastmod', modified)] : []),
    ...links,
    ...images.map((image) => x('image:image', [x('image:loc', image)])),
    ...(video ? [toVideo(video)] : []),
  ]);
}

function withDefault(alternates: SitemapUrl['alternates']): Record<string, string> {
  const fallback = alternates[routing.defaultLocale];

  return { ...alternates, ...(fallback && { 'x-default': fallback }) };
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
