import { localizedPath, otherLocale, toHref, type Href } from './href';
import { resolveAddress } from './resolve-address';
import { allRoutes, routing } from './routing';

describe('localizedPath', () => {
  it.each([
    [{ pathname: '/' }, '/', '/de'],
    [{ pathname: '/', hash: 'soul-song' }, '/#soul-song', '/de#soul-song'],
    [{ pathname: '/music' }, '/music', '/de/musik'],
    [{ pathname: '/search', query: { q: 'a & b' }, hash: 'x' }, ...bothSearches()],
    [{ pathname: '/tag/[slug]', params: { slug: 'klänge & 🎶' } }, ...bothTags()],
  ] as [Href, string, string][])('writes %j as %s and %s', (href, english, german) => {
    expect(localizedPath(href, 'en')).toBe(english);
    expect(localizedPath(href, 'de')).toBe(german);
  });

  it('writes every route so that it is found again, in every language', () => {
    const params = { year: '2026', month: '03', slug: 'x', name: 'aura', page: '2', token: 'x' };
    const own = allRoutes.filter((route) => route !== '/old-post/[slug]');

    for (const pathname of own) {
      for (const locale of routing.locales) {
        const path = localizedPath({ pathname, params } as Href, locale);
        expect(resolveAddress(path).kind).toBe('page');
      }
    }
  });
});

describe('toHref', () => {
  it('makes a page of a route and its parameters', () => {
    expect(toHref('/events')).toEqual({ pathname: '/events' });
    expect(toHref('/tours/[slug]', { slug: 'north' })).toEqual({
      pathname: '/tours/[slug]',
      params: { slug: 'north' },
    });
  });

  it('throws when a parameter is missing: its address would lead to another page', () => {
    expect(() => toHref('/tours/[slug]')).toThrow('/tours/[slug]');
    expect(() => toHref('/tours/[slug]', { page: '2' })).toThrow('/tours/[slug]');
  });
});

describe('otherLocale', () => {
  it('returns English for German, and German for English', () => {
    expect(routing.locales.map(otherLocale)).toEqual(['de', 'en']);
  });
});

function bothSearches(): [string, string] {
  return ['/search?q=a+%26+b#x', '/de/suche?q=a+%26+b#x'];
}

function bothTags(): [string, string] {
  const slug = 'kl%C3%A4nge%20%26%20%F0%9F%8E%B6';
  return [`/tag/${slug}`, `/de/tag/${slug}`];
}
