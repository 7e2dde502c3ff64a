import { posterPath } from '../../media/posters/address';
import type { SitemapPage } from './page';
import { getSitemapPages, getSitemapParts } from './sitemaps';
import { logged, networkResponses } from '../../testing/responses';
import { forgetSharedResponses } from '../../wordpress/shared-responses';

beforeEach(forgetSharedResponses);

const now = new Date('2026-11-20T12:00:00Z');
const fixed: SitemapPage[] = [];

/** The content types that these tests know. A site may have more, each with a sitemap and a list. They are ignored. */
const collections = 'pages|events|posts|videos|music|categories|tags';
const ofKnownTypes = (names: string[]) =>
  names.filter((name) => new RegExp(`(^sitemap-|/)(${collections})(-\\d+\\.xml)?$`).test(name));

/** Mocks a WordPress with this number of items per content type. Returns the URLs of all requests. */
function wordPressWith(totals: Record<string, number>): URL[] {
  const requests: URL[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(String(input));
    if (url.protocol === 'data:') return new Response('');
    requests.push(url);
    const kind = url.pathname.split('/').at(-1)!;
    const total = totals[kind] ?? 0;
    const perPage = Number(url.searchParams.get('per_page') ?? 10);
    const page = Number(url.searchParams.get('page') ?? 1);
    const pages = Math.ceil(total / perPage);
    if (page > Math.max(pages, 1)) {
      return Response.json({ code: 'rest_post_invalid_page_number' }, { status: 400 });
    }
    const count = Math.max(0, Math.min(perPage, total - (page - 1) * perPage));
    const items = Array.from({ length: count }, (_, i) => toItem((page - 1) * perPage + i + 1));
    return Response.json(items, {
      headers: { 'x-wp-total': String(total), 'x-wp-totalpages': String(pages) },
    });
  });
  return requests;
}

const toItem = (id: number) => ({
  ...{ id, slug: `item-${id}`, date: '2026-08-23T10:00:00', modified_gmt: '2026-09-01T08:00:00' },
  ...{ count: 45, title: { rendered: `Item &amp; ${id}` } },
  translations: { de: id % 2 ? { title: { rendered: `Ding ${id}` } } : null },
});

describe('with ten thousand posts', () => {
  it('there are 34 sitemaps of them, in one index', async () => {
    wordPressWith({ posts: 10_000, videos: 12, music: 0, categories: 9, tags: 301 });

    expect(ofKnownTypes(await getSitemapParts())).toEqual([
      ...['sitemap-pages-1.xml', 'sitemap-events-1.xml'],
      ...Array.from({ length: 34 }, (_, index) => `sitemap-posts-${index + 1}.xml`),
      ...['sitemap-videos-1.xml', 'sitemap-music-1.xml', 'sitemap-categories-1.xml'],
      ...['sitemap-tags-1.xml', 'sitemap-tags-2.xml'],
    ]);
  });

  it('every post is in exactly one of them, and none costs more than three requests', async () => {
    const requests = wordPressWith({ posts: 10_000 });
    const addresses: string[] = [];
    for (let part = 1; part <= 34; part += 1) {
      const before = requests.length;
      const pages = await getSitemapPages(`sitemap-posts-${part}.xml`, fixed, now);
      expect(requests.length - before).toBeLessThanOrEqual(3);
      addresses.push(...pages!.map(({ href }) => JSON.stringify(href)));
      forgetSharedResponses();
    }

    expect(addresses).toHaveLength(10_000);
    expect(new Set(addresses).size).toBe(10_000);
  }, 20_000);

  it('there is none past the end', async () => {
    wordPressWith({ posts: 10_000 });

    expect(await getSitemapPages('sitemap-posts-35.xml', fixed, now)).toBeNull();
  });
});

describe('getSitemapPages', () => {
  it('names a post in German only where it was translated', async () => {
    wordPressWith({ posts: 2 });

    expect(await getSitemapPages('sitemap-posts-1.xml', fixed, now)).toEqual([
      {
        href: {
          pathname: '/[year]/[month]/[slug]',
          params: { year: '2026', month: '08', slug: 'item-1' },
        },
        ...{
          languages: ['en', 'de'],
          modified: '2026-09-01T08:00:00Z',
          images: { en: [], de: [] },
        },
      },
      expect.objectContaining({ languages: ['en'] }),
    ]);
  });

  it('names every page of a category', async () => {
    wordPressWith({ categories: 1 });
    const pages = await getSitemapPages('sitemap-categories-1.xml', fixed, now);

    expect(pages!.map(({ href }) => [href.pathname, href.params])).toEqual([
      ['/category/[slug]', { slug: 'item-1' }],
      ['/category/[slug]/page/[page]', { slug: 'item-1', page: '2' }],
      ['/category/[slug]/page/[page]', { slug: 'item-1', page: '3' }],
    ]);
  });

  it('names every page of the lists, and when something on them changed last', async () => {
    const requests = wordPressWith({ posts: 41, videos: 3, music: 0 });
    const pages = await getSitemapPages('sitemap-pages-1.xml', fixed, now);

    expect(ofKnownTypes(requests.map(({ pathname }) => pathname))).toHaveLength(3);
    const names = ['/', '/news', '/news/page/[page]', '/news/page/[page]', '/videos', '/music'];
    const known = pages!.filter(({ href }) => names.includes(href.pathname));
    expect(known.map(({ href }) => href.pathname)).toEqual(names);
    expect(known.map(({ modified }) => modified).slice(-2)).toEqual(['2026-09-01T08:00:00Z', null]);
  });

  it('has the film of a video, with a picture and words of our own host', async () => {
    const video = {
      ...toItem(1),
      content: { rendered: '<p>Filmed in &amp; above the barn.</p>' },
      acf: { youtube_url: 'https://youtu.be/M7lc1UVf-VE', release_date: '20260701' },
      translations: {
        de: { title: { rendered: 'Von unten' }, content: { rendered: '' }, acf: {} },
      },
    };
    networkResponses({ body: [video], headers: { 'x-wp-totalpages': '1' } });
    const [page] = (await getSitemapPages('sitemap-videos-1.xml', fixed, now))!;

    expect(page!.video).toEqual({
      en: {
        ...{ title: 'Item & 1', description: 'Filmed in & above the barn.' },
        thumbnail: `https://site.example${posterPath('M7lc1UVf-VE')}`,
        player: 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?rel=0',
        published: '2026-07-01',
      },
      de: expect.objectContaining({ title: 'Von unten', description: 'Von unten' }),
    });
  });

  it('throws when one of its requests fails, so that the last complete sitemap stays', async () => {
    const good = { body: [toItem(1)], headers: { 'x-wp-totalpages': '3' } };
    networkResponses(good, { body: 'no', status: 403 });

    await expect(getSitemapPages('sitemap-posts-1.xml', fixed, now)).rejects.toThrow(
      'Failed to fetch the sitemap from WordPress',
    );
  });

  it('leaves out a malformed post', async () => {
    networkResponses({ body: [toItem(1), { id: 'x' }], headers: { 'x-wp-totalpages': '1' } });
    const warnings = logged('warn');

    expect(await getSitemapPages('sitemap-posts-1.xml', fixed, now)).toHaveLength(1);
    expect(warnings).toHaveBeenCalledTimes(1);
  });

  it('is null for an unknown name', async () => {
    for (const name of [
      'sitemap-pages-2.xml',
      'sitemap-events-2.xml',
      'sitemap-stars-1.xml',
      'x',
    ]) {
      expect(await getSitemapPages(name, fixed, now)).toBeNull();
    }
  });
});
