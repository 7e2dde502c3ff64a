import { parseSitemapName, toSitemapName } from './sitemap-names';

describe('parseSitemapName', () => {
  it.each([
    ['sitemap-pages-1.xml', { kind: 'pages', part: 1 }],
    ['sitemap-events-1.xml', { kind: 'event', part: 1 }],
    ['sitemap-posts-1.xml', { kind: 'post', part: 1 }],
    ['sitemap-tags-12.xml', { kind: 'post_tag', part: 12 }],
    ['sitemap-pages-2.xml', null],
    ['sitemap-events-2.xml', null],
    ['sitemap-posts-0.xml', null],
    ['sitemap-stars-1.xml', null],
    ['sitemap-constructor-1.xml', null],
    ['sitemap-posts-1.xml.gz', null],
    ['x', null],
  ])('of %s is %j', (name, parsed) => {
    expect(parseSitemapName(name)).toEqual(parsed);
  });

  it('reads the names that the index of the sitemaps has', () => {
    expect(toSitemapName('posts', 34)).toBe('sitemap-posts-34.xml');
    expect(parseSitemapName(toSitemapName('posts', 34))).toEqual({ kind: 'post', part: 34 });
  });
});
