import { tags } from '../../cache/tags';
import { getPost, getPosts, getTermPosts } from './queries';
import { logged, networkResponses } from '../../testing/responses';
import recordedPost from '../../testing/recorded/post.json';
import recordedPosts from '../../testing/recorded/posts.json';
import { forgetSharedResponses } from '../../wordpress/shared-responses';

beforeEach(forgetSharedResponses);

describe('getPosts', () => {
  it('requests the given number of newest posts', async () => {
    const { requests } = networkResponses({ body: recordedPosts });
    await getPosts('en', 20);

    expect(requests).toHaveLength(1);
    expect(requests[0]!.pathname).toBe('/wp-json/wp/v2/posts');
    expect(Object.fromEntries(requests[0]!.searchParams)).toMatchObject({
      per_page: '20',
      page: '1',
      orderby: 'date',
      order: 'desc',
    });
  });

  it('takes pictures from the field of our plugin, with one request', async () => {
    const media = recordedPosts[0]!._embedded!['wp:featuredmedia'];
    const { _embedded, ...lean } = recordedPosts[0]!;
    const { requests } = networkResponses({ body: [{ ...lean, embedded: _embedded }] });

    expect((await getPosts('en', 20))?.items[0]?.image?.src).toBe(media[0]!.source_url);
    expect(requests).toHaveLength(1);
  });

  it('sends a back end without our plugin a second, full request', async () => {
    const filtered = { ...recordedPosts[0]!, _embedded: undefined };
    const { requests } = networkResponses({ body: [filtered] }, { body: recordedPosts });

    expect((await getPosts('en', 20))?.items[0]?.image).not.toBeNull();
    expect(requests[0]!.searchParams.has('_fields')).toBe(true);
    expect(requests[1]!.searchParams.has('_fields')).toBe(false);
    expect(requests[1]!.searchParams.has('_embed')).toBe(true);
  });

  it('leaves out posts with a password', async () => {
    const [first, ...others] = recordedPosts;
    networkResponses({ body: [{ ...first!, content: { protected: true } }, ...others] });

    expect((await getPosts('en', 20))?.items.map(({ id }) => id)).toEqual(
      others.map(({ id }) => id),
    );
  });

  it('gives titles as plain text and slugs decoded', async () => {
    networkResponses({ body: recordedPosts });
    const list = await getPosts('en', 3);
    const umlauts = list?.items.find((post) => post.id === 45);

    expect(umlauts?.slug).toBe('klänge-für-zürich-🎶');
    expect(umlauts?.title).not.toMatch(/&#|&amp;/);
  });

  it('returns German words if there are any, and their language', async () => {
    networkResponses({ body: recordedPosts });
    const list = await getPosts('de', 3);

    expect(list?.items.map(({ id, language }) => [id, language])).toEqual([
      [76, 'en'],
      [57, 'en'],
      [45, 'de'],
    ]);
  });

  it('returns the total number', async () => {
    networkResponses({ body: recordedPosts, headers: { 'x-wp-total': '45' } });

    expect((await getPosts('en', 3))?.total).toBe(45);
  });

  it('has a post without image', async () => {
    networkResponses({ body: recordedPosts });

    expect((await getPosts('en', 3))?.items.map((post) => post.image === null)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('leaves out a malformed post and shows the rest', async () => {
    const warning = logged('warn');
    networkResponses({ body: [{ ...recordedPosts[0], title: null }, ...recordedPosts.slice(1)] });

    expect((await getPosts('en', 3))?.items).toHaveLength(2);
    expect(warning).toHaveBeenCalledTimes(1);
  });

  it('is an empty list when WordPress has no posts', async () => {
    networkResponses({ body: [] });

    expect((await getPosts('en', 3))?.items).toEqual([]);
  });

  it('is null past the end', async () => {
    networkResponses({ status: 400, body: { code: 'rest_post_invalid_page_number' } });

    expect(await getPosts('en', 20, 9)).toBeNull();
  });

  it.each([
    ['WordPress fails', { status: 500, body: 'no' }],
    ['a proxy responds with HTML', { status: 200, body: '<html>' }],
    ['WordPress has no such route', { status: 404, body: { code: 'rest_no_route' } }],
    ['the response is not a list', { status: 200, body: { code: 'odd' } }],
    ['not one post has the right shape', { status: 200, body: [{}, {}] }],
  ])('throws the given message when %s', async (_, response) => {
    logged('warn');
    networkResponses(response);

    await expect(getPosts('en', 20)).rejects.toThrow('Failed to fetch posts from WordPress');
  });
});

describe('getTermPosts', () => {
  const term = { id: 7, slug: 'journal', name: 'Journal' };
  const tagged = () => jest.mocked(fetch).mock.calls.flatMap(([, init]) => init?.next?.tags ?? []);

  it.each([
    ['category', 'categories'],
    ['post_tag', 'tags'],
  ])('requests the posts of a %s by its id, twenty a page', async (taxonomy, name) => {
    const { requests } = networkResponses({ body: recordedPosts });
    await getTermPosts({ ...term, taxonomy }, 'en', 3);

    expect(requests).toHaveLength(1);
    expect(Object.fromEntries(requests[0]!.searchParams)).toMatchObject({
      [name]: '7',
      per_page: '20',
      page: '3',
    });
    expect(tagged()).toContain(tags.termPosts(7));
    expect(tagged()).not.toContain(tags.list('post'));
  });

  it('is empty for a term without posts, and null past its end', async () => {
    networkResponses({ body: [] });

    expect((await getTermPosts({ ...term, taxonomy: 'category' }, 'en', 1))?.items).toEqual([]);
    expect(await getTermPosts({ ...term, taxonomy: 'category' }, 'en', 2)).toBeNull();
  });
});

describe('getPost', () => {
  it('reads the words, the terms and the description', async () => {
    networkResponses({ body: recordedPost });
    const post = await getPost('how-a-soul-song-comes', 'en');

    expect(post).toMatchObject({ id: 49, language: 'en', slug: 'how-a-soul-song-comes' });
    expect(post?.seo.title).toBe('How a Soul Song Is Channelled, Step by Step');
    expect(post?.categories.map((term) => term.name)).toEqual(['Soul Songs']);
    expect(post?.text.children.length).toBeGreaterThan(3);
  });

  it('reads the German version', async () => {
    networkResponses({ body: recordedPost });
    const post = await getPost('how-a-soul-song-comes', 'de');

    expect(post?.language).toBe('de');
    expect(post?.title).toBe(recordedPost[0]!.translations.de.title.rendered);
  });

  it('was modified at the earliest when it was published, also if it was scheduled', async () => {
    networkResponses({
      body: [{ ...recordedPost[0]!, date: '2026-09-01T10:00:00', modified: '2026-08-20T08:00:00' }],
    });

    expect(await getPost('any', 'en')).toMatchObject({ modified: '2026-09-01T10:00:00' });
  });

  it('puts tags on the page for the post, its slug, its terms and its picture', async () => {
    networkResponses({ body: recordedPost });
    await getPost('how-a-soul-song-comes', 'en');
    const tagged = jest.mocked(fetch).mock.calls.flatMap(([, init]) => init?.next?.tags ?? []);

    const [category] = recordedPost[0]!._embedded['wp:term'][0]!;
    const [media] = recordedPost[0]!._embedded['wp:featuredmedia'];
    expect(tagged).toEqual(
      expect.arrayContaining([
        tags.wordpress,
        tags.slug('how-a-soul-song-comes'),
        tags.post(49),
        tags.term(category!.id),
        tags.media(media!.id),
      ]),
    );
  });

  it('is null when WordPress has no such post', async () => {
    networkResponses({ body: [] });

    expect(await getPost('nothing', 'en')).toBeNull();
  });

  it('throws the given message when WordPress is unreachable', async () => {
    networkResponses(new TypeError('fetch failed'));

    await expect(getPost('x', 'en')).rejects.toThrow('Failed to fetch post from WordPress');
  });
});

it('a post with a password has no page, and expires with the post', async () => {
  const recorded = recordedPost[0]!;
  const locked = { rendered: '', protected: true };
  networkResponses({ body: [{ ...recorded, content: locked, excerpt: locked }] });

  expect(await getPost(recorded.slug, 'en')).toBeNull();
  const tagged = jest.mocked(fetch).mock.calls.flatMap(([, init]) => init?.next?.tags ?? []);
  expect(tagged).toContain(tags.post(recorded.id));
});
