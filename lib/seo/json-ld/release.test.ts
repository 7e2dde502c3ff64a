import type { Release } from '../../data/music/release';
import type { Track } from '../../data/music/track';
import { card, group, noSeo } from '../../testing/json-ld';
import { releaseNode } from './release';
import { site } from '../../site';

const track = (name: string, seconds: number | null, more: Partial<Track> = {}): Track => ({
  ...{ name, seconds, language: 'en', isrc: '', sources: [], isExcerpt: false },
  ...{ words: null, playableFrom: null, peaks: [], ...more },
});

describe('releaseNode', () => {
  const release = {
    ...{ id: 1, slug: 'rims', title: 'Rims', image: null, language: 'en', languages: ['en'] },
    ...{ artist: site.product, date: '2026-07-01', seo: noSeo, text: null, credits: null },
    platforms: [
      { url: 'https://open.spotify.com/album/a', name: 'Spotify', kind: 'listen' },
      { url: 'https://youtu.be/a', name: 'YouTube', kind: 'watch' },
    ],
    ...{ label: 'Walnut', isrc: 'CH-A4L-26-00021', eanUpc: '7640990018215' },
    ...{ tracklist: null, tracks: [track('Rims', 223)], additionalInfo: null, playableTracks: 0 },
  } satisfies Release;
  const gtin = { '@type': 'PropertyValue', propertyID: 'gtin', value: '7640990018215' };

  it('is a recording when it has one track', () => {
    expect(releaseNode(release, card, 'A song.')).toMatchObject({
      ...{ '@type': 'MusicRecording', name: 'Rims', byArtist: group, isrcCode: 'CHA4L2600021' },
      ...{ duration: 'PT3M43S', datePublished: '2026-07-01', identifier: gtin },
      sameAs: ['https://open.spotify.com/album/a'],
    });
  });

  it('has no day where the day of its release is not known', () => {
    expect(releaseNode({ ...release, date: null }, card, '')).not.toHaveProperty('datePublished');
  });

  it('is an album with its tracks when it has several', () => {
    const tracks = [track('Frame', 371), track('Wool', null)];

    expect(releaseNode({ ...release, tracks }, card, '')).toMatchObject({
      ...{ '@type': 'MusicAlbum', numTracks: 2 },
      track: {
        itemListElement: [
          { position: 1, item: { name: 'Frame', duration: 'PT6M11S' } },
          { position: 2, item: { '@type': 'MusicRecording', name: 'Wool' } },
        ],
      },
      albumRelease: { recordLabel: { name: 'Walnut' }, identifier: gtin },
    });
  });

  const sources = [
    { src: '/api/media/2026/07/rims.ogg', type: 'audio/ogg', bytes: 1200 },
    { src: '/api/media/2026/07/rims.mp3', type: 'audio/mpeg', bytes: null },
  ];

  it('has the URLs of the platforms where it can be heard', () => {
    const tracks = [track('Rims', 223, { sources, isrc: 'CH-A4L-26-00021' })];
    const node = releaseNode({ ...release, isrc: '', tracks }, card, '');

    expect(node).toMatchObject({
      isrcCode: 'CHA4L2600021',
      audio: [
        {
          ...{ '@type': 'AudioObject', encodingFormat: 'audio/ogg', contentSize: '1200 B' },
          contentUrl: 'https://site.example/api/media/2026/07/rims.ogg',
          duration: 'PT3M43S',
        },
        { encodingFormat: 'audio/mpeg' },
      ],
      potentialAction: {
        '@type': 'ListenAction',
        target: { urlTemplate: 'https://site.example/music/rims' },
        expectsAcceptanceOf: { category: 'free' },
      },
    });
  });

  it('gives the files of an excerpt no length, and no action where nothing can be heard', () => {
    const tracks = [track('Frame', 371, { sources, isExcerpt: true }), track('Wool', null)];
    const album = JSON.stringify(releaseNode({ ...release, tracks }, card, ''));

    expect(album.match(/PT6M11S/g)).toHaveLength(1);
    expect(JSON.stringify(releaseNode(release, card, ''))).not.toContain('ListenAction');
  });
});
