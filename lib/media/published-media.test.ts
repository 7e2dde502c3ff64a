import { isPublishedMedia, trackPublishedMedia } from './published-media.mjs';

describe('the uploaded files that the site names', () => {
  it('are known from a page, a feed and its data', () => {
    trackPublishedMedia('<audio src="/api/media/2026/08/take-one.mp3"></audio>');
    trackPublishedMedia('<enclosure url="https://site.example/api/media/2026/a%20b.pdf?v=1" />');
    trackPublishedMedia('{"contentUrl":"https:\\/\\/site.example","src":"/api/media/2026/c.webp"}');
    trackPublishedMedia('self.push("\\"/api/media/2026/kl%C3%A4nge.mp3\\"")');

    for (const path of ['2026/08/take-one.mp3', '2026/a b.pdf', '2026/c.webp', '2026/klänge.mp3']) {
      expect([path, isPublishedMedia(path)]).toEqual([path, true]);
    }
  });

  it('are no others', () => {
    trackPublishedMedia('<p>Nothing is named here: /api/media</p>');

    expect(isPublishedMedia('2026/made-up.mp3')).toBe(false);
  });
});
