import { pressKit } from '@/content/press/kit';
import { tours } from '@/content/tours/tours';
import type { Href } from '@/lib/i18n/href';
import { lifeStories } from '@/lib/life-stories';
import { pictureUrl } from '@/lib/seo/addresses';
import { inAllLanguages, type SitemapPage } from '@/lib/sitemap/page';

/** The pages whose words stand in `content/` and `messages/`, with their pictures. */
export const fixedPages: SitemapPage[] = [
  withPictures({ pathname: '/tours' }),
  ...tours.map(({ slug }) =>
    withPictures({ pathname: '/tours/[slug]', params: { slug } }, `tours/${slug}`),
  ),
  withPictures({ pathname: '/biography' }, 'biography/duo'),
  ...lifeStories.map(({ name }) =>
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

/** @param names below `public/images`, without their ending */
function withPictures(href: Href, ...names: string[]): SitemapPage {
  const images = names.flatMap((name) => pictureUrl({ src: `/images/${name}.webp` }) ?? []);

  return { ...inAllLanguages(href), images };
}
