import type { Release } from '../../music';
import { card, group, noSeo } from '../../testing/json-ld';
import { releaseNode } from './release';
import { site } from '../../site';

describe('releaseNode', () => {
  const release = {
    ...{ id: 1, slug: 'rims', title: 'Rims', image: null, language: 'en', languages: ['en'] },
    ...{ artist: site.product, date: '2026-07-01', seo: noSeo, text: null, credits: null },
    platforms: [
      { url: 'https://open.spotify.com/album/a', name: 'Spotify', kind: 'listen' },
      { url: 'https://youtu.be/a', name: 'YouTube', kind: 'watch' },
    ],
    ...{ label: 'Walnut', isrc: 'CH-A4L-26-00021', eanUpc: '7640990018215' },
    ...{ tracklist: null, tracks: [{ name: 'Rims', seconds: 223 }], additionalInfo: null },
  } satisfies Release;
  const gtin = { '@type': 'PropertyValue', propertyID: 'gtin', value: '7640990018215' };

  it('is a recording where it has one track', () => {
    expect(releaseNode(release, card, 'A song.')).toMatchObject({
      ...{ '@type': 'MusicRecording', name: 'Rims', byArtist: group, isrcCode: 'CHA4L2600021' },
      ...{ duration: 'PT3M43S', datePublished: '2026-07-01', identifier: gtin },
      sameAs: ['https://open.spotify.com/album/a'],
    });
  });

  it('is an album with its tracks where it has several', () => {
    const tracks = [
      { name: 'Frame', seconds: 371 },
      { name: 'Wool', seconds: null },
    ];

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
});
