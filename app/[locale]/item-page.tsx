import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { EventNotFound } from '@/components/not-found/event-not-found';
import { PageNotFound } from '@/components/not-found/page-not-found';
import { PageFrame } from '@/components/layout/page-frame';
import { JsonLd } from '@/components/seo/json-ld';
import {
  loadOrFallBack,
  redirectPermanently,
  redirectTemporarily,
} from '@/lib/cache/load-or-fall-back';
import type { ContentItem, ContentItems } from '@/lib/data/content-item';
import { contentTypes, type ContentTypeName } from '@/lib/data/content-type-registry';
import { itemHref } from '@/lib/data/item-href';
import type { LocalDate } from '@/lib/i18n/dates';
import { localizedPath, toHref, type Href } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/routing';
import { groupNode } from '@/lib/seo/json-ld/group';
import {
  hiddenMetadata,
  notFoundMetadata,
  pageMetadata,
  type Page as PageWords,
} from '@/lib/seo/metadata';

type PageItem = ContentItem & { languages: readonly Locale[]; date?: LocalDate | null };

type LoadedItem<Item> = Pick<PageWords, 'title' | 'description' | 'openGraph'> & {
  item: Item;
  /** For structured data: the description of an item that has no text. */
  fallback?: string;
  content: ReactNode;
};

/** `year` and `month` are empty if the path does not contain them. */
type Params = { slug: string; year: string; month: string };

type ItemPage<Item extends PageItem> = {
  type: ContentTypeName;
  items: ContentItems<Item>;
  /** The text of the 503 page: a key of `unavailable.screens` in the messages. */
  screen: string;
  /**
   * @param params are decoded
   * @returns null when there is no such item
   */
  load: (params: Params, locale: Locale) => Promise<LoadedItem<Item> | { redirectTo: Href } | null>;
};

type Props = { params: Promise<{ locale: string; slug: string; year?: string; month?: string }> };

/**
 * The page and its metadata for the items of a content type. A visitor is redirected to the path of the item when
 * another spelling was requested (docs/decisions/017-canonical-urls.md).
 */
export function itemPage<Item extends PageItem>({ type, items, screen, load }: ItemPage<Item>) {
  const { item: route, section, whenMissing } = contentTypes[type];
  const hasEventNotFound = whenMissing === 'event-not-found';

  const find = async (params: Params) => {
    const locale = await getLocale();

    return loadOrFallBack(screen, () => load(params, locale));
  };

  async function Page(props: Props) {
    const params = await decoded(props);
    const found = await find(params);
    if (!found) return hasEventNotFound ? <EventNotFound /> : <PageNotFound />;

    const locale = await getLocale();
    if ('redirectTo' in found) return redirectTemporarily(localizedPath(found.redirectTo, locale));
    const { item, fallback, content } = found;
    const href = itemHref(type, item);
    const path = localizedPath(href, locale);
    if (path !== localizedPath(toHref(route, params), locale)) return redirectPermanently(path);

    const share = await items.share(item);
    const node = items.node(item, { sharePath: share.path, fallback });
    return (
      <PageFrame href={href}>
        <JsonLd
          {...{ href, section }}
          title={item.title}
          language={item.language}
          about={node?.['@id']}
          things={[...(node ? [node] : []), groupNode()]}
        />
        {content}
      </PageFrame>
    );
  }

  async function metadata(props: Props): Promise<Metadata> {
    const found = await find(await decoded(props));
    if (!found || 'redirectTo' in found) {
      if (!hasEventNotFound) return notFoundMetadata();
      return hiddenMetadata((await getTranslations('event'))('notFound'));
    }
    const { item, title, description, openGraph } = found;
    const { language, languages } = item;

    return pageMetadata({
      ...{ title, description, openGraph, language, languages },
      href: itemHref(type, item),
      locale: await getLocale(),
      share: await items.share(item),
    });
  }

  return { Page, metadata };
}

async function decoded({ params }: Props): Promise<Params> {
  const { slug, year = '', month = '' } = await params;

  return { slug: decodeURIComponent(slug), year, month };
}
