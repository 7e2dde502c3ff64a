import { tags } from '../../cache/tags';
import { posterPath } from '../../media/posters/address';
import { logged, networkResponses } from '../../testing/responses';
import { earlierSiteResponses } from '../../testing/earlier-site';
import { getVideo, getVideos, videoQueries } from './queries';
import { forgetSharedResponses } from '../../wordpress/shared-responses';
import { site } from '../../site';

beforeEach(forgetSharedResponses);

const id = 'aqz-KE-bpKQ';
const watch = `https://www.youtube.com/watch?v=${id}`;

const video = {
  ...{ id: 12, slug: 'from-below', date: '2026-07-05T10:00:00' },
  title: { rendered: 'From Below &amp; Above' },
  content: { rendered: '<p>One hour, one shot.</p>' },
  acf: { youtube_url: watch, youtube_id: id, release_date: '2026-07-01', artist: '', credits: '' },
  seo: { title: null, description: 'From below.' },
  translations: {
    de: {
      title: { rendered: 'Von unten' },
      content: { rendered: '<p>Eine Stunde.</p>' },
      acf: { credits: 'Klavier: Lune' },
    },
  },
  embedded: {
    'wp:featuredmedia': [
      { id: 5, source_url: 'https://cms.example/wp-content/uploads/a.jpg', alt_text: 'Hammers' },
    ],
    'wp:term': [],
  },
};

function withFields(acf: unknown, content = ''): object {
  return { ...video, acf, content: { rendered: content } };
}

describe('getVideos', () => {
  it('requests a hundred, the newest first', async () => {
    const { requests } = networkResponses({ body: [video] });
    await getVideos('en', 2);

    expect(requests).toHaveLength(1);
    expect(requests[0]!.pathname).toBe('/wp-json/wp/v2/videos');
    expect(Object.fromEntries(requests[0]!.searchParams)).toMatchObject({
      ...{ per_page: '100', page: '2', orderby: 'date', order: 'desc' },
    });
  });

  it('returns the fields of a card, in the language', async () => {
    networkResponses({ body: [video], headers: { 'x-wp-totalpages': '3' } });
    const list = await getVideos('de');

    expect(list).toMatchObject({ totalPages: 3 });
    expect(list?.items[0]).toEqual({
      ...{ id: 12, slug: 'from-below', title: 'Von unten', language: 'de' },
      languages: ['en', 'de'],
      ...{ artist: site.product, date: '2026-07-01', playableTracks: 0 },
      image: {
        ...{
          src: 'https://cms.example/wp-content/uploads/a.jpg',
          alt: 'Hammers',
          altLanguage: 'en',
        },
        ...{ width: null, height: null },
      },
    });
  });

  it.each([
    ['none', null],
    ['the empty list of Advanced Custom Fields', []],
    ['none at all', undefined],
  ])('takes the day it was written down when the fields are %s', async (_, acf) => {
    networkResponses({ body: [{ ...video, acf }] });

    expect((await getVideos('en'))?.items[0]?.date).toBe('2026-07-05');
  });

  it.each(['05/12/2026', '5. Dezember 2026', 'December 5, 2026', '2026-12-05 00:00:00'])(
    'reads the day %s as Advanced Custom Fields returns it',
    async (release_date) => {
      networkResponses({ body: [{ ...video, acf: { release_date } }] });

      expect((await getVideos('en'))?.items[0]?.date).toBe('2026-12-05');
    },
  );

  it.each(['soon', '12/25/2026', '2026-02-30'])(
    'shows no day where %s cannot be read, and the log names the field and the item',
    async (release_date) => {
      const warning = logged('warn');
      networkResponses({ body: [{ ...video, acf: { release_date } }] });

      expect((await getVideos('en'))?.items[0]?.date).toBeNull();
      expect(warning.mock.calls).toEqual([
        [
          `The field release_date of “from-below” (12) is not a valid date or time, and is not shown until it is corrected: "${release_date}"`,
        ],
      ]);
    },
  );

  it('reads a day as Advanced Custom Fields stores it, and the name of an artist', async () => {
    networkResponses({
      body: [{ ...video, acf: { release_date: '20260630', artist: 'Dora &amp; Co' } }],
    });

    expect((await getVideos('en'))?.items[0]).toMatchObject({
      ...{ date: '2026-06-30', artist: 'Dora & Co' },
    });
  });

  it.each([
    ['WordPress fails', { status: 500, body: 'no' }],
    ['WordPress has no such route', { status: 404, body: { code: 'rest_no_route' } }],
    ['a proxy responds with HTML', { body: '<html>' }],
  ])('throws the given message when %s', async (_, response) => {
    networkResponses(response);

    await expect(getVideos('en')).rejects.toThrow('Failed to fetch videos from WordPress');
  });
});

