import type { BreadcrumbList, Graph } from 'schema-dts';

import type { Href } from '../../i18n/href';
import type { Locale } from '../../i18n/routing';
import { absoluteUrl } from '../site-url';
import { ids } from './ids';
import type { Node, Typed } from './node';

export type { Node } from './node';

/** The data that every page has. */
export type PageFacts = {
  href: Href;
  locale: Locale;
  type?: 'WebPage' | 'CollectionPage' | 'AboutPage' | 'ContactPage' | 'ProfilePage';
  title: string;
  /** The `@id` of the main subject of the page. */
  about?: string;
  /** The breadcrumbs from the home page to this page, both included. */
  trail: { name: string; href: Href }[];
};

/** All structured data of a page for search engines, as one graph. */
export function pageGraph(page: PageFacts, things: Node[]): Graph {
  const trail = page.trail.length > 1 ? [breadcrumbs(page)] : [];

  return { '@context': 'https://schema.org', '@graph': [pageNode(page), ...trail, ...things] };
}

function pageNode({ href, locale, type = 'WebPage', title, about, trail }: PageFacts): Node {
  const url = absoluteUrl(href, locale);

  return {
    '@type': type,
    '@id': ids.page(url),
    url,
    name: title,
    inLanguage: locale,
    isPartOf: { '@id': ids.website },
    ...(about && { mainEntity: { '@id': about } }),
    ...(trail.length > 1 && { breadcrumb: { '@id': ids.breadcrumbs(url) } }),
  };
}

function breadcrumbs({ href, locale, trail }: PageFacts): Typed<BreadcrumbList, 'BreadcrumbList'> {
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.breadcrumbs(absoluteUrl(href, locale)),
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absoluteUrl(crumb.href, locale),
    })),
  };
}

const dangerous = /[<>&\u2028\u2029]/g;

/** Serializes a graph for a script element. No text in it can end the element. */
export function toScript(graph: Graph): string {
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

  return JSON.stringify(graph).replace(dangerous, escaped);
}
