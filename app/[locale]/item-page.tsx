import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ComponentType, ReactNode } from 'react';

import { PageNotFound } from '@/components/not-found/page-not-found';
import { PageFrame } from '@/components/layout/page-frame';
import { JsonLd } from '@/components/seo/json-ld';
import {
  loadOrFallBack,
  redirectPermanently,
  redirectTemporarily,
} from '@/lib/cache/load-or-fall-back';
import type { ContentSection } from '@/lib/data/content-type-registry';
import { localizedPath, type Href } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/routing';
import { groupNode } from '@/lib/seo/json-ld/group';
import type { Node } from '@/lib/seo/json-ld/node';
import { hiddenMetadata, pageMetadata, type Page as PageWords } from '@/lib/seo/metadata';

type Item = { title: string; language: Locale; languages: readonly Locale[] };

type LoadedItem = {
  item: Item;
  /** The path of the item. The visitor is redirected to it when another spelling was requested. */
  href: Href;
  /** Its structured data. Null when there is none. */
  node: (Node & { '@id'?: string }) | null;
  metadata: Pick<PageWords, 'title' | 'description' | 'share' | 'openGraph'>;
  content: ReactNode;
};

type Params = { slug: string; year?: string; month?: string };

type ItemPage = {
  section: ContentSection;
  /** The text of the 503 page: a key of `unavailable.screens` in the messages. */
  screen: string;
  /** Builds the requested path, in the spelling that the site uses (docs/decisions/017-one-spelling.md). */
  requested: (params: Params) => Href;
  /**
   * @param params are decoded
   * @returns null when there is no such item
   */
  load: (params: Params, locale: Locale) => Promise<LoadedItem | { redirectTo: Href } | null>;
  /** What a missing item shows, and the title of its page, if it is not the usual 404 page. */
  missing?: { View: ComponentType; title: () => Promise<string> };
};

type Props = { params: Promise<Params & { locale: string }> };

/** The page and its metadata for the items of a content type. */
export function itemPage({ section, screen, requested, load, missing }: ItemPage) {
  const Missing = missing?.View ?? PageNotFound;

  const find = async (params: Params) => {
    const locale = await getLocale();

    return loadOrFallBack(screen, () => load(params, locale));
  };

  async function Page(props: Props) {
    const params = await decoded(props);
    const found = await find(params);
    if (!found) return <Missing />;

    const locale = await getLocale();
    if ('redirectTo' in found) return redirectTemporarily(localizedPath(found.redirectTo, locale));
    const { item, href, node, content } = found;
    const path = localizedPath(href, locale);
    if (path !== localizedPath(requested(params), locale)) return redirectPermanently(path);

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
      const t = await getTranslations('notFound');
      return hiddenMetadata((await missing?.title()) ?? t('text'));
    }
    const { language, languages } = found.item;
    const locale = await getLocale();

    return pageMetadata({ ...found.metadata, href: found.href, locale, language, languages });
  }

  return { Page, metadata };
}

async function decoded({ params }: Props): Promise<Params> {
  const { slug, year, month } = await params;

  return { slug: decodeURIComponent(slug), year, month };
}
