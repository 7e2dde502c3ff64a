import { toHtml } from 'hast-util-to-html';

import type { Locale } from '../i18n/routing';
import { posterPath } from '../media/posters/address';
import { toRichText } from './rich-text';

const read = (html: string, locale: Locale = 'en') => toHtml(toRichText(html, locale));
const cms = 'https://cms.example';
const upload = `${cms}/wp-content/uploads/2024/05`;

describe('links', () => {
  it.each([
    [`${cms}/2026/03/slug/`, '/2026/03/slug'],
    ['https://site.example/2026/03/slug', '/2026/03/slug'],
    [`${cms}/2026/03/12/slug/`, '/2026/03/slug'],
    [`${cms}/category/parent/child/`, '/category/child'],
    [`${cms}/events/`, '/events'],
    [`${cms}/?p=1`, '/?p=1'],
    [`${cms}/2026/03/`, '/news'],
    [`${cms}/author/aura/`, '/news'],
    ['/contact', '/contact'],
    [`${cms}/2026/03/slug/#part`, '/2026/03/slug#text-part'],
    [`${cms}//evil.example`, '/evil.example'],
    ['#part', '#text-part'],
    [`${upload}/rider.pdf`, '/api/media/2024/05/rider.pdf'],
    [`${cms}/index.php/2026/03/slug/`, '/2026/03/slug'],
    ['https://site.example/wp-content/uploads/2026/rider.pdf', '/api/media/2026/rider.pdf'],
    ['https://site.example/api/media/2026/rider.pdf', '/api/media/2026/rider.pdf'],
    ['https://site.example/api/press-kit/en', '/api/press-kit/en'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['tel:+41', 'tel:+41'],
  ])('leads %s to %s', (href, path) => {
    expect(read(`<a href="${href}">x</a>`)).toContain(`href="${path}"`);
  });

  it.each([
    [`<a href="${cms}/music/"><img src="${upload}/a.jpg" alt=""></a>`, 'alt="/music"'],
    [`<a href="https://www.x.example/y"><img src="${upload}/a.jpg" alt=""></a>`, 'alt="x.example"'],
    [`<a href="${cms}/music/"><img src="${upload}/a.jpg" alt="Our music"></a>`, 'alt="Our music"'],
    [`<a href="${cms}/music/"><img src="${upload}/a.jpg" alt=""> Music</a>`, 'alt=""'],
  ])('have a name: %s', (html, alt) => {
    expect(read(html)).toContain(alt);
  });

  it('link to pages in the language of the page that contains them', () => {
    expect(read(`<a href="${cms}/2026/03/slug/">x</a>`, 'de')).toContain('/de/2026/03/slug"');
    expect(read(`<a href="${cms}/events/">x</a>`, 'de')).toContain('"/de/veranstaltungen"');
    expect(read(`<a href="${cms}/">x</a>`, 'de')).toContain('"/de"');
    expect(read('<a href="https://site.example/events">x</a>', 'de')).toContain('"/de/veranst');
    expect(read('<a href="https://site.example/llms.txt">x</a>', 'de')).toContain('"/llms.txt"');
  });

  it('have a fragment: with a prefix on a page with text of WordPress, unchanged on our other pages', () => {
    expect(read(`<a href="${cms}/2026/03/slug/#hall">x</a>`)).toContain('/2026/03/slug#text-hall"');
    expect(read(`<a href="${cms}/#soul-song">x</a>`, 'de')).toContain('"/de#soul-song"');
    expect(read(`<a href="${cms}/press#facts">x</a>`, 'de')).toContain('"/de/presse#facts"');
    expect(read(`<a href="${cms}/2026/03/slug/#comment-4">x</a>`)).toContain('/2026/03/slug"');
  });

  it.each([`${cms}/wp-admin/`, `${cms}/wp-login.php`, 'javascript:x', 'data:text/html,x', '', '#'])(
    'keeps only the text of a link to %j',
    (href) => expect(read(`<a href="${href}">words</a>`)).toBe('words'),
  );

  it('opens another site in a new tab, without access to this page', () => {
    expect(read('<a href="https://a.example/" rel="nofollow">x</a>')).toBe(
      '<a href="https://a.example/" rel="noopener nofollow" target="_blank">x</a>',
    );
  });

  it('never shows the name of the content host', () => {
    const html = `<p>${cms}/x <a href="${cms}/x">${cms}/x</a> <a href="${upload}/a.mp3">${upload}/a.mp3</a> cms.example <a href="https://a.example/"><img src="${upload}/a.jpg" alt="At ${cms}"></a></p>`;

    expect(read(html).replace(/\/_next\/image\?url=[^"\s]*/g, '')).not.toContain('cms.example');
  });
});

describe('pictures', () => {
  const image = `<img src="${upload}/a-300x200.jpg" srcset="${upload}/a-300x200.jpg 300w, ${upload}/a.jpg 1200w" width="300" height="200" alt="A &amp; B">`;

  it('come from the optimizer, made from the largest file, with their size and text', () => {
    const html = read(image);

    expect(html).toMatch(/<img src="\/_next\/image\?url=[^"]+a\.jpg/);
    expect(html).toContain('width="300" height="200" loading="lazy"');
    expect(html).toContain('alt="A &#x26; B"');
  });

  it('open large, also where they are linked to their file or to their page in WordPress', () => {
    for (const href of [`${upload}/a.jpg`, `${cms}/?attachment_id=3`]) {
      expect(read(`<a href="${href}">${image}</a>`)).toMatch(
        /^<a href="\/_next\/image[^"]+" data-zoom/,
      );
    }
    expect(read(image)).toMatch(/^<a href="\/_next\/image[^"]+" data-zoom/);
  });

  it('stay links to what they lead to', () => {
    expect(read(`<a href="https://a.example/">${image}</a>`)).toMatch(
      /^<a href="https:\/\/a.example/,
    );
  });

  it('of unknown size stand in a box that keeps its place', () => {
    expect(read(`<img src="${upload}/a.jpg" alt="">`)).toContain('is-unsized');
  });

  it('of which only the width is known are as wide as that', () => {
    const html = read(`<img src="${upload}/logo.png" width="150" alt="Logo">`);

    expect(html).toContain('sizes="150px"');
    expect(html).toMatch(/ width="150" height="94".* class="is-unsized"/);
    expect(read(`<img src="${upload}/logo.png" width="90" alt="Logo">`)).not.toContain('data-zoom');
    expect(read(`<img src="${upload}/a-1024x683.jpg" width="512" alt="">`)).toContain(
      'width="512" height="342"',
    );
  });

  it('keep the language of their alternative text', () => {
    expect(read(`<img lang="en" src="${upload}/a.jpg" alt="The hall">`, 'de')).toMatch(
      /<img[^>]* alt="The hall" lang="en"/,
    );
  });

  it('of the site itself stay where they are', () => {
    const html = read('<img src="https://site.example/images/hall.webp" alt="A hall">');
    expect(html).toContain('src="/_next/image?url=%2Fimages%2Fhall.webp');
  });

  it('of other hosts are links, and tracking pixels nothing', () => {
    expect(read('<img src="https://a.example/x.png" alt="A chart">')).toMatch(/<a.*A chart<\/a>/);
    expect(read('<img src="https://a.example/x.gif" width="1" height="1">')).toBe('');
  });
});

describe('films and music', () => {
  it.each([
    '<iframe src="https://www.youtube.com/embed/jNQXAC9IVRw?feature=oembed" title="Zoo"></iframe>',
    '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/jNQXAC9IVRw\n</div></figure>',
    '<p>https://www.youtube.com/watch?v=jNQXAC9IVRw</p>',
    '<a href="https://www.youtube.com/watch?v=jNQXAC9IVRw"><img src="https://i.ytimg.com/vi/jNQXAC9IVRw/hqdefault.jpg"></a>',
    '<img src="https://img.youtube.com/vi/jNQXAC9IVRw/0.jpg">',
  ])('wait for a click in %s', (html) => {
    expect(read(html)).toContain('href="https://www.youtube.com/watch?v=jNQXAC9IVRw"');
    expect(read(html)).toContain('youtube-nocookie.com/embed/jNQXAC9IVRw?autoplay=1&#x26;rel=0');
    expect(read(html)).toContain(`src="${posterPath('jNQXAC9IVRw')}"`);
  });

  it.each([
    ['https://player.vimeo.com/video/1084537?h=abc123', 'https://vimeo.com/1084537'],
    [
      'https://open.spotify.com/embed/track/11dFghVXANMlKmJXsNCbNl',
      'https://open.spotify.com/track',
    ],
    [
      'https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/a/b',
      'https://soundcloud.com/a/b',
    ],
    [
      'https://bandcamp.com/EmbeddedPlayer/album=1/size=large/',
      'https://bandcamp.com/EmbeddedPlayer',
    ],
    ['https://embed.music.apple.com/us/album/x/1', 'https://music.apple.com/us/album/x/1'],
  ])('of %s lead to %s', (src, href) => {
    expect(read(`<iframe src="${src}"></iframe>`)).toContain(`<a href="${href}`);
    expect(read(`<iframe src="${src}"></iframe>`)).toContain('data-embed');
  });

  it('of a host that is not named are a plain link', () => {
    const html = read('<iframe src="https://youtube.com.evil.example/embed/jNQXAC9IVRw"></iframe>');

    expect(html).toContain('>youtube.com.evil.example</a>');
    expect(html).not.toContain('data-embed');
  });
});

describe('an embedded page or file of ours', () => {
  const page = `${cms}/2026/03/slug/`;
  const quotation = `<blockquote class="wp-embedded-content"><a href="${page}">Title</a></blockquote>`;
  const frame = `<iframe class="wp-embedded-content" title="“Title” — Site" src="${page}embed/#?secret=x"></iframe>`;

  it('has one link if WordPress writes a quotation and a frame', () => {
    for (const html of [quotation + frame, `${quotation}\n<p>${frame}</p>`])
      expect(read(html).trim()).toBe('<blockquote><a href="/2026/03/slug">Title</a></blockquote>');
  });

  it('has a link to the page, not to its frame, if WordPress writes only a frame', () => {
    const link = '<a href="/2026/03/slug">“Title” — Site</a>';
    const plain = frame.replace(`${page}embed/`, `${cms}/?p=7&amp;embed=true`);

    expect(read(frame)).toBe(link);
    expect(read(plain)).toBe('<a href="/?p=7">“Title” — Site</a>');
    expect(read(quotation + frame + frame)).toMatch(new RegExp(`</blockquote>${link}$`));
  });

  it.each([
    '<iframe src="/wp-content/uploads/2024/05/stage_rider-2.pdf"></iframe>',
    `<iframe src="${upload}/stage_rider-2.pdf"></iframe>`,
  ])('is named after the file: %s', (html) => {
    expect(read(html)).toBe(
      '<a href="/api/media/2024/05/stage_rider-2.pdf" data-file="PDF">stage rider 2</a>',
    );
  });

  it('is named by its address in the language of the text, and does not look like another site', () => {
    const html = read(`<div class="wp-block-embed__wrapper">\n${page}\n</div>`, 'de');

    expect(html).toBe(
      '<div class="wp-block-embed__wrapper"><a href="/de/2026/03/slug">https://site.example/de/2026/03/slug</a></div>',
    );
  });

  it('keeps its address as text if visitors must not follow it', () => {
    expect(read(`<div class="wp-block-embed__wrapper">${cms}/wp-admin/</div>`)).toBe(
      '<div class="wp-block-embed__wrapper">https://site.example</div>',
    );
  });
});

describe('players', () => {
  it('of videos keep their subtitles from our own host, and the choice to play again and again', () => {
    const track = (src: string, more = '') =>
      `<track kind="captions" src="${src}" srclang="en" label="English"${more}>`;
    const html = read(
      `<video loop src="${upload}/a.mp4">${track(`${upload}/en.vtt`, ' default')}${track('https://a.example/en.vtt')}${track(`${upload}/a.pdf`)}</video>`,
    );

    expect(html).toMatch(/^<video src="\/api\/media\/2024\/05\/a\.mp4"[^>]* loop/);
    expect(html.match(/<track[^>]*>/g)).toEqual([
      '<track kind="captions" src="/api/media/2024/05/en.vtt" srclang="en" label="English" default>',
    ]);
    expect(read(track(`${upload}/en.vtt`))).toBe('');
  });

  it.each([
    ['a film', `<video class="lazyload" controls data-src="${upload}/a.mp4"></video>`, 'a.mp4'],
    ['a source', `<video controls><source data-src="${upload}/a.mp4"></video>`, 'a.mp4'],
    ['a sound', `<audio controls data-lazy-src="${upload}/a.mp3"></audio>`, 'a.mp3'],
  ])('get the URL of %s back that a plugin has moved', (_, player, file) => {
    const copy = player.replace(/data-(lazy-)?src/, 'src');
    const html = read(`<figure>${player}<noscript>${copy}</noscript></figure>`);

    expect(html.match(/src="[^"]+"/g)).toEqual([`src="/api/media/2024/05/${file}"`]);
  });

  it('have a poster that is as wide as the text', () => {
    const html = read(`<video src="${upload}/a.mp4" poster="${upload}/sea.jpg"></video>`);

    expect(html).toMatch(/poster="[^"]*sea\.jpg[^"]*w=1200/);
  });

  it('behind the words of a cover are only its picture', () => {
    const cover = (more: string) =>
      read(
        `<div class="wp-block-cover"><video class="wp-block-cover__video-background" autoplay muted loop src="${upload}/sea.mp4"${more}></video><p>Waves</p></div>`,
      );

    expect(cover('')).toBe('<div class="wp-block-cover"><p>Waves</p></div>');
    expect(cover(` poster="${upload}/sea.jpg"`)).toMatch(
      /^<div class="wp-block-cover"><img [^>]*sea\.jpg[^>]*wp-block-cover__image-background[^>]*><p>/,
    );
  });

  it('of sounds are named by their caption as it is shown', () => {
    const caption = `One<br>two [my_icon]at ${cms}/events/`;
    const html = read(
      `<figure><audio src="${upload}/a.mp3"></audio><figcaption>${caption}</figcaption></figure>`,
    );

    expect(html).toContain('data-name="One two at https://site.example/events"');
    expect(read(`<audio src="${upload}/one_two.mp3"></audio>`)).toContain('data-name="one two"');
  });
});

describe('words', () => {
  it('have headings in order, from the second level on', () => {
    expect(read('<h1>a</h1><h4>b</h4><h2>c</h2><h6>d</h6>')).toBe(
      '<h2>a</h2><h3>b</h3><h2>c</h2><h3>d</h3>',
    );
  });

  it('have ids that differ from those of the page itself, each once', () => {
    expect(read('<p id="content">a</p><p id="content">b</p>')).toBe(
      '<p id="text-content">a</p><p>b</p>',
    );
  });

  it('can be linked to by the name of an old anchor', () => {
    expect(read('<a href="#part">Go</a><a name="part"></a>')).toBe(
      '<a href="#text-part">Go</a><span id="text-part"></span>',
    );
    expect(read('<a name="old" id="new">x</a>')).toBe('<span id="text-new">x</span>');
  });

  it('have footnotes that link to the text and back', () => {
    const html = read(
      '<sup class="fn"><a href="#f" id="f-link">1</a></sup><ol><li id="f"><a href="#f-link">↩</a></li></ol>',
    );

    expect(html).toContain('<a id="text-f-link" href="#text-f">1</a>');
    expect(html).toContain('<li id="text-f"><a href="#text-f-link">');
  });

  it('keep no line break that a browser would pass over', () => {
    expect(read('<pre><a>\n</a>\n<b>a</b>\n</pre>')).toBe('<pre tabindex="0"><b>a</b>\n</pre>');
    expect(read('<pre><b>\na</b></pre>')).toBe('<pre tabindex="0"><b>\na</b></pre>');
  });

  it('lose what Word and absent plugins left', () => {
    expect(
      read(
        '<p class="MsoNormal" style="mso-x:y"><o:p>&nbsp;</o:p></p><!--[if mso]><xml>x</xml><![endif]-->',
      ),
    ).toBe('');
    expect(read('<p>[form id="3"]words [sic][/form]</p>')).toBe('<p>words [sic]</p>');
    expect(read('<code>[form id="3"]</code>')).toContain('[form id="3"]');
  });

  it('of a link to the login and of lists to choose from stay, without what only WordPress can do', () => {
    const login = `<div class="logged-out wp-block-loginout"><a href="${cms}/wp-login.php">Log in</a></div>`;
    const months =
      '<div class="wp-block-archives-dropdown wp-block-archives"><label for="m">Archives</label><select id="m"><option value="">Select Month</option></select></div>';

    expect(read(login)).toBe('<div class="wp-block-loginout">Log in</div>');
    expect(read(months)).toContain('Archives<ul><li>Select Month</li></ul>');
  });

  it('keep an editor’s colours, lines and widths as classes of ours', () => {
    expect(read('<p style="color:#cc0000;text-align:center">x</p>')).toBe(
      '<p class="is-text-colour-rose has-text-align-center">x</p>',
    );
    expect(read('<span style="text-decoration: underline;">x</span>')).toBe(
      '<span class="is-underlined">x</span>',
    );
    expect(read('<p style="text-decoration-line:line-through">x</p>')).toBe(
      '<p class="is-struck">x</p>',
    );
    expect(read('<div class="wp-block-column fixed" style="flex-basis:33.33%">x</div>')).toBe(
      '<div class="wp-block-column is-basis-33">x</div>',
    );
  });

  it.each(['li', 'dt', 'dd', 'summary'])(
    'of a %s without its list or details are a part of the text',
    (tag) => {
      expect(read(`<${tag}>a</${tag}>`)).toBe('<div>a</div>');
    },
  );

  it('of the classic editor’s captions and galleries become figures', () => {
    expect(
      read(
        `<div class="wp-caption alignright" style="width:310px"><p class="wp-caption-text">x</p></div>`,
      ),
    ).toBe(
      '<figure class="wp-caption alignright"><figcaption class="wp-caption-text">x</figcaption></figure>',
    );
  });

  it('become the search of the site where a text has a search form', () => {
    expect(
      read('<form class="wp-block-search" action="https://cms.example/"><input name="s"></form>'),
    ).toBe('<search-form></search-form>');
  });
});

it('tables with the same name are numbered', () => {
  const table = (caption: string) => `<table>${caption}<tbody><tr><td>1</td></tr></tbody></table>`;
  const names = (html: string) => [...read(html).matchAll(/<table([^>]*)>/g)].map(([, is]) => is);

  expect(names(table('') + table('') + table('<caption>Days</caption>'))).toEqual([
    '',
    ' data-number="2"',
    ' data-name="Days"',
  ]);
});
