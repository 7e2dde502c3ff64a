import { getMusic, getRelease } from './queries';
import { networkResponses } from '../../testing/responses';
import { earlierSiteResponses } from '../../testing/earlier-site';
import { forgetSharedResponses } from '../../wordpress/shared-responses';
import { site } from '../../site';

beforeEach(forgetSharedResponses);

const spotify = 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy';

const release = {
  ...{ id: 21, slug: 'night-grammar', date: '2026-05-08T10:00:00' },
  title: { rendered: 'Night Grammar' },
  content: { rendered: '<p>Between eleven and four.</p>' },
  acf: {
    ...{
      release_date: '2026-05-08',
      spotify_url: spotify,
      apple_music_url: '',
      watch: 'javascript:alert(1)',
    },
    ...{ listen: 'https://auralune.bandcamp.com/album/night-grammar', label: 'Walnut &amp; Tree' },
    ...{ isrc: 'CH-A4L-26-00004', ean_upc: '', tracklist: '<ol><li>Conjunctions</li></ol>' },
    ...{ credits: '<p>Piano: Lune</p>', additional_info: '<p> &nbsp; </p>' },
  },
  translations: {
    de: {
      title: { rendered: 'Nachtgrammatik' },
      content: { rendered: '' },
      acf: { credits: '<p>Klavier: Lune</p>', additional_info: '' },
    },
  },
};

const words = (text: object | null) => JSON.stringify(text).match(/(?<="value":")[^"]+/g);

it('requests a hundred releases, the newest first', async () => {
  const { requests } = networkResponses({ body: [{ ...release, _embedded: {} }] });
  const list = await getMusic('de');

  expect(requests).toHaveLength(1);
  expect(requests[0]!.pathname).toBe('/wp-json/wp/v2/music');
  expect(Object.fromEntries(requests[0]!.searchParams)).toMatchObject({
    ...{ per_page: '100', page: '1', orderby: 'date', order: 'desc' },
  });
  expect(list?.items[0]).toMatchObject({ title: 'Nachtgrammatik', language: 'de', image: null });
});

it('throws the given message when music cannot be loaded', async () => {
  networkResponses({ status: 500, body: '' });
  await expect(getMusic('en')).rejects.toThrow('Failed to fetch music from WordPress');
  forgetSharedResponses();
  await expect(getRelease('x', 'en')).rejects.toThrow('Failed to fetch music from WordPress');
});

