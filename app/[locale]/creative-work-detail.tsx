import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { JsonLd } from '@/components/seo/json-ld';
import {
  loadOrFallBack,
  redirectPermanently,
  redirectTemporarily,
} from '@/lib/cache/load-or-fall-back';
import { everyLocale, prerender } from '@/lib/cache/prerender';
import type { ContentItems } from '@/lib/data/content-item';
import { contentTypes } from '@/lib/data/content-types';
import { itemHref } from '@/lib/data/item-href';
import type { CreativeWorkQueries } from '@/lib/data/creative-works/queries';
import { formatDate } from '@/lib/i18n/dates';
import { localizedPath } from '@/lib/i18n/href';
import { routing } from '@/lib/i18n/routing';
import { groupNode } from '@/lib/seo/json-ld/group';
import { hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';
import type { Seo } from '@/lib/wordpress/seo';
import type { CreativeWork, CreativeWorkType } from '@/lib/data/creative-works/creative-work';

type CreativeWorkItem = CreativeWork & { seo: Seo };

type CreativeWorkDetail<Item extends CreativeWorkItem> = {
  type: CreativeWorkType;
  items: ContentItems<Item>;
  queries: CreativeWorkQueries<Item>;
  article: (item: Item) => ReactNode;
  openGraph: (item: Item) => Metadata['openGraph'];
};

type Props = { params: Promise<{ slug: string }> };

/**
 * The page of one item of a content type such as video or release. The URL of a missing item redirects to the list. The
 * URL of an item with a password answers with status 404.
 */
export function creativeWorkDetail<Item extends CreativeWorkItem>(page: CreativeWorkDetail<Item>) {
  const { type, items, queries } = page;
  const { collection, section, lists } = contentTypes[type];

  const load = async (slug: string) => {
    const locale = await getLocale();

    return loadOrFallBack(collection, async () => {
      const item = await items.find(slug, locale);

      return !item && (await queries.isProtected(slug)) ? null : { item };
    });
  };

  /** The newest items are rendered in a build. */
  const generateStaticParams = () =>
    prerender(collection, async () => {
      const works = (await queries.list(routing.defaultLocale))?.works.slice(0, 20) ?? [];
      return everyLocale.flatMap((locale) => works.map(({ slug }) => ({ ...locale, slug })));
    });

  /** A description for an item without a text. */
  const fallbackOf = async ({ title, artist, date, language }: Item) => {
    const t = await getTranslations({ locale: language, namespace: section });
    return date
      ? t('fallback', { title, artist, date: formatDate(date, 'long', language) })
      : t('undated', { title, artist });
  };

  const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
    const found = await load(await slugIn(params));
    if (!found?.item) return hiddenMetadata((await getTranslations('notFound'))('text'));
    const { item } = found;

    const { seo, title, language, languages } = item;
    const t = await getTranslations({ locale: language, namespace: section });
    return pageMetadata({
      // The page title names the content type, because a video, a release and an event may have the name of one song.
      title: seo.title ?? t('pageTitle', { title }),
      description: seo.description || (await fallbackOf(item)),
      href: itemHref(type, item),
      locale: await getLocale(),
      language,
      languages,
      share: await items.share(item),
      openGraph: page.openGraph(item),
    });
  };

  const Page = async ({ params }: Props) => {
    const slug = await slugIn(params);
    const found = await load(slug);
    if (!found) return <NotFoundView />;

    const locale = await getLocale();
    const { item } = found;
    if (!item) return redirectTemporarily(localizedPath({ pathname: lists[0].route }, locale));
    const href = itemHref(type, item);
    if (item.slug !== slug) return redirectPermanently(localizedPath(href, locale));

    const { path: sharePath } = await items.share(item);
    const node = items.node(item, { sharePath, fallback: await fallbackOf(item) });
    return (
      <PageFrame href={href}>
        <JsonLd
          href={href}
          section={section}
          title={item.title}
          language={item.language}
          about={node?.['@id']}
          things={[...(node ? [node] : []), groupNode()]}
        />
        {page.article(item)}
      </PageFrame>
    );
  };

  return { generateStaticParams, generateMetadata, Page };
}

const slugIn = async (params: Props['params']) => decodeURIComponent((await params).slug);