describe('getVideo', () => {
  it('reads the film, the words and the tags', async () => {
    networkResponses({ body: [video] });
    const found = await getVideo('from-below', 'en');

    expect(found).toMatchObject({
      title: 'From Below & Above',
      film: { href: watch, poster: posterPath(id) },
      seo: { title: null, description: 'From below.' },
    });
    const tagged = jest.mocked(fetch).mock.calls.flatMap(([, init]) => init?.next?.tags ?? []);
    expect(tagged).toEqual(
      expect.arrayContaining([tags.slug('from-below'), tags.post(12), tags.media(5)]),
    );
  });

  it.each([
    ['a short address', { youtube_url: `https://youtu.be/${id}` }, ''],
    ['an id alone', { youtube_id: id }, ''],
    ['an id for an address', { youtube_url: id }, ''],
    [
      'a player as Advanced Custom Fields embeds it',
      { youtube_url: `<iframe src="https://www.youtube.com/embed/${id}?feature=oembed"></iframe>` },
      '',
    ],
    [
      'a player in its text',
      {},
      `<figure><div><iframe src="https://www.youtube.com/embed/${id}"></iframe></div></figure>`,
    ],
    [
      'an address in its text that WordPress could not look up',
      [],
      `<figure><div>\n${watch}\n</div></figure>`,
    ],
  ])('takes the film from %s', async (_, acf, content) => {
    networkResponses({ body: [withFields(acf, content)] });

    expect((await getVideo('x', 'en'))?.film?.embed).toContain(`/embed/${id}?`);
  });

  it('prefers the address over the text, and has no film without either', async () => {
    const other = '<iframe src="https://www.youtube.com/embed/YE7VzlLtp-4"></iframe>';
    networkResponses({ body: [withFields({ youtube_url: watch }, other)] });
    expect((await getVideo('x', 'en'))?.film?.href).toBe(watch);

    forgetSharedResponses();
    networkResponses({
      body: [withFields({ youtube_url: 'https://example.com/film' }, '<p>Soon.</p>')],
    });
    expect((await getVideo('x', 'en'))?.film).toBeNull();
  });

  it('shows the film once: its player is not in the text again', async () => {
    const text = `<p>Before.</p><figure><div><iframe src="https://www.youtube.com/embed/${id}"></iframe></div></figure>`;
    networkResponses({ body: [withFields({}, text)] });
    const found = await getVideo('x', 'en');

    expect(JSON.stringify(found?.text)).toContain('Before.');
    expect(JSON.stringify(found?.text)).not.toContain(id);
  });

  it('reads credits line by line', async () => {
    const credits =
      'Voice: Aura\r\nPiano: Lune\n\nSPECIAL THANKS to B&amp;B\nBESONDERER DANK an Queens';
    networkResponses({ body: [withFields({ credits })] });

    expect((await getVideo('x', 'en'))?.credits.lines).toEqual([
      { words: 'Voice: Aura', isThanks: false },
      { words: 'Piano: Lune', isThanks: false },
      { words: '', isThanks: false },
      { words: 'SPECIAL THANKS to B&B', isThanks: true },
      { words: 'BESONDERER DANK an Queens', isThanks: true },
    ]);
  });

  it('reads credits with breaks, and the German ones', async () => {
    networkResponses({ body: [withFields({ credits: 'Voice: Aura<br />\nPiano: Lune' })] });
    expect((await getVideo('x', 'en'))?.credits.lines.map(({ words }) => words)).toEqual([
      ...['Voice: Aura', 'Piano: Lune'],
    ]);

    forgetSharedResponses();
    networkResponses({ body: [video] });
    expect((await getVideo('x', 'de'))?.credits).toEqual({
      lines: [{ words: 'Klavier: Lune', isThanks: false }],
      language: 'de',
    });
  });

  it('keeps an empty line between two paragraphs of the credits', async () => {
    const credits = '<p>Voice: Aura<br />\nPiano: Lune</p>\n<p>SPECIAL THANKS to B&amp;B</p>';
    networkResponses({ body: [withFields({ credits })] });

    expect((await getVideo('x', 'en'))?.credits.lines.map(({ words }) => words)).toEqual([
      ...['Voice: Aura', 'Piano: Lune', '', 'SPECIAL THANKS to B&B'],
    ]);
  });

  it('says that the credits are English on a German page when there are no German ones', async () => {
    const { title, content } = video.translations.de;
    const german = { title, content, acf: { credits: '' } };
    const original = { ...video.acf, credits: 'Piano: Lune' };
    networkResponses({ body: [{ ...video, acf: original, translations: { de: german } }] });

    expect(await getVideo('x', 'de')).toMatchObject({
      ...{ title: 'Von unten', language: 'de' },
      credits: { lines: [{ words: 'Piano: Lune' }], language: 'en' },
    });
  });

  it.each([
    ['3:43', 223],
    [undefined, null],
  ])('with the length %p is that many seconds long: %p', async (duration, seconds) => {
    networkResponses({ body: [withFields({ duration })] });

    expect((await getVideo('x', 'en'))?.seconds).toBe(seconds);
  });

  it('is null when WordPress has no such video, and throws the given message on failure', async () => {
    networkResponses({ body: [] });
    expect(await getVideo('nothing', 'en')).toBeNull();

    forgetSharedResponses();
    networkResponses({ body: [{ id: 1 }] });
    await expect(getVideo('odd', 'en')).rejects.toThrow('Failed to fetch videos from WordPress');
  });
});

