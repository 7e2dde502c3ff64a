import { pressKit } from '@/content/press/kit';
import { tours } from '@/content/tours/tours';
import type { Href } from '@/lib/i18n/href';
import { performerBios } from '@/lib/data/performer-bios';
import { pictureUrl } from '@/lib/seo/site-url';
import { inAllLanguages, type SitemapPage } from '@/lib/feeds/sitemaps/page';

/** The pages whose texts are in `content/` and `messages/`, with their pictures. */
export const fixedPages: SitemapPage[] = [
  withPictures({ pathname: '/tours' }),
  ...tours.map(({ slug }) =>
    withPictures({ pathname: '/tours/[slug]', params: { slug } }, `tours/${slug}`),
  ),
  withPictures({ pathname: '/biography' }, 'biography/duo'),
  ...performerBios.map(({ name }) =>
    withPictures(
      { pathname: '/biography/[name]', params: { name } },
      ...['intro', '1', '2', '3', '4'].map((chapter) => `biography/${name}-${chapter}`),
    ),
  ),
  {
    ...withPictures(
      { pathname: '/press' },
      ...pressKit.photos.map(({ file }) => `press/photos/${file.replace(/\.webp$/, '')}`),
    ),
    modified: pressKit.updated,
  },
  withPictures({ pathname: '/contact' }),
  withPictures({ pathname: '/disclaimer' }),
  withPictures({ pathname: '/legal-notices' }),
];

/** @param names below `public/images`, without extension */
function withPictures(href: Href, ...names: string[]): SitemapPage {
  const images = names.flatMap((name) => pictureUrl({ src: `/images/${name}.webp` }) ?? []);

  return { ...inAllLanguages(href), images: { en: images, de: images } };
}
