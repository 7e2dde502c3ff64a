import { tags } from '../cache/tags';
import { getTermPosts } from './posts/queries';
import { getCategories, getCategory, getTag, getTopics, topicsOf } from './terms';
import { networkResponses } from '../testing/responses';
import recordedCategories from '../testing/recorded/categories.json';
import recordedPosts from '../testing/recorded/posts.json';
import type { Term } from '../wordpress/embedded';
import { forgetSharedResponses } from '../wordpress/shared-responses';

beforeEach(forgetSharedResponses);

const tagged = () => jest.mocked(fetch).mock.calls.flatMap(([, init]) => init?.next?.tags ?? []);

describe('getCategories', () => {
  it('requests all of them, sorted by name', async () => {
    const { requests } = networkResponses({ body: recordedCategories });
    await getCategories('en');

    expect(requests[0]!.pathname).toBe('/wp-json/wp/v2/categories');
    expect(Object.fromEntries(requests[0]!.searchParams)).toMatchObject({
      per_page: '100',
      orderby: 'name',
      order: 'asc',
    });
  });

  it('returns names as plain text, in the language if there is a translation', async () => {
    networkResponses({ body: recordedCategories });

    expect((await getCategories('en'))[1]?.name).toBe('Concerts & Tours');
    expect((await getCategories('de'))[1]?.name).toBe('Konzerte & Touren');
    expect((await getCategories('de')).at(-1)?.name).toBe('Uncategorized');
  });

  it('says on German pages that a name without a translation is English', async () => {
    networkResponses({ body: recordedCategories });
    const foreign = (terms: Term[]) => terms.filter(({ nameLanguage }) => nameLanguage);

    expect(foreign(await getCategories('de'))).toMatchObject([
      { name: 'Uncategorized', nameLanguage: 'en' },
    ]);
    expect(foreign(await getCategories('en'))).toEqual([]);
  });

  it.each([
    ['WordPress fails', { status: 500, body: 'no' }],
    ['there is no such route', { status: 404, body: { code: 'rest_no_route' } }],
    ['the response is not a list', { body: { code: 'odd' } }],
  ])('throws the given message when %s', async (_, response) => {
    networkResponses(response);

    await expect(getCategories('en')).rejects.toThrow('Failed to fetch categories from WordPress');
  });
});

describe('getTopics', () => {
  it('leaves out a category without posts, and expires when it gets one', async () => {
    networkResponses({ body: recordedCategories });
    const topics = await getTopics('en');

    expect(topics.map(({ slug }) => slug)).not.toContain('uncategorized');
    expect(topics).toHaveLength(recordedCategories.length - 1);
    expect(tagged()).toContain(tags.termPosts(1));
  });

  it.each(['en', 'de'] as const)(
    'are in the order of their names, the same as those of a list of posts: %s',
    async (locale) => {
      networkResponses({ body: recordedCategories }, { body: recordedPosts });
      const topics = await getTopics(locale);
      const names = topics.map(({ name }) => name);

      expect(names).toEqual([...names].sort(new Intl.Collator(locale).compare));
      expect(topicsOf([{ categories: [...topics].reverse() }], locale)).toEqual(topics);
    },
  );

  it('are sorted as German words where they are German', () => {
    const terms = ['Zithern', 'Übungen', 'Töne'].map((name, id) => ({
      ...{ id, slug: `topic-${id}`, name, taxonomy: 'category' },
    }));

    expect(topicsOf([{ categories: terms }], 'de').map(({ name }) => name)).toEqual([
      ...['Töne', 'Übungen', 'Zithern'],
    ]);
  });
});

describe('getCategory', () => {
  it('finds a category by its slug, with the words that describe it', async () => {
    networkResponses({ body: recordedCategories });

    expect(await getCategory('journal', 'en')).toMatchObject({
      id: 7,
      taxonomy: 'category',
      name: 'Journal',
      description: 'Letters from the road, the kitchen and the turn of the year.',
    });
  });

  it('is null for an unknown one, and finds it once it exists', async () => {
    const { requests } = networkResponses({ body: recordedCategories });

    expect(await getCategory('nothing', 'en')).toBeNull();
    expect(requests).toHaveLength(1);
    expect(tagged()).toContain(tags.terms);
  });

  it('finds one of more than a hundred', async () => {
    const [category] = recordedCategories;
    const hundred = Array.from({ length: 100 }, (_, id) => ({ ...category, id, slug: `c${id}` }));
    networkResponses({ body: hundred }, { body: [{ ...category, slug: 'zither' }] });

    expect((await getCategory('zither', 'en'))?.slug).toBe('zither');
  });

  it('costs two requests together with twenty of its posts', async () => {
    const { requests } = networkResponses({ body: recordedCategories }, { body: recordedPosts });
    const category = await getCategory('journal', 'en');
    await getTopics('en');
    await getTermPosts(category!, 'en', 1);

    expect(requests.map((url) => url.pathname.split('/').at(-1))).toEqual(['categories', 'posts']);
  });
});

describe('getTag', () => {
  const tag = { ...recordedCategories[0], id: 18, slug: 'kl%c3%a4nge', taxonomy: 'post_tag' };

  it('requests the tag by its slug', async () => {
    const { requests } = networkResponses({ body: [tag] });

    expect(await getTag('klänge', 'en')).toMatchObject({ id: 18, slug: 'klänge' });
    expect(requests[0]!.pathname).toBe('/wp-json/wp/v2/tags');
    expect(requests[0]!.searchParams.get('slug')).toBe('klänge');
    expect(tagged()).toContain(tags.term(18));
  });

  it('is null when there is none', async () => {
    networkResponses({ body: [] });

    expect(await getTag('nothing', 'en')).toBeNull();
  });

  it('throws the given message when WordPress cannot be reached', async () => {
    networkResponses(new TypeError('fetch failed'));

    await expect(getTag('x', 'en')).rejects.toThrow('Failed to fetch tags from WordPress');
  });
});
