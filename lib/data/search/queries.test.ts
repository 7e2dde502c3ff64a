import { processState } from '../../next-internals/process-state.mjs';
import { search } from './queries';
import { logged, networkResponses } from '../../testing/responses';
import recordedPost from '../../testing/recorded/post.json';
import { forgetSharedResponses } from '../../wordpress/shared-responses';

beforeEach(() => {
  forgetSharedResponses();
  processState('searchRoute', () => ({ missingUntil: 0 })).missingUntil = 0;
});

const hit = {
  id: 49,
  type: 'post',
  slug: 'kl%c3%a4nge',
  date: '2024-09-22T10:00:00',
  title: { rendered: 'How a Soul Song Comes &#038; Goes' },
  translations: { de: { title: { rendered: 'Wie ein Soul Song kommt' } } },
  excerpt: { text: '…hören wir zu…', language: 'de' },
};
const headers = { 'x-wp-total': '41', 'x-wp-totalpages': '3' };
const noRoute = { status: 404, body: { code: 'rest_no_route' } };

describe('search', () => {
  it('sends our plugin the words unchanged', async () => {
    const { requests } = networkResponses({ body: [hit], headers });
    await search('100% "Klänge" & 🎹', 'de', 2);

    expect(requests[0]!.pathname).toBe('/wp-json/wp/v2/headless-search');
    expect(Object.fromEntries(requests[0]!.searchParams)).toEqual({
      q: '100% "Klänge" & 🎹',
      language: 'de',
      page: '2',
    });
  });

  it('gives titles in the language of the page, and the passage in the one it was found in', async () => {
    networkResponses({ body: [hit], headers });
    const english = await search('x', 'en', 1);
    const german = await search('x', 'de', 1);

    expect(english).toMatchObject({ total: 41, totalPages: 3 });
    expect(english.results[0]).toMatchObject({
      title: 'How a Soul Song Comes & Goes',
      language: 'en',
      passage: { text: '…hören wir zu…', language: 'de' },
      href: { params: { year: '2024', month: '09', slug: 'klänge' } },
    });
    expect(german.results[0]).toMatchObject({ title: 'Wie ein Soul Song kommt', language: 'de' });
  });

  it('finds events by the German name of their town, which their field has in English', async () => {
    const event = { ...hit, id: 50, type: 'event' };
    const { requests } = networkResponses(
      { body: [hit], headers },
      { body: [hit, event, { ...hit, id: 51 }], headers },
    );
    const { results, total } = await search('Konzert Wien', 'de', 1);

    expect(requests.map(({ searchParams }) => searchParams.get('q'))).toEqual([
      ...['Konzert Wien', 'Konzert vienna'],
    ]);
    expect(results.map(({ id }) => id)).toEqual([49, 50]);
    expect(total).toBe(42);
  });

  it('counts these events on the second page of the results too', async () => {
    const event = { ...hit, id: 50, type: 'event' };
    networkResponses(
      { body: [{ ...hit, id: 60 }], headers },
      { body: [hit], headers },
      { body: [event], headers },
    );
    const { results, total, totalPages } = await search('Konzert Bern Wien', 'de', 2);

    expect(results.map(({ id }) => id)).toEqual([60]);
    expect([total, totalPages]).toEqual([42, 3]);
  });

  it.each([
    ['event', '/events/[slug]'],
    ['video', '/videos/[slug]'],
    ['music', '/music/[slug]'],
  ])('leads to the page of a %s', async (type, pathname) => {
    networkResponses({ body: [{ ...hit, type, slug: 'x' }], headers });

    expect((await search('x', 'en', 1)).results[0]?.href).toEqual({
      pathname,
      params: { slug: 'x' },
    });
  });

  it('searches posts on a back end without our plugin', async () => {
    const body = recordedPost.map((post) => ({ ...post, type: 'post' }));
    const { requests } = networkResponses(noRoute, { body, headers });
    const { results, total } = await search('song', 'en', 1);

    expect(requests[1]!.pathname).toBe('/wp-json/wp/v2/posts');
    expect(requests[1]!.searchParams.get('search')).toBe('song');
    expect(results).toHaveLength(1);
    expect(total).toBe(41);
    expect(results[0]!.passage.text).not.toMatch(/[<>]|&#/);
  });

  it('checks once a minute whether such a back end has our plugin now', async () => {
    const { requests } = networkResponses(noRoute, { body: [], headers });
    await search('song', 'en', 1);
    await search('piano', 'en', 1);
    const paths = requests.map(({ pathname }) => pathname.split('/').at(-1));

    expect(paths).toEqual(['headless-search', 'posts', 'posts']);
  });

  it('sends one request for the same words within a minute', async () => {
    const { requests } = networkResponses({ body: [hit], headers });
    const first = await search('piano', 'en', 1);
    // Later than pages share the response of WordPress.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);

    expect(await search('piano', 'en', 1)).toEqual(first);
    expect(requests).toHaveLength(1);
  });

  it('has no results past the end of such a back end', async () => {
    networkResponses(noRoute, { status: 400, body: { code: 'rest_post_invalid_page_number' } });

    expect(await search('song', 'en', 9)).toEqual({ results: [], total: 0, totalPages: 0 });
  });

  it('fails if such a back end has no posts either', async () => {
    networkResponses(noRoute, noRoute);

    await expect(search('song', 'en', 1)).rejects.toThrow('Failed to search WordPress');
  });

  it('omits results without a page on the site', async () => {
    logged('warn');
    networkResponses({ body: [hit, { ...hit, type: 'recipe' }], headers });

    expect((await search('x', 'en', 1)).results).toHaveLength(1);
  });

  it.each([
    ['WordPress fails', { status: 500, body: 'no' }],
    ['the response is nonsense', { body: { code: 'odd' } }],
  ])('throws when %s', async (_, response) => {
    networkResponses(response);

    await expect(search('x', 'en', 1)).rejects.toThrow('Failed to search WordPress');
  });
});
