import { resolveAddress } from './resolve-address';

describe('resolveAddress', () => {
  it.each([
    ['/', '/en'],
    ['/de', '/de'],
    ['/news', '/en/news'],
    ['/de/news', '/de/news'],
    ['/de/veranstaltungen', '/de/events'],
    ['/de/veranstaltungen/nacht', '/de/events/nacht'],
    ['/de/musik/Lied', '/de/music/Lied'],
    ['/2026/03/spring', '/en/2026/03/spring'],
    ['/2026/03/kl%C3%A4nge', '/en/2026/03/kl%C3%A4nge'],
    ['/2026/03/kl%c3%a4nge', '/en/2026/03/kl%C3%A4nge'],
    ['/de/biografie/aura', '/de/biography/aura'],
    ['/de/news/spring', '/de/news/spring'],
    ['/news/page/2', '/en/news/page/2'],
    ['/de/news/category/live/page/3', '/de/news/category/live/page/3'],
    ['/de/tag/wien', '/de/tag/wien'],
    ['/feed.xml', '/en/feed.xml'],
    ['/de/feed.json', '/de/feed.json'],
    ['/de/veranstaltungen/feed.xml', '/de/events/feed.xml'],
    ['/sitemap.xml', '/en/sitemaps'],
    ['/sitemap-posts-2.xml', '/en/sitemaps/sitemap-posts-2.xml'],
  ])('leads %s to the page %s', (path, internalPath) => {
    expect(resolveAddress(path)).toEqual({ kind: 'page', internalPath });
  });

  it.each([
    ['/en', '/'],
    ['/en/news', '/news'],
    ['/news/', '/news'],
    ['/de/', '/de'],
    ['/DE/News', '/de/news'],
    ['/de/events', '/de/veranstaltungen'],
    ['/de/Events/', '/de/veranstaltungen'],
    ['/de/music/x', '/de/musik/x'],
    ['/musik', '/music'],
    ['/veranstaltungen/nacht', '/events/nacht'],
    ['/en/impressum', '/legal-notices'],
    ['/2026/03/spring/', '/2026/03/spring'],
    ['/news/spring', '/de/news/spring'],
    ['/news/spring/', '/de/news/spring'],
    ['/news/page/1', '/news'],
    ['/de/News/Page/1/', '/de/news'],
    ['/category/live/page/1', '/category/live'],
    ['/en/news/category/live/page/1', '/news/category/live'],
    ['/DE/Music/Page/1/', '/de/musik'],
    ['/EN/Tours//soul-song-tour/', '/tours/soul-song-tour'],
    ['/de/events/nacht/event.ics', '/de/veranstaltungen/nacht/termin.ics'],
    ['/veranstaltungen.ics', '/events.ics'],
    ['/de/search/', '/de/suche'],
    ['/kontakt/danke', '/contact/thanks'],
    ['/de/contact/', '/de/kontakt'],
    ['/feed', '/feed.xml'],
    ['/feed/', '/feed.xml'],
    ['/de/feed/', '/de/feed.xml'],
    ['/de/Feed/RSS2/', '/de/feed.xml'],
    ['/feed/rss', '/feed.xml'],
    ['/feed/atom/', '/feed.xml'],
    ['/rss.xml', '/feed.xml'],
    ['/comments/feed/', '/feed.xml'],
    ['/news/feed', '/feed.xml'],
    ['/category/live/feed/', '/feed.xml'],
    ['/events/feed/', '/events/feed.xml'],
    ['/de/events/feed.xml', '/de/veranstaltungen/feed.xml'],
    ['/de/veranstaltungen/feed/', '/de/veranstaltungen/feed.xml'],
    ['/feed/json', '/feed.json'],
    ['/wp-sitemap.xml', '/sitemap.xml'],
    ['/sitemap_index.xml', '/sitemap.xml'],
    ['/de/sitemap.xml', '/sitemap.xml'],
    ['/de/sitemap-posts-1.xml', '/sitemap-posts-1.xml'],
    ['/sitemaps/sitemap-posts-1.xml', '/sitemap-posts-1.xml'],
  ])('leads %s in one redirect to %s', (path, target) => {
    expect(resolveAddress(path)).toEqual({ kind: 'redirect', path: target });
    expect(resolveAddress(target).kind).toBe('page');
  });

  it.each([
    ['/nope', '/en/nope'],
    ['/sitemap-posts-0.xml', '/en/sitemap-posts-0.xml'],
    ['/feedback', '/en/feedback'],
    ['/de/nope/nope', '/de/nope/nope'],
    ['/2026/13/spring', '/en/2026/13/spring'],
    ['/fr/news', '/en/fr/news'],
    ['/news/a%2Fb', '/en/news/a%2Fb'],
    ['/news/page/0', '/en/news/page/0'],
    ['/news/page/two', '/en/news/page/two'],
    ['/2026/03/32/spring', '/en/2026/03/32/spring'],
  ])('keeps %s in its language, for the not-found view', (path, internalPath) => {
    expect(resolveAddress(path)).toEqual({ kind: 'page', internalPath });
  });

  it.each([
    ['/2026/03/02/spring', '', '/en/news/spring'],
    ['/de/2026/03/02/kl%C3%A4nge/', '', '/de/news/kl%C3%A4nge'],
    ['/', '?p=12', '/en/post-address/12'],
    ['/de/', '?utm_source=x&p=12', '/de/post-address/12'],
    ['/en', '?p=12', '/en/post-address/12'],
  ])(
    'takes WordPress’s own address %s%s to the page that knows today’s',
    (path, search, target) => {
      expect(resolveAddress(path, search)).toEqual({ kind: 'page', internalPath: target });
    },
  );

  it.each(['?p=', '?p=0', '?p=abc', '?p=-1', '?p=12345678901', '?page_id=2', '?p=%ff'])(
    'shows the home page at /%s',
    (search) => {
      expect(resolveAddress('/', search)).toEqual({ kind: 'page', internalPath: '/en' });
    },
  );

  it.each([
    ...['/%', '/%ff', '/news/%25', '/news/%2525', '/%E0%A4%A', '/a%00b', '/a%2500b', '/de/%'],
    ...['/api/press-kit/%0d%0a', '/news/a%0ab', '/de/%7f'],
  ])('refuses %s', (path) => {
    expect(resolveAddress(path)).toEqual({ kind: 'malformed' });
  });

  it('reads a name that was encoded twice', () => {
    expect(resolveAddress('/events/kl%25C3%25A4nge').kind).toBe('page');
  });

  it('refuses an address that is longer than any of ours, its query included', () => {
    expect(resolveAddress(`/events/${'x'.repeat(4000)}`).kind).toBe('page');
    expect(resolveAddress(`/news/${'x'.repeat(4100)}`)).toEqual({ kind: 'too-long' });
    expect(resolveAddress('/search', `?q=${'x'.repeat(4100)}`)).toEqual({ kind: 'too-long' });
    expect(resolveAddress(`/api/${'x'.repeat(4100)}`)).toEqual({ kind: 'too-long' });
  });

  it('refuses a picture whose address cannot be decoded', () => {
    expect(resolveAddress('/_next/image', '?url=%2F%uff0e&w=640&q=75').kind).toBe('malformed');
  });

  it.each(['/_next/image', '/api/revalidate', '/favicon.ico', '/images/mark.svg'])(
    'leaves %s to what answers it',
    (path) => {
      expect(resolveAddress(path)).toEqual({ kind: 'file' });
    },
  );
});