describe('the videos of a back end without our plugin', () => {
  it('are listed with their pictures and days, in the original’s words', async () => {
    const requests = earlierSiteResponses();
    const list = await getVideos('de');

    expect(list).toMatchObject({
      ...{ total: 2, totalPages: 1 },
      items: [
        {
          ...{ slug: 'from-below', title: 'From Below & Above', language: 'en' },
          date: '2026-07-01',
          image: { src: expect.stringContaining('first-swim'), width: 800, height: 1132 },
        },
        { slug: 'nine-figures', date: '2019-02-03', image: null },
      ],
    });
    // Without our plugin's pictures, a second request fetches them.
    expect(requests).toHaveLength(2);
  });

  it('have their film from a field, or from a text that is older than the fields', async () => {
    earlierSiteResponses();
    expect(await getVideo('from-below', 'en')).toMatchObject({
      film: { poster: posterPath('aqz-KE-bpKQ') },
      credits: {
        lines: [
          { words: 'Piano: Lune', isThanks: false },
          { words: 'Voice: Aura', isThanks: false },
          { words: '', isThanks: false },
          { words: 'SPECIAL THANKS to B&B', isThanks: true },
        ],
      },
    });
    expect(await getVideo('nine-figures', 'en')).toMatchObject({
      film: { poster: posterPath('YE7VzlLtp-4') },
      credits: { lines: [] },
    });
  });

  it('are missing past the end, and for an unknown slug', async () => {
    earlierSiteResponses();

    expect(await getVideos('en', 2)).toBeNull();
    expect(await getVideo('nothing', 'en')).toBeNull();
  });
});

it('a video with a password is in no list, and has no page', async () => {
  const locked = { ...video, slug: 'locked', content: { rendered: '', protected: true } };
  networkResponses({ body: [locked, video] });
  expect((await getVideos('en', 1))?.items.map(({ slug }) => slug)).toEqual([video.slug]);

  networkResponses({ body: [locked] });
  expect(await getVideo('locked', 'en')).toBeNull();
  expect(await videoQueries.isProtected('locked')).toBe(true);

  networkResponses({ body: [video] });
  expect(await videoQueries.isProtected(video.slug)).toBe(false);
});
