import { filesToWarm } from './files-to-warm';
import type { Change } from './webhook-schema';

const change = (type: string, action: string) =>
  ({ id: 7, type, action, slug: 'x', terms: [], previousTerms: [] }) as unknown as Change;

describe('filesToWarm', () => {
  it('names the feeds and the newest sitemap of an edited post, each once', () => {
    expect(filesToWarm([change('post', 'updated'), change('post', 'updated')])).toEqual([
      { pathname: '/feed.xml' },
      { pathname: '/feed.json' },
      { pathname: '/sitemaps/[part]', params: { part: 'sitemap-posts-1.xml' } },
    ]);
  });

  it('names the index too when there is one more or one less', () => {
    expect(filesToWarm([change('video', 'published')])).toEqual([
      { pathname: '/sitemaps/[part]', params: { part: 'sitemap-videos-1.xml' } },
      { pathname: '/sitemaps' },
      { pathname: '/sitemaps/[part]', params: { part: 'sitemap-pages-1.xml' } },
    ]);
    expect(filesToWarm([change('post_tag', 'deleted')])).toContainEqual({
      pathname: '/sitemaps',
    });
  });

  it('names the feed of events for a change of one, and nothing for a picture or a test', () => {
    expect(filesToWarm([change('event', 'updated')])).toContainEqual({
      pathname: '/events/feed.xml',
    });
    expect(filesToWarm([change('attachment', 'updated'), change('test', 'updated')])).toEqual([]);
  });
});
