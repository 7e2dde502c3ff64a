import { useLocale, useTranslations } from 'next-intl';

import type { Href } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/routing';
import { pageGraph, toScript, type Node, type PageFacts } from '@/lib/seo/json-ld/page-graph';
import { site } from '@/lib/site';
import type { ContentSection } from '@/lib/data/content-type-registry';

type Section = ContentSection | 'tours' | 'press' | 'biography' | 'contact';

type Props = {
  href: Href;
  type?: PageFacts['type'];
  title: string;
  /** The section of the site to which the page belongs. */
  section?: Section;
  /** The language of the text, if it is not the page's. */
  language?: Locale;
  about?: string;
  things?: Node[];
};

/** The structured data of the page (JSON-LD). */
export function JsonLd({ href, type, title, section, language, about, things = [] }: Props) {
  const t = useTranslations('nav');
  const locale = useLocale();
  const crumbs = [
    { name: site.product, href: { pathname: '/' } } as const,
    ...(section ? [{ name: t(section), href: { pathname: `/${section}` } } as const] : []),
    { name: title, href },
  ];
  // The page of a section is not above itself.
  const isAbove = (crumb: { href: Href }) => crumb.href.pathname !== href.pathname;
  const trail = crumbs.filter((crumb, index) => index === crumbs.length - 1 || isAbove(crumb));
  const graph = pageGraph({ href, locale: language ?? locale, type, title, about, trail }, things);

  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScript(graph) }} />
  );
}