describe('getRelease', () => {
  it('shows a text that is only a film or a picture', async () => {
    const iframe = '<iframe src="https://www.youtube.com/embed/R6MlUcmOul8"></iframe>';
    const scan = '<p><img src="https://cms.example/wp-content/uploads/back.jpg"></p>';
    const acf = { ...release.acf, additional_info: scan };
    networkResponses({ body: [{ ...release, acf, content: { rendered: iframe } }] });
    const found = await getRelease('night-grammar', 'en');

    expect(JSON.stringify(found?.text)).toContain('dataEmbed');
    expect(JSON.stringify(found?.additionalInfo)).toContain('back.jpg');
  });

  it('reads the given fields, and omits missing ones', async () => {
    networkResponses({ body: [release] });
    const found = await getRelease('night-grammar', 'en');

    expect(found).toMatchObject({
      ...{ date: '2026-05-08', label: 'Walnut & Tree', isrc: 'CH-A4L-26-00004', eanUpc: '' },
      ...{ additionalInfo: null, artist: site.product },
    });
    expect(words(found!.tracklist)).toEqual(['Conjunctions']);
    expect(words(found!.text)).toEqual(['Between eleven and four.']);
  });

  it('names the platforms by their host, and links no invalid address', async () => {
    networkResponses({ body: [release] });

    expect((await getRelease('night-grammar', 'en'))?.platforms).toEqual([
      { url: spotify, name: 'Spotify', kind: 'listen' },
      { url: release.acf.listen, name: 'Bandcamp', kind: 'listen' },
    ]);
  });

  it.each([
    ['https://www.youtube.com/watch?v=R6MlUcmOul8', 'YouTube'],
    ['https://youtu.be/R6MlUcmOul8', 'YouTube'],
    ['https://music.youtube.com/watch?v=R6MlUcmOul8', 'YouTube Music'],
    ['https://vimeo.com/1234567', 'Vimeo'],
    ['https://notyoutube.com/watch', null],
    ['https://listen.example/x', null],
  ])('%s is of %s', async (watch, name) => {
    networkResponses({ body: [{ ...release, acf: { watch } }] });

    expect((await getRelease('x', 'en'))?.platforms).toEqual([{ url: watch, name, kind: 'watch' }]);
  });

  it('returns one button for a repeated address', async () => {
    networkResponses({ body: [{ ...release, acf: { spotify_url: spotify, listen: spotify } }] });

    expect((await getRelease('x', 'en'))?.platforms).toHaveLength(1);
  });

  it('reads the German words, and the original where a field has none', async () => {
    networkResponses({ body: [release] });
    const found = await getRelease('night-grammar', 'de');

    expect(found!.credits).toMatchObject({ language: 'de' });
    expect(words(found!.credits)).toEqual(['Klavier: Lune']);
    expect(words(found!.tracklist)).toEqual(['Conjunctions']);
    expect(found!.text).toBeNull();
  });

  it.each([
    ['empty', { credits: '', additional_info: '<p> &nbsp; </p>' }],
    ['missing', false],
  ])('says that a text is English on a German page when its German text is %s', async (_, acf) => {
    const { title, content } = release.translations.de;
    const fields = { ...release.acf, additional_info: '<p>Cut in one take.</p>' };
    networkResponses({
      body: [{ ...release, acf: fields, translations: { de: { title, content, acf } } }],
    });
    const found = await getRelease('night-grammar', 'de');

    expect(found).toMatchObject({
      ...{ title: 'Nachtgrammatik', language: 'de' },
      ...{ credits: { language: 'en' }, additionalInfo: { language: 'en' } },
    });
    expect(words(found!.credits)).toEqual(['Piano: Lune']);
    expect(words(found!.additionalInfo)).toEqual(['Cut in one take.']);
  });

  it('has no boxes where there are no fields', async () => {
    networkResponses({ body: [{ ...release, acf: false }] });

    expect(await getRelease('x', 'en')).toMatchObject({
      ...{ platforms: [], tracklist: null, credits: null, label: '', date: '2026-05-08' },
    });
  });

  it('is null when WordPress has no such release', async () => {
    networkResponses({ body: [] });

    expect(await getRelease('nothing', 'en')).toBeNull();
  });
});

describe('the music of a back end without our plugin', () => {
  it('has all its boxes, also those with numbers, and no button for a text that is not a URL', async () => {
    earlierSiteResponses();
    const found = await getRelease('night-grammar', 'en');

    expect(found).toMatchObject({
      ...{ title: 'Night Grammar', date: '2026-05-08', label: 'Walnut & Tree' },
      ...{ isrc: 'CH-A4L-26-00004', eanUpc: '7640990018147', additionalInfo: null },
      image: { src: expect.stringContaining('twelve-candles') },
      platforms: [{ name: 'Spotify' }, { name: 'Bandcamp' }],
    });
    expect(words(found!.tracklist)).toEqual(['Conjunctions ', '4:12']);
    expect(words(found!.credits)).toEqual(['Piano: Lune']);
  });

  it('has no boxes where a release is older than the fields', async () => {
    earlierSiteResponses();

    expect((await getMusic('en'))?.items.map(({ date }) => date)).toEqual([
      ...['2026-05-08', '2015-06-07'],
    ]);
    expect(await getRelease('first-tape', 'en')).toMatchObject({
      ...{ platforms: [], tracklist: null, credits: null, text: null, eanUpc: '' },
    });
    expect(await getRelease('nothing', 'en')).toBeNull();
  });
});
