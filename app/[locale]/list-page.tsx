import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { PageNotFound } from '@/components/not-found/page-not-found';
import { PageFrame } from '@/components/layout/page-frame';
import { JsonLd } from '@/components/seo/json-ld';
import { loadOrFallBack, redirectPermanently } from '@/lib/cache/load-or-fall-back';
import type { ContentSection } from '@/lib/data/content-type-registry';
import { localizedPath } from '@/lib/i18n/href';
import { listPageHref, toPageNumber, type ListHref } from '@/lib/i18n/list-pages';
import type { Locale } from '@/lib/i18n/routing';
import type { Share } from '@/lib/media/share-images/share-image-path';
import { cutAtWord, maxDescriptionLength } from '@/lib/seo/description';
import { listNodes, type ListItem } from '@/lib/seo/json-ld/list';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/metadata';

/** One page of a list, with what the list says about itself. */
type LoadedList = {
  /** The path of the list. When it has another slug than the requested path, the visitor is redirected to it. */
  href: ListHref;
  /** Title and description for search engines, without the page number. */
  title: string;
  description: string;
  /** The pages of the items, for structured data. Without them, the page has no structured data. */
  items?: ListItem[];
  /** Another list with the same items, which search engines should use instead. */
  canonical?: ListHref;
  share?: Share;
  isIndexed?: boolean;
  content: ReactNode;
};

type List = {
  section: ContentSection;
  /** Whether the content reaches to the edges of the screen and sets its own margins. */
  bleeds?: boolean;
  /**
   * @param request `slug` is decoded; it is empty when the path has none
   * @returns null when there is no such list, or the page number is past its end
   */
  load: (request: {
    locale: Locale;
    pageNumber: number;
    slug: string;
  }) => Promise<LoadedList | null>;
};

type Props = { params: Promise<{ locale: string; slug?: string; page?: string }> };

/** The page and its metadata for a list: the first page at the list's path, further ones at `…/page/2` and so on. */
export function listPage({ section, bleeds, load }: List) {
  async function find({ params }: Props) {
    const { slug: encodedSlug = '', page } = await params;
    const slug = decodeURIComponent(encodedSlug);
    const pageNumber = page === undefined ? 1 : toPageNumber(page);
    const locale = await getLocale();
    const list = await loadOrFallBack(section, async () =>
      pageNumber ? load({ locale, pageNumber, slug }) : null,
    );
    if (!list || !pageNumber) return null;

    const t = await getTranslations('lists');
    const name = t('pageNumber', { number: pageNumber });
    const { slug: ownSlug = '' }: { slug?: string } = list.href.params ?? {};
    return {
      ...list,
      // No two pages of a list have the same title or description.
      ...(pageNumber > 1 && {
        title: `${list.title}, ${name}`,
        description: `${cutAtWord(list.description, maxDescriptionLength - name.length - 3)} (${name})`,
      }),
      href: listPageHref(list.href, pageNumber),
      canonical: list.canonical && listPageHref(list.canonical, pageNumber),
      locale,
      isRequestedSlug: ownSlug === slug,
    };
  }

  async function Page(props: Props) {
    const list = await find(props);
    if (!list) return <PageNotFound />;
    const { href, title, items, locale, content } = list;
    if (!list.isRequestedSlug) return redirectPermanently(localizedPath(href, locale));

    return (
      <PageFrame href={href} bleeds={bleeds}>
        {items && (
          <JsonLd
            {...{ href, section, title }}
            type="CollectionPage"
            things={listNodes(href, items, locale)}
          />
        )}
        {content}
      </PageFrame>
    );
  }

  async function metadata(props: Props): Promise<Metadata> {
    const list = await find(props);
    if (!list) return notFoundMetadata();
    const { title, description, href, locale, canonical, share, isIndexed = true } = list;
    const tags = await pageMetadata({ title, description, href, locale, canonical, share });

    return isIndexed ? tags : { ...tags, robots: { index: false } };
  }

  return { Page, metadata };
}
