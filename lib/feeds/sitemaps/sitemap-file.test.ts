import { XMLParser, XMLValidator } from 'fast-xml-parser';

import { toSitemap, toSitemapIndex, type SitemapUrl } from './sitemap-file';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  htmlEntities: true,
});

const plain: SitemapUrl = {
  ...{ address: 'https://site.example/a', alternates: {}, modified: null, images: [], video: null },
};

function read(urls: SitemapUrl[]) {
  const text = toSitemap(urls);
  expect(XMLValidator.validate(text)).toBe(true);

  return parser.parse(text).urlset.url;
}

describe('toSitemap', () => {
  it('leaves out what is not known', () => {
    expect(read([plain])).toEqual({ loc: 'https://site.example/a' });
  });

  it('names every translation, and the original as `x-default`', () => {
    const alternates = { en: 'https://site.example/a', de: 'https://site.example/de/a' };
    const url = read([{ ...plain, alternates, modified: '2026-08-23T08:00:00Z' }]);

    expect(url.lastmod).toBe('2026-08-23T08:00:00Z');
    expect(url['xhtml:link']).toEqual([
      { rel: 'alternate', hreflang: 'en', href: 'https://site.example/a' },
      { rel: 'alternate', hreflang: 'de', href: 'https://site.example/de/a' },
      { rel: 'alternate', hreflang: 'x-default', href: 'https://site.example/a' },
    ]);
  });

  it('escapes characters with a meaning in XML, and omits invalid ones', () => {
    const video = {
      ...{ title: 'Above & <below>\u0007', description: '"Quoted" ]]> & more' },
      ...{ thumbnail: 'https://site.example/p?a=1&b=2', player: 'https://player.example/' },
      published: '2026-07-01',
    };
    const url = read([{ ...plain, address: 'https://site.example/?a=1&b=2', video }]);

    expect(url.loc).toBe('https://site.example/?a=1&b=2');
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
    const video = { title: 'x', description: 'é'.repeat(5000), thumbnail: 't', player: 'p' };
    const url = read([{ ...plain, images, video: { ...video, published: '2026-07-01' } }]);

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
