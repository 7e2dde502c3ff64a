import { XMLParser, XMLValidator } from 'fast-xml-parser';

import type { SitemapPage } from './page';
import { toSitemap, toSitemapIndex } from './sitemap-file';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  htmlEntities: true,
});

const plain: SitemapPage = {
  href: { pathname: '/music/[slug]', params: { slug: 'a' } },
  languages: ['en'],
};

function read(pages: SitemapPage[]) {
  const text = toSitemap(pages);
  expect(XMLValidator.validate(text)).toBe(true);

  return parser.parse(text).urlset.url;
}

describe('toSitemap', () => {
  it('leaves out what is not known', () => {
    expect(read([plain])).toEqual({ loc: 'https://site.example/music/a' });
  });

  it('has an entry for each language, which names all of them and the original as `x-default`', () => {
    const modified = '2026-08-23T08:00:00Z';
    const links = [
      { rel: 'alternate', hreflang: 'en', href: 'https://site.example/music/a' },
      { rel: 'alternate', hreflang: 'de', href: 'https://site.example/de/musik/a' },
      { rel: 'alternate', hreflang: 'x-default', href: 'https://site.example/music/a' },
    ];

    expect(read([{ ...plain, languages: ['en', 'de'], modified }])).toEqual([
      { loc: 'https://site.example/music/a', lastmod: modified, 'xhtml:link': links },
      { loc: 'https://site.example/de/musik/a', lastmod: modified, 'xhtml:link': links },
    ]);
  });

  it('escapes characters with a meaning in XML, and omits invalid ones', () => {
    const video = {
      ...{ title: 'Above & <below>\u0007', description: '"Quoted" ]]> & more' },
      ...{ thumbnail: 'https://site.example/p?a=1&b=2', player: 'https://player.example/' },
      published: '2026-07-01',
    };
    const href = { pathname: '/search', query: { a: '1', b: '2' } } as const;
    const url = read([{ ...plain, href, video: { en: video, de: video } }]);

    expect(url.loc).toBe('https://site.example/search?a=1&b=2');
    expect(url['video:video']).toEqual({
      'video:thumbnail_loc': 'https://site.example/p?a=1&b=2',
      'video:title': 'Above & <below>',
      'video:description': '"Quoted" ]]> & more',
      'video:player_loc': 'https://player.example/',
      'video:publication_date': '2026-07-01',
    });
  });

  it('names pictures, and keeps a long description within what is allowed', () => {
    const images = ['https://site.example/1.jpg', 'https://site.example/2.jpg'];
    const video = {
      ...{ title: 'x', description: 'é'.repeat(5000), thumbnail: 't', player: 'p' },
      published: '2026-07-01',
    };
    const url = read([
      { ...plain, images: { en: images, de: ['other'] }, video: { en: video, de: video } },
    ]);

    expect(url['image:image']).toEqual(images.map((image) => ({ 'image:loc': image })));
    expect(url['video:video']['video:description']).toHaveLength(2048);
  });
});

describe('toSitemapIndex', () => {
  it('names the sitemaps', () => {
    const text = toSitemapIndex(['https://site.example/1.xml', 'https://site.example/2.xml']);

    expect(XMLValidator.validate(text)).toBe(true);
    expect(parser.parse(text).sitemapindex.sitemap).toEqual([
      { loc: 'https://site.example/1.xml' },
      { loc: 'https://site.example/2.xml' },
    ]);
  });
});
