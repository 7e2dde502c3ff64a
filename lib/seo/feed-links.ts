import 'server-only';

import { getTranslations } from 'next-intl/server';

import { contentTypes, type ContentTypeName } from '../data/content-type-registry';
import { toHref } from '../i18n/href';
import type { Locale, Route } from '../i18n/routing';
import { site } from '../site';
import { absoluteUrl } from './site-url';

type Declaration = (typeof contentTypes)[ContentTypeName];

/** The declaration of a content type that has feeds. */
export type TypeWithFeeds = Exclude<Declaration, { feeds: readonly [] }>;

const hasFeeds = (type: Declaration): type is TypeWithFeeds => type.feeds.length > 0;

/**
 * The feeds of all content types in a language.
 *
 * @param extension of the file: RSS is `.xml`, JSON Feed is `.json`
 */
export async function feedLinks(locale: Locale, extension: '.xml' | '.json') {
  const t = await getTranslations({ locale, namespace: 'feeds' });

  return Object.values(contentTypes)
    .filter(hasFeeds)
    .flatMap(({ section, feeds }) =>
      feeds
        .filter((route: Route) => route.endsWith(extension))
        .map((route: Route) => ({
          url: absoluteUrl(toHref(route), locale),
          title: t(section, { product: site.product }),
        })),
    );
}
