import { tags } from '../../cache/tags';
import { networkResponses } from '../../testing/responses';
import { forgetSharedResponses } from '../../wordpress/shared-responses';
import { getTourAdditions } from './wordpress-additions';

beforeEach(forgetSharedResponses);

const picture = (alt: string) =>
  `<figure class="wp-block-image"><img src="https://cms.example/wp-content/uploads/a.webp" alt="${alt}" width="8" height="6"/><figcaption>${alt}</figcaption></figure>`;
const row = { date: '27 APR 2025', venue: 'Salz & Stein', location: 'BERN, CH' };

const tour = {
  ...{ id: 310, slug: 'wonderland-tour', appearances: [row], embedded: {} },
  content: { rendered: picture('A kitchen') },
  translations: { de: { content: { rendered: picture('Eine Küche') } } },
};

const textOf = (value: unknown) => JSON.stringify(value);
const tagged = () => jest.mocked(fetch).mock.calls.flatMap(([, init]) => init?.next?.tags ?? []);

describe('what WordPress adds to a tour', () => {
  it('is requested by the slug of the page, in one request', async () => {
    const { requests } = networkResponses({ body: [tour] });
    await getTourAdditions('wonderland-tour', 'en');

    expect(requests.map(({ pathname }) => pathname)).toEqual(['/wp-json/wp/v2/tours']);
    expect(requests[0]!.searchParams.get('slug')).toBe('wonderland-tour');
  });

  it('is its appearances, and its pictures in the language of the page', async () => {
    networkResponses({ body: [tour] });
    const english = await getTourAdditions('wonderland-tour', 'en');
    expect(english).toMatchObject({ appearances: [row], language: 'en' });
    expect(textOf(english?.gallery)).toContain('A kitchen');

    forgetSharedResponses();
    networkResponses({ body: [tour] });
    const german = await getTourAdditions('wonderland-tour', 'de');
    expect(german?.language).toBe('de');
    expect(textOf(german?.gallery)).toContain('Eine Küche');
    expect(textOf(german?.gallery)).not.toContain('A kitchen');
  });

  it('is marked as the original language when there is no translation', async () => {
    networkResponses({ body: [{ ...tour, translations: { de: null } }] });

    expect(await getTourAdditions('wonderland-tour', 'de')).toMatchObject({ language: 'en' });
  });

  it('leaves the tour unchanged when WordPress has nothing', async () => {
    networkResponses({ body: [{ ...tour, appearances: [], content: { rendered: '\n' } }] });

    expect(await getTourAdditions('wonderland-tour', 'en')).toMatchObject({
      ...{ appearances: null, gallery: null },
    });
  });

  it('leaves out a malformed appearance', async () => {
    networkResponses({ body: [{ ...tour, appearances: [{ venue: 'No date' }, null, row] }] });

    expect((await getTourAdditions('wonderland-tour', 'en'))?.appearances).toEqual([row]);
  });

  it.each([
    ['there is no entry', { body: [] }],
    ['the back end has no tours', { status: 404, body: { code: 'rest_no_route' } }],
  ])('is nothing when %s, and the page shows one as soon as there is one', async (_, response) => {
    networkResponses(response);

    expect(await getTourAdditions('wonderland-tour', 'en')).toBeNull();
    expect(tagged()).toContain(tags.slug('wonderland-tour'));
    // A page that is expected to change soon is revalidated every ten seconds.
    expect(tagged()).not.toContain(tags.empty(tags.slug('wonderland-tour')));
  });

  it('tags the page with the entry that it shows', async () => {
    networkResponses({ body: [tour] });
    await getTourAdditions('wonderland-tour', 'en');

    expect(tagged()).toEqual(
      expect.arrayContaining([tags.post(310), tags.shown(tags.slug('wonderland-tour'))]),
    );
  });

  it.each([
    ['WordPress fails', { status: 500, body: 'no' }],
    ['a proxy responds with HTML', { body: '<html>' }],
    ['the response is no list', { body: { tours: [] } }],
    ['the entry is none', { body: [{ id: 'x' }] }],
  ])('throws when %s', async (_, response) => {
    networkResponses(response);

    await expect(getTourAdditions('wonderland-tour', 'en')).rejects.toThrow(
      'Failed to fetch the tour from WordPress',
    );
  });
});
