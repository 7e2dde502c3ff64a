import { isNamedMedia, noteNamedMedia } from './named-media.mjs';

describe('the uploaded files that the site names', () => {
  it('are known from a page, a feed and its data', () => {
    noteNamedMedia('<audio src="/api/media/2026/08/take-one.mp3"></audio>');
    noteNamedMedia('<enclosure url="https://site.example/api/media/2026/a%20b.pdf?v=1" />');
    noteNamedMedia('{"contentUrl":"https:\\/\\/site.example","src":"/api/media/2026/c.webp"}');
    noteNamedMedia('self.push("\\"/api/media/2026/kl%C3%A4nge.mp3\\"")');

    for (const path of ['2026/08/take-one.mp3', '2026/a b.pdf', '2026/c.webp', '2026/klänge.mp3']) {
      expect([path, isNamedMedia(path)]).toEqual([path, true]);
    }
  });

  it('are no others', () => {
    noteNamedMedia('<p>Nothing is named here: /api/media</p>');

    expect(isNamedMedia('2026/made-up.mp3')).toBe(false);
  });
});
