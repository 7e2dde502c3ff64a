import type { OpenGraph } from 'next/dist/lib/metadata/types/opengraph-types';

import de from '../../messages/de.json';
import en from '../../messages/en.json';
import { allRoutes, routing } from '../i18n/routing';
import { listPageHref } from '../i18n/list-pages';
import { pageShare } from '../media/share-images/fixed-page-texts';
import { hiddenMetadata, pageMetadata, type Page } from './metadata';
import { site, type Role } from '../site';

jest.mock('next-intl/server', () => jest.requireActual('../testing/translations'));

const href = { pathname: '/events/[slug]', params: { slug: 'klang' } } as const;
const page: Page = { title: 'Klang', description: 'An evening.', href, locale: 'en' };
const english = 'https://site.example/events/klang';
const german = 'https://site.example/de/veranstaltungen/klang';

describe('pageMetadata', () => {
  it('adds the name of the product to a title, unless `isWhole` is set', async () => {
    expect((await pageMetadata(page)).title).toBe(`Klang | ${site.product}`);
    expect((await pageMetadata({ ...page, isWhole: true })).title).toBe('Klang');
  });

  it('names both languages, and its own address as canonical', async () => {
    expect((await pageMetadata({ ...page, locale: 'de' })).alternates).toMatchObject({
      canonical: german,
      languages: { en: english, de: german, 'x-default': english },
    });
  });

  it('names no translation that does not exist', async () => {
    const { alternates, openGraph } = await pageMetadata({ ...page, languages: ['en'] });

    expect(alternates?.languages).toEqual({ en: english, 'x-default': english });
    expect(openGraph).not.toHaveProperty('alternateLocale');
  });

  it('has the original as canonical address when it shows the original', async () => {
    const shown = { ...page, locale: 'de', language: 'en', languages: ['en'] } as const;
    const { alternates, openGraph } = await pageMetadata(shown);

    expect(alternates).toMatchObject({ canonical: english });
    expect(alternates).not.toHaveProperty('languages');
    expect(openGraph).toMatchObject({ url: english, locale: 'en_GB' });
  });

  it('names the feeds in the language of the page', async () => {
    const { alternates } = await pageMetadata({ ...page, locale: 'de' });

    const [news, events] = [de.feeds.news, de.feeds.events].map((title) =>
      title.replace('{product}', site.product),
    );

    // An owner may add feeds.
    expect(alternates?.types).toEqual({
      'application/rss+xml': expect.arrayContaining([
        { url: 'https://site.example/de/feed.xml', title: news },
        { url: 'https://site.example/de/veranstaltungen/feed.xml', title: events },
      ]),
      'application/feed+json': expect.arrayContaining([
        { url: 'https://site.example/de/feed.json', title: news },
      ]),
    });
  });

  it('uses the share image of the list for its pages, and that of the site for pages without one', async () => {
    const news = await pageShare('/news', 'en');
    const secondPage = listPageHref({ pathname: '/news' }, 2);

    expect(await pictureOf({ ...page, href: secondPage })).toBe(
      `https://site.example${news!.path}`,
    );
    expect(await pictureOf({ ...page, href: { pathname: '/search' } })).toMatch(
      /^https:\/\/site\.example\/api\/share\/[0-9a-f]{10}\/en$/,
    );
  });
});

async function pictureOf(page: Page): Promise<unknown> {
  const { images } = (await pageMetadata(page)).openGraph as OpenGraph;
  const [image] = [images].flat() as { url: string; width: number; height: number }[];
  expect(image).toMatchObject({ width: 1200, height: 630 });

  return image!.url;
}

it('a hidden page is noindex, without a canonical address', () => {
  expect(hiddenMetadata('404')).toEqual({
    title: `404 | ${site.product}`,
    robots: { index: false },
  });
});

const named = (text: string) =>
  text.replace(/\{(\w+)\}/g, (_, role: Role) => site.performers[role]);

describe('the words of the pages', () => {
  it.each(routing.locales)(
    'no two pages in %s have the same title or description, and no description is too long',
    (locale) => {
      const messages = { en, de }[locale];
      const { news, events, videos, music, tours, press, biography } = messages;
      const titles = [
        ...[news.title, events.title, events.past, videos.listTitle, music.listTitle],
        ...[tours.pageTitle, press.title, biography.pageTitle, messages.home.title],
      ];
      const descriptions = [news, events, videos, music, tours, press, biography, messages.home]
        .map(({ description }) => description)
        .concat(events.pastDescription, messages.legal.disclaimer, messages.legal.notices);

      for (const texts of [titles, descriptions]) expect(new Set(texts).size).toBe(texts.length);
      for (const text of descriptions) expect(named(text).length).toBeLessThanOrEqual(160);
    },
  );

  it('every share image of a fixed route has a title', async () => {
    const shares = await Promise.all(allRoutes.map((route) => pageShare(route, 'de')));
    const cards = shares.filter((share) => share !== null);

    expect(cards.map(({ path }) => path)).toContainEqual(expect.stringMatching(/\/legal-notices$/));
    for (const { card } of cards) expect(card.title).toMatch(/\S/);
    expect(new Set(cards.map(({ path }) => path)).size).toBe(cards.length);
  });
});
