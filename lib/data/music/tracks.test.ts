import { logged, networkResponses } from '../../testing/responses';
import { forgetSharedResponses } from '../../wordpress/shared-responses';
import { getMusic, getRelease } from './queries';
import { lengthInSeconds } from '../creative-works/length';
import { isPlayable, toTracks } from './tracks';

beforeEach(forgetSharedResponses);

const uploads = 'https://cms.example/wp-content/uploads/2026/05';

/** A track as the plugin sends it. */
const track = {
  ...{ title: 'Conjunctions', length: 302, isrc: 'CH-A4L-26-00004', words: 'One\nTwo' },
  ...{ is_excerpt: true, playable_from: null, peaks: [10, 100, 0] },
  sources: [
    { id: 7, url: `${uploads}/conjunctions.ogg`, type: 'audio/ogg', size: 210_000 },
    { id: 8, url: `${uploads}/conjunctions.mp3`, type: 'audio/mpeg', size: 0 },
  ],
  translations: { de: { title: 'Bindewörter', words: '' } },
};

const now = new Date('2026-11-24T12:00:00Z');
const one = (raw: object, locale: 'en' | 'de' = 'en') => toTracks([raw], locale, now)[0]!;

it('is played from our own host, in every format', () => {
  expect(one(track)).toEqual({
    ...{ name: 'Conjunctions', language: 'en', seconds: 302, isrc: 'CH-A4L-26-00004' },
    ...{ isExcerpt: true, playableFrom: null, peaks: [10, 100, 0] },
    words: { text: 'One\nTwo', language: 'en' },
    sources: [
      { src: '/api/media/2026/05/conjunctions.ogg', type: 'audio/ogg', bytes: 210_000 },
      { src: '/api/media/2026/05/conjunctions.mp3', type: 'audio/mpeg', bytes: null },
    ],
  });
});

it('has German words if there are any', () => {
  expect(one(track, 'de')).toMatchObject({
    ...{ name: 'Bindewörter', language: 'de', words: { text: 'One\nTwo', language: 'en' } },
  });
});

it('never shows the host of WordPress in its words', () => {
  const words = 'One\nhttps://cms.example/events/';
  const german = { ...track, translations: { de: { title: '', words } } };

  expect(one({ ...track, words }).words!.text).toBe('One\nhttps://site.example/events');
  expect(one(german, 'de').words!.text).toBe('One\nhttps://site.example/de/veranstaltungen');
});

it('can be played from its moment on', () => {
  const later = { ...track, playable_from: '2026-11-24T13:00:00Z' };

  expect(one(later)).toMatchObject({ sources: [], peaks: [], playableFrom: later.playable_from });
  const heard = toTracks([later], 'en', new Date('2026-11-24T13:00:00Z'))[0]!;
  expect([isPlayable(heard), heard.playableFrom]).toEqual([true, null]);
});

it.each(['2026-12-24 18:30', '24/12/2026 6:30 pm', '24.12.2026 18:30'])(
  'reads a moment without a zone by the clock of the site: %s',
  (written) => {
    expect(one({ ...track, playable_from: written }).playableFrom).toBe(
      '2026-12-24T18:30:00+01:00',
    );
  },
);

it('reads a moment with an offset, also after a space', () => {
  const written = '2026-12-24 18:30:00+01:00';

  expect(one({ ...track, playable_from: written }).playableFrom).toBe('2026-12-24T18:30:00+01:00');
});

it('cannot be played if its moment cannot be read', () => {
  const warning = logged('warn');

  expect(isPlayable(one({ ...track, playable_from: 'soon' }))).toBe(false);
  expect(warning).toHaveBeenCalledWith(expect.stringContaining('"soon"'));
});

it.each([
  ['a file field', { url: `${uploads}/a.mp3`, mime_type: 'audio/mpeg', filesize: 12 }, 12],
  ['an address', `${uploads}/a.mp3`, null],
])('reads rows of Advanced Custom Fields with %s', (_, audio, bytes) => {
  expect(one({ title: 'Comma', length: '1:07', audio })).toMatchObject({
    ...{ name: 'Comma', seconds: 67, isExcerpt: false, words: null },
    sources: [{ src: '/api/media/2026/05/a.mp3', type: 'audio/mpeg', bytes }],
  });
});

it.each([
  ...['https://elsewhere.example/a.mp3', 'javascript:alert(1)', `${uploads}/a.php`, ''],
  ...[`${uploads}/a.webp`, `${uploads}/a.pdf`],
])('plays nothing from %s', (audio) => {
  expect(isPlayable(one({ title: 'Comma', audio }))).toBe(false);
});

it('leaves out a malformed track and logs it', () => {
  const warned = logged('warn');

  expect(toTracks([{ title: '' }, 7, track], 'en', now).map(({ name }) => name)).toEqual([
    'Conjunctions',
  ]);
  expect(warned).toHaveBeenCalledTimes(2);
});

describe('a release', () => {
  const release = {
    ...{ id: 21, slug: 'night-grammar', date: '2026-05-08T10:00:00', playable_tracks: 1 },
    ...{ title: { rendered: 'Night Grammar' }, content: { rendered: '' }, _embedded: {} },
    acf: { tracklist: '<ol><li>Conjunctions <em>5:02</em></li><li>Comma</li></ol>' },
  };

  it('has tracks in place of its tracklist', async () => {
    networkResponses({ body: [{ ...release, tracks: [track, { title: 'Comma', length: 67 }] }] });
    const found = await getRelease('night-grammar', 'en');

    expect(found).toMatchObject({ tracklist: null, playableTracks: 1 });
    expect(found!.tracks.map(({ name, seconds }) => [name, seconds])).toEqual([
      ['Conjunctions', 302],
      ['Comma', 67],
    ]);
  });

  it.each([[undefined], [[]], ['3'], [{ nothing: true }]])(
    'keeps its tracklist where its tracks are %j',
    async (tracks) => {
      networkResponses({ body: [{ ...release, tracks }] });
      const found = await getRelease('night-grammar', 'en');

      expect(found!.tracklist).not.toBeNull();
      expect(found!.tracks).toMatchObject([
        { name: 'Conjunctions', seconds: 302, sources: [] },
        { name: 'Comma', seconds: null, sources: [] },
      ]);
    },
  );

  it('has the tracks of a back end that has them among its fields', async () => {
    networkResponses({ body: [{ ...release, acf: { ...release.acf, tracks: [track] } }] });

    expect((await getRelease('night-grammar', 'en'))!.tracks.filter(isPlayable)).toHaveLength(1);
  });

  it('has the number of playable tracks in a list, without requesting the tracks', async () => {
    const { requests } = networkResponses({ body: [release] });

    expect((await getMusic('en'))?.items).toMatchObject([{ playableTracks: 1 }]);
    const fields = requests[0]!.searchParams.get('_fields')!.split(',');
    expect(fields).toContain('playable_tracks');
    expect(fields).not.toContain('tracks');
  });
});

it.each([
  [302, 302],
  ['5:02', 302],
  ['1:02:03', 3723],
  ['61', 61],
  ['', null],
  [0, null],
  ['long', null],
  [undefined, null],
])('%j is %j seconds', (written, seconds) => {
  expect(lengthInSeconds(written)).toBe(seconds);
});
