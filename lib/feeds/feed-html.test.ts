import { toRichText } from '../html/rich-text';
import { posterPath } from '../media/posters/address';
import { toFeedHtml } from './feed-html';

const page = 'https://site.example/de/2026/08/b';
const toHtml = (html: string) => toFeedHtml(toRichText(html, 'de'), page);

describe('toFeedHtml', () => {
  it('has full URLs of our own pages, in the language of the feed', () => {
    const html = toHtml(
      '<p><a href="https://cms.example/2026/08/23/x/">x</a> <a href="#y">y</a></p>',
    );

    expect(html).toContain('href="https://site.example/de/2026/08/x"');
    expect(html).toContain(`href="${page}#text-y"`);
  });

  it('shows pictures themselves, from our own host, and no other', () => {
    const html = toHtml(
      '<figure><img src="https://cms.example/wp-content/uploads/2026/08/a.jpg" alt="A" width="800" height="600"></figure>' +
        '<p><img src="https://elsewhere.example/b.jpg" alt="B" width="800" height="600"></p>',
    );

    expect(html).toContain('<img src="https://site.example/api/media/2026/08/a.jpg" alt="A"');
    expect(html).not.toMatch(/cms\.example|_next|srcset|data-|<img[^>]*elsewhere/);
  });

  it('keeps a link with text to a picture', () => {
    const flyer = 'https://cms.example/wp-content/uploads/2026/08/flyer.jpg';
    const html = toHtml(`<p><a href="${flyer}">Download the flyer</a></p>`);

    expect(html).toMatch(/<a href="https:[^"]+flyer\.jpg[^"]*">Download the flyer<\/a>/);
  });

  it('links to the page of a film, with its picture or its name', () => {
    const html = toHtml(
      '<iframe src="https://www.youtube.com/embed/M7lc1UVf-VE" title="A film"></iframe>' +
        '<iframe src="https://player.vimeo.com/video/76979871" title="Another"></iframe>',
    );

    expect(html).toContain('<a href="https://www.youtube.com/watch?v=M7lc1UVf-VE">');
    expect(html).toContain(`src="https://site.example${posterPath('M7lc1UVf-VE')}"`);
    expect(html).toContain('<a href="https://vimeo.com/76979871">Another</a>');
    expect(html).not.toContain('iframe');
  });

  it('plays sounds from our own host', () => {
    const html = toHtml(
      '<audio controls src="https://cms.example/wp-content/uploads/2026/08/a.mp3"></audio>',
    );

    expect(html).toContain('src="https://site.example/api/media/2026/08/a.mp3"');
  });
});
