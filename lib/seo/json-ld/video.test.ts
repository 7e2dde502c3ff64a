import type { Video } from '../../data/videos/video';
import { card, drawn, group, noSeo } from '../../testing/json-ld';
import { videoNode } from './video';
import { site } from '../../site';

describe('videoNode', () => {
  const video = {
    ...{ id: 1, slug: 'ink', title: 'Ink', image: null, language: 'en', languages: ['en'] },
    ...{ artist: site.product, date: '2026-07-01', seo: noSeo, seconds: null },
    ...{ credits: { lines: [], language: 'en' }, playableTracks: 0 },
    text: { type: 'root', children: [] },
    film: {
      ...{ host: 'YouTube', kind: 'film', href: 'https://www.youtube.com/watch?v=a' },
      embed: 'https://www.youtube-nocookie.com/embed/abc?autoplay=1&rel=0',
      poster: '/api/poster/youtube/abc',
    },
  } satisfies Video;

  it('shows its picture on our own host, and a player that does not start by itself', () => {
    expect(videoNode(video, card, 'The video.')).toMatchObject({
      ...{ name: 'Ink', description: 'The video.', creator: group },
      thumbnailUrl: ['https://site.example/api/poster/youtube/abc', drawn],
      uploadDate: '2026-07-01T00:00:00+02:00',
      embedUrl: 'https://www.youtube-nocookie.com/embed/abc?rel=0',
    });
  });

  it('says how long it is, where that is known', () => {
    expect(videoNode({ ...video, seconds: 3823 }, card, '')).toMatchObject({
      duration: 'PT63M43S',
    });
    expect(videoNode(video, card, '')).not.toHaveProperty('duration');
  });

  it.each(['playlist', 'live', 'music'] as const)('is null for a %s, which is no video', (kind) => {
    expect(videoNode({ ...video, film: { ...video.film, kind } }, card, '')).toBeNull();
  });

  it('is null without a film, and names the artist if it is not the duo', () => {
    expect(videoNode({ ...video, film: null }, card, '')).toBeNull();
    expect(videoNode({ ...video, artist: 'Duo Windfang' }, card, '')).toMatchObject({
      creator: { '@type': 'MusicGroup', name: 'Duo Windfang' },
    });
  });
});
