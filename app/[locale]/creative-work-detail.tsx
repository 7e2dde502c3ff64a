import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { everyLocale, staticParams } from '@/lib/cache/static-params';
import type { ContentItems } from '@/lib/data/content-item';
import { contentTypes } from '@/lib/data/content-type-registry';
import type { CreativeWork, CreativeWorkType } from '@/lib/data/creative-works/creative-work';
import type { CreativeWorkQueries } from '@/lib/data/creative-works/queries';
import { formatDate } from '@/lib/i18n/dates';
import { routing } from '@/lib/i18n/routing';
import type { Seo } from '@/lib/wordpress/seo';

import { itemPage } from './item-page';

type CreativeWorkItem = CreativeWork & { seo: Seo };

type CreativeWorkDetail<Item extends CreativeWorkItem> = {
  type: CreativeWorkType;
  items: ContentItems<Item>;
  queries: CreativeWorkQueries<Item>;
  article: (item: Item) => ReactNode;
  openGraph: (item: Item) => Metadata['openGraph'];
};

/**
 * The page of one item of a content type such as video or release. The URL of a missing item redirects to the list. The
 * URL of an item with a password gets status 404.
 */
export function creativeWorkDetail<Item extends CreativeWorkItem>(page: CreativeWorkDetail<Item>) {
  const { type, items, queries } = page;
  const { collection, section, lists } = contentTypes[type];

  /** The newest items are rendered in a build. */
  const generateStaticParams = () =>
    staticParams(collection, async () => {
      const newest = (await queries.list(routing.defaultLocale))?.items.slice(0, 20) ?? [];
      return everyLocale.flatMap((locale) => newest.map(({ slug }) => ({ ...locale, slug })));
    });

  const pages = itemPage({
    type,
    items,
    screen: collection,
    load: async ({ slug }, locale) => {
      const item = await items.find(slug, locale);
      if (!item) {
        const isProtected = await queries.isProtected(slug);
        return isProtected ? null : { redirectTo: { pathname: lists[0].route } };
      }
      const { seo, title, artist, date, language } = item;
      const t = await getTranslations({ locale: language, namespace: section });
      const fallback = date
        ? t('fallback', { title, artist, date: formatDate(date, 'long', language) })
        : t('undated', { title, artist });

      return {
        item,
        // The page title names the content type, because a video, a release and an event may have the name of one song.
        title: seo.title ?? t('pageTitle', { title }),
        description: seo.description || fallback,
        fallback,
        openGraph: page.openGraph(item),
        content: page.article(item),
      };
    },
  });

  return { ...pages, generateStaticParams };
}
