import { appRoutes } from '../../e2e/support/app-routes';
import { resolveAddress } from './resolve-address';

describe('resolveAddress', () => {
  it.each([
    ['/', '/en'],
    ['/de', '/de'],
    ['/news', '/en/news'],
    ['/de/news', '/de/news'],
    ['/de/veranstaltungen', '/de/events'],
    ['/de/veranstaltungen/nacht', '/de/events/nacht'],
    ['/de/musik/lied', '/de/music/lied'],
    ['/de/vorschau/1-Key_', '/de/preview/1-Key_'],
    ['/de/News/Spring/', '/de/old-post/spring'],
    ['/de/2026/03/02/SPRING', '/de/old-post/spring'],
    ['/styleguide', '/en/styleguide'],
    ['/2026/03/spring', '/en/2026/03/spring'],
    ['/2026/03/kl%C3%A4nge', '/en/2026/03/kl%C3%A4nge'],
    ['/2026/03/kl%c3%a4nge', '/en/2026/03/kl%C3%A4nge'],
    ['/de/biografie/aura', '/de/biography/aura'],
    ['/de/news/spring', '/de/old-post/spring'],
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
    ['/de/musik/Lied', '/de/musik/lied'],
    ['/events/THE-quiet-LOT', '/events/the-quiet-lot'],
    ['/de/veranstaltungen/The-Quiet-Lot', '/de/veranstaltungen/the-quiet-lot'],
    ['/Events/The-Quiet-Lot/Event.ICS', '/events/the-quiet-lot/event.ics'],
    ['/News/Spring', '/de/news/spring'],
    ['/tag/432-HZ', '/tag/432-hz'],
    ['/DE/Tag/432-HZ/Page/2', '/de/tag/432-hz/page/2'],
    ['/category/KL%C3%84NGE', '/category/kl%C3%A4nge'],
    ['/category/%D0%9F%D0%A0%D0%98', '/category/%D0%BF%D1%80%D0%B8'],
    ['/events/kl%25C3%25A4nge', '/events/kl%C3%A4nge'],
    ['/biography/Aura', '/biography/aura'],
    ['/Biography/AURA', '/biography/aura'],
    ['/tours/Believe-Tour', '/tours/believe-tour'],
    ['/2026/03/Spring', '/2026/03/spring'],
    ['/Sitemap-Posts-1.XML', '/sitemap-posts-1.xml'],
    ['/Feed.XML', '/feed.xml'],
    ['/de/Vorschau/1-Key_', '/de/vorschau/1-Key_'],
    ['/de/preview/1-Key_', '/de/vorschau/1-Key_'],
    ['/en/Styleguide', '/styleguide'],
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
    ['/fr/news', '/en/fr/news'],
    ['/news/a%2Fb', '/en/news/a%2Fb'],
    ['/news/page/0', '/en/news/page/0'],
    ['/news/page/two', '/en/news/page/two'],
    ['/2026/03/32/spring', '/en/2026/03/32/spring'],
  ])('keeps %s in its language, for the not-found view', (path, internalPath) => {
    expect(resolveAddress(path)).toEqual({ kind: 'page', internalPath });
  });

  it.each([
    ['/2026/03/02/spring', '', '/en/old-post/spring'],
    ['/de/2026/03/02/kl%C3%A4nge/', '', '/de/old-post/kl%C3%A4nge'],
    ['/2026/13/spring', '', '/en/old-post/spring'],
    ['/de/2026/8/spring', '', '/de/old-post/spring'],
    ['/', '?p=12', '/en/post-by-id/12'],
    ['/de/', '?utm_source=x&p=12', '/de/post-by-id/12'],
    ['/en', '?p=12', '/en/post-by-id/12'],
  ])(
    'leads WordPress’s own address %s%s to the page that finds the current one',
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

  it('refuses an address that is longer than any of ours, its query included', () => {
    expect(resolveAddress(`/events/${'x'.repeat(4000)}`).kind).toBe('page');
    expect(resolveAddress(`/news/${'x'.repeat(4100)}`)).toEqual({ kind: 'too-long' });
    expect(resolveAddress('/search', `?q=${'x'.repeat(4100)}`)).toEqual({ kind: 'too-long' });
    expect(resolveAddress(`/api/${'x'.repeat(4100)}`)).toEqual({ kind: 'too-long' });
  });

  it('refuses a picture whose address cannot be decoded', () => {
    expect(resolveAddress('/_next/image', '?url=%2F%uff0e&w=640&q=75').kind).toBe('malformed');
  });

  it.each([
    ...['/_next/image', '/_next/Static/A.js', '/api/revalidate', '/favicon.ico'],
    ...['/images/mark.svg', '/images/CREDITS.md', '/api/media/2026/08/Take-One.MP3'],
    ...['/api/poster/youtube/M7lc1UVf-VE', '/api/share/7f3a/de/events/kl%C3%A4nge'],
  ])('leaves %s to what responds to it', (path) => {
    expect(resolveAddress(path)).toEqual({ kind: 'file' });
  });

  it.each([
    ['/Robots.txt', '/robots.txt'],
    ['/API/Health/Ready/', '/api/health/ready'],
    ['/api/Press-Kit/DE', '/api/press-kit/de'],
    ['/api/share/7F3A/DE/Events/THE-quiet-LOT', '/api/share/7f3a/de/events/the-quiet-lot'],
    ['/api/share/7f3a/de/events/kl%25C3%25A4nge', '/api/share/7f3a/de/events/kl%C3%A4nge'],
    ['/API/Media/2026/08/Take-One.MP3', '/api/media/2026/08/Take-One.MP3'],
    ['/Api/Poster/YouTube/M7lc1UVf-VE', '/api/poster/youtube/M7lc1UVf-VE'],
    ['/Images/CREDITS.md', '/images/CREDITS.md'],
    ['/API/Live-Preview/4.aB/en', '/api/live-preview/4.aB/en'],
  ])('leads %s, which is no page, in one redirect to %s', (path, target) => {
    expect(resolveAddress(path)).toEqual({ kind: 'redirect', path: target });
    expect(resolveAddress(target)).toEqual({ kind: 'file' });
  });

  // Two kinds of routes are left out: those that only redirect (tested above, they do so in any spelling), and the 404
  // page and live previews, whose paths no visitor requests.
  const routes = appRoutes().filter(
    ({ file }) => !/rest|post-by-id|not-found|live-preview|old-post/.test(file),
  );

  it.each(routes.flatMap(({ file, paths }) => paths.map((path) => ({ file, path }))))(
    'knows one spelling of $path ($file)',
    ({ path }) => {
      expect(resolveAddress(path).kind).not.toBe('redirect');
      const loud = inCapitals(path);
      if (loud !== path) expect(resolveAddress(loud)).toEqual({ kind: 'redirect', path });
    },
  );
});

/** A path in capitals, except for parts whose case matters: a key, a file name, the id of a video. */
function inCapitals(path: string): string {
  const [, own = path, foreign = ''] =
    /^(\/api\/(?:media|poster\/youtube)\/|(?:\/de)?\/(?:preview|vorschau)\/)(.+)$/.exec(path) ?? [];

  return own.toUpperCase() + foreign;
}

test('the PDFs of the press page are files, and other addresses below it are pages', () => {
  expect(resolveAddress('/press/stage-plot.en.pdf')).toEqual({ kind: 'file' });
  expect(resolveAddress('/Press/stage-plot.en.pdf')).toMatchObject({ kind: 'redirect' });
  expect(resolveAddress('/press/stage-plot')).toMatchObject({ kind: 'page' });
  expect(resolveAddress('/press/a/stage-plot.en.pdf')).toMatchObject({ kind: 'page' });
});
