import { getTranslations } from 'next-intl/server';

import { contentTypes } from '@/lib/data/content-type-registry';
import { fileResponse } from '@/lib/http/file-response';
import { toLlmsTxt, type LlmsTxtLink, type LlmsTxtSection } from '@/lib/feeds/llms-txt-file';
import type { Href } from '@/lib/i18n/href';
import { routing, type Locale } from '@/lib/i18n/routing';
import { feedLinks } from '@/lib/seo/feed-links';
import { absoluteUrl } from '@/lib/seo/site-url';
import { site } from '@/lib/site';

export const dynamic = 'force-static';

/**
 * A description of the site with links to its main pages (llmstxt.org): plain text, with a section for each language.
 */
export async function GET(): Promise<Response> {
  const t = await getTranslations({ locale: routing.defaultLocale });
  const pages = await Promise.all(routing.locales.map(pagesIn));
  const files = await Promise.all(routing.locales.map(filesIn));
  const sitemap = { title: 'Sitemap', address: addressOf('/sitemaps'), text: '' };
  // The llms.txt convention uses this name for links that may be left out.
  const optional = { title: 'Optional', links: [...files.flat(), sitemap] };

  return fileResponse(
    toLlmsTxt(site.product, t('site.description'), [...pages, optional]),
    'text/plain',
  );
}

async function pagesIn(locale: Locale): Promise<LlmsTxtSection> {
  const t = await getTranslations({ locale });
  const names = { ...site.performers, product: site.product };
  const link = (pathname: PlainRoute, title: string, text = ''): LlmsTxtLink => ({
    ...{ title, text, address: addressOf(pathname, locale) },
  });

  return {
    title: new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale,
    links: [
      link('/', t('nav.home'), t('home.description', names)),
      ...Object.values(contentTypes).map(({ section, lists: [main] }) =>
        link(main.route, t(`${section}.title`), t(`${section}.description`)),
      ),
      link('/tours', t('tours.title'), t('tours.description', names)),
      link('/biography', t('biography.title'), t('biography.description', names)),
      link('/press', t('press.title'), t('press.description', names)),
      link('/contact', t('nav.contact')),
      link('/legal-notices', t('footer.legal'), t('legal.notices')),
    ],
  };
}

async function filesIn(locale: Locale): Promise<LlmsTxtLink[]> {
  const t = await getTranslations({ locale });
  const feeds = await feedLinks(locale, '.xml');

  return [
    ...feeds.map(({ title, url }) => ({ title, address: url, text: 'RSS' })),
    {
      title: t('events.calendarName', { product: site.product }),
      address: addressOf('/events.ics', locale),
      text: 'iCalendar',
    },
  ];
}

type PlainRoute = Extract<Href, { params?: undefined }>['pathname'];

const addressOf = (pathname: PlainRoute, locale: Locale = routing.defaultLocale) =>
  absoluteUrl({ pathname }, locale);
