import { toHtml } from 'hast-util-to-html';

import type { Locale } from '../i18n/routing';
import { neutralPlaceholder } from '../media/placeholder-colour';
import { toPictureSource } from './link-target';
import { plainText } from './plain-text';
import { toRichText } from './rich-text';
import { toPublicUrl } from './entered-url';

const read = (html: string, locale: Locale = 'en') => toHtml(toRichText(html, locale));
const cms = 'https://cms.example';
const folder = `${cms}/wp-content/uploads/2025/06`;
const hall = `${folder}/hall.jpg`;
const gif = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** The pictures that a text shows: the original that the image optimizer loads, or the path on this site. */
const shown = (html: string) =>
  [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src = '']) => {
    const url = new URL(src.replaceAll('&#x26;', '&'), 'https://site.example');
    return url.searchParams.get('url') ?? url.pathname;
  });
/** The pictures that open large. */
const large = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)"[^>]* data-zoom/g)].map(([, href = '']) => {
    const url = new URL(href.replaceAll('&#x26;', '&'), 'https://site.example');
    return url.searchParams.get('url') ?? url.pathname;
  });

describe('a picture that a lazy-load plugin has hidden is shown once, and opens large', () => {
  const noscript = `<noscript><img src="${hall}" alt="The hall"></noscript>`;
  const sizes = `${folder}/hall-300x200.jpg 300w, ${hall} 1200w`;

  it.each([
    ['data-src', `<img src="${gif}" data-src="${hall}" width="900" height="600" alt="The hall">`],
    ['data-lazy-src', `<img src="${gif}" data-lazy-src="${hall}" alt="The hall">`],
    ['data-original, no src', `<img data-original="${hall}" alt="The hall">`],
    ['data-lazy-srcset', `<img src="${gif}" data-lazy-srcset="${sizes}" alt="The hall">`],
    [
      'data-orig-file',
      `<img src="${gif}" data-large-file="${folder}/hall-1024x683.jpg?w=1024" data-orig-file="${hall}" data-permalink="${cms}/hall/" alt="The hall">`,
    ],
    [
      'an attribute of its own name',
      `<img src="about:blank" nitro-lazy-src="${hall}" alt="The hall">`,
    ],
    [
      'JSON',
      `<img src="${gif}" data-sources='{"small":"${folder.replaceAll('/', '\\/')}\\/hall-300x200.jpg","large":"${hall.replaceAll('/', '\\/')}"}' alt="The hall">`,
    ],
    ['a path', `<img src="${gif}" data-src="/wp-content/uploads/2025/06/hall.jpg" alt="The hall">`],
    [
      'a placeholder of a plugin',
      `<img src="${cms}/wp-content/plugins/lazy/images/1x1.trans.gif" data-src="${hall}" alt="The hall">`,
    ],
    [
      'an uploaded placeholder',
      `<img src="${folder}/placeholder.png" data-echo="${hall}" alt="The hall">`,
    ],
    [
      'a blurred placeholder',
      `<img class="lazyload" src="${folder}/soft.jpg" data-src="${hall}" alt="The hall">`,
    ],
    [
      'a picture element',
      `<picture><source data-srcset="${sizes}"><img src="${gif}" alt="The hall"></picture>`,
    ],
    ['a copy alone', noscript],
    ['a copy behind it', `<img src="${gif}" data-src="${hall}" alt="The hall">${noscript}`],
    [
      'a copy before it',
      `${noscript}<img src="${gif}" data-src="${folder}/hall-300x200.jpg" data-srcset="${sizes}" alt="The hall">`,
    ],
    [
      'a copy, and nothing else',
      `<figure class="wp-block-image"><img src="${gif}" alt="The hall">${noscript}</figure>`,
    ],
    [
      'a copy with a picture element',
      `<img src="${gif}" data-src="${hall}" alt="The hall"><noscript><picture><source srcset="${hall}.webp"><img src="${hall}" alt="The hall"></picture></noscript>`,
    ],
    [
      'a copy elsewhere',
      `<div><a href="${hall}"><img src="${gif}" data-src="${hall}" alt="The hall"></a></div><div>${noscript}</div>`,
    ],
  ])('%s', (_, html) => {
    const page = read(html);

    expect(shown(page)).toEqual([hall]);
    expect(large(page)).toEqual([hall]);
    expect(page).toContain('alt="The hall"');
    expect(page).not.toMatch(/data:|noscript|srcset="[^/]/);
  });

  it('also if there are two side by side, with their copies before or after them', () => {
    const lazy = (name: string) => `<img src="${gif}" data-src="${folder}/${name}.jpg" alt="">`;
    const copy = (name: string) => `<noscript><img src="${folder}/${name}.jpg"></noscript>`;

    for (const html of [
      `${lazy('a')}${copy('a')}${lazy('b')}${copy('b')}`,
      `${copy('a')}${lazy('a')}${copy('b')}${lazy('b')}`,
    ])
      expect(shown(read(html))).toEqual([`${folder}/a.jpg`, `${folder}/b.jpg`]);
  });

  it('and a picture that is not hidden stays, whatever its other attributes contain', () => {
    for (const more of [`data-hover="${folder}/other.jpg"`, `data-second-image="${folder}/b.png"`])
      expect(shown(read(`<img src="${hall}" ${more} alt="">`))).toEqual([hall]);
    expect(
      shown(
        read(
          `<img src="${hall}" alt=""><noscript><img height="1" src="https://t.example/p.gif"></noscript>`,
        ),
      ),
    ).toEqual([hall]);
  });

  it('and becomes its text, without a request, if it is on another host', () => {
    const page = read(`<p><img src="${gif}" data-src="https://a.example/x.png" alt="A chart"></p>`);

    expect(page).toMatch(/<a[^>]* href="https:\/\/a.example\/x.png"[^>]*>A chart<\/a>/);
    expect(read(`<p>Words <img src="${gif}" alt="A chart"> more</p>`)).toBe(
      '<p>Words A chart more</p>',
    );
    expect(read(`<p>Words <img src="https://a.example/x.png"> more</p>`)).toBe(
      '<p>Words  more</p>',
    );
  });

  it('and becomes the video if it is the preview picture of a video', () => {
    const html = `<img src="${gif}" data-src="https://i.ytimg.com/vi/jNQXAC9IVRw/hqdefault.jpg">`;

    expect(read(html)).toContain('data-embed="https://www.youtube-nocookie.com/embed/jNQXAC9IVRw');
  });
});

describe('a picture in a background', () => {
  const style = `background-image:url(&quot;${hall}&quot;);background-position:50% 50%`;

  it.each([
    [
      'of a cover',
      `<div class="wp-block-cover alignfull has-parallax" style="${style}"><div class="wp-block-cover__inner-container"><p>Waves</p></div></div>`,
    ],
    [
      'inside a cover',
      `<div class="wp-block-cover alignfull"><div role="img" class="wp-block-cover__image-background has-parallax" style="${style}"></div><div class="wp-block-cover__inner-container"><p>Waves</p></div></div>`,
    ],
    [
      'of a section',
      `<section class="alignfull" style="background:linear-gradient(#000,#fff), url('${hall}') no-repeat"><p>Waves</p></section>`,
    ],
    [
      'that is loaded late',
      `<div class="wp-block-cover alignfull" data-bg="url(${hall})"><div class="wp-block-cover__inner-container"><p>Waves</p></div></div>`,
    ],
  ])('%s is shown behind its words, in the width of the block', (_, html) => {
    const page = read(html);

    expect(shown(page)).toEqual([hall]);
    expect(page).toContain('class="wp-block-cover alignfull');
    expect(page).toContain('wp-block-cover__image-background');
    expect(page).toContain('<p>Waves</p>');
  });

  it('of an empty element is a picture, and one beside the same picture is not shown twice', () => {
    expect(large(read(`<div style="${style}" role="img" aria-label="The hall"></div>`))).toEqual([
      hall,
    ]);
    expect(
      shown(
        read(
          `<figure class="wp-block-media-text__media" style="${style}"><img src="${folder}/hall-1024x683.jpg" alt=""></figure>`,
        ),
      ),
    ).toHaveLength(1);
  });

  it.each(['', ' alt=""'])(
    'alone in its block, on another host, becomes a link: <img%s>',
    (alt) => {
      const html = read(
        `<figure class="wp-block-image"><img src="https://a.example/x.jpg"${alt}></figure>`,
      );

      expect(html).toContain('href="https://a.example/x.jpg"');
      expect(html).toContain('a.example');
      expect(html).not.toContain('<img');
    },
  );

  it('without words, in a text, on another host, is not shown', () => {
    expect(read('<p>See <img src="https://a.example/x.jpg" alt=""> here.</p>')).toBe(
      '<p>See  here.</p>',
    );
  });

  it('on another host is not shown', () => {
    expect(
      read(
        '<div class="wp-block-group" style="background-image:url(https://a.example/x.jpg)"><p>Words</p></div>',
      ),
    ).toBe('<div class="wp-block-group"><p>Words</p></div>');
  });
});

describe('a picture of ours inside the URL of another host', () => {
  const path = 'cms.example/wp-content/uploads/2025/06/hall.jpg';

  it.each([
    `https://i0.wp.com/${path}?resize=900%2C600&ssl=1`,
    `//i3.wp.com/www.${path}`,
    `${cms}/cdn-cgi/image/width=800/https://${path}`,
    `${cms}/cdn-cgi/image/width=800,quality=75/wp-content/uploads/2025/06/hall.jpg`,
    `https://site.example/cdn-cgi/image/width=800/http:/${path}`,
    `https://cdn.shortpixel.ai/client/q_glossy,ret_img,w_900/https://${path}`,
    `https://abcd.i.optimole.com/w:900/h:600/q:auto/https://${path}`,
    `https://res.cloudinary.com/demo/image/fetch/w_300,f_auto/https%3A%2F%2F${encodeURIComponent(path)}`,
    `https://img.example/insecure/rs:fit:300:200/plain/https://${path}@webp`,
    `https://web.archive.org/web/2019im_/http://${path}`,
    `https://wsrv.nl/?url=${path}&w=300`,
    `https://images.weserv.nl/?url=ssl:${path}`,
    `https://img.example/?src=${encodeURIComponent(`https://${path}`)}&w=300`,
    `${cms}/wp-content/themes/old/timthumb.php?src=/wp-content/uploads/2025/06/hall.jpg&w=300`,
    `https://www.${path}`,
    `https://www.site.example/wp-content/uploads/2025/06/hall.jpg`,
    `https://www.site.example/api/media/2025/06/hall.jpg`,
  ])('%s is shown from the optimizer', (src) => {
    const page = read(`<img src="${src}" width="900" height="600" alt="The hall">`);

    expect(shown(page)).toEqual([hall]);
    expect(large(page)).toEqual([hall]);
  });

  it.each([
    'https://i0.wp.com/other.example/wp-content/uploads/2025/06/hall.jpg',
    'https://cdn.example/wp-content/uploads/2025/06/hall.jpg',
    'https://i0.wp.com/mycms.example/wp-content/uploads/hall.jpg',
    'https://i0.wp.com/cms.example.evil.example/wp-content/uploads/hall.jpg',
    'https://a.example/cms.example/wp-admin/hall.jpg',
    'https://a.example/cms.example/wp-content/../wp-admin/hall.jpg',
  ])('%s is not', (src) => {
    expect(toPictureSource(src)).toBeNull();
  });

  it('opens large if the link around it has the same picture', () => {
    const src = `https://i0.wp.com/${path}`;
    expect(large(read(`<a href="${src}"><img src="${src}?w=300" alt=""></a>`))).toEqual([hall]);
  });

  it('stays a link to share it', () => {
    const share = `https://social.example/share?u=https://${path}`;
    expect(read(`<a href="${share}">Share</a>`)).toContain(`href="${share}"`);
  });

  it('is written out as ours', () => {
    expect(plainText(`See https://i0.wp.com/${path}?w=3, or i1.wp.com/${path}.`)).toBe(
      'See https://site.example/api/media/2025/06/hall.jpg, or https://site.example/api/media/2025/06/hall.jpg.',
    );
  });
});

describe('the sizes of a picture', () => {
  const small = `${folder}/hall-1024x683.jpg`;
  const picture = (full: string) =>
    `<img src="${small}" srcset="${small} 1024w, ${full} 1200w" width="1024" height="683" alt="">`;
  const widths = (html: string) => [...html.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  const largeWidths = (html: string) =>
    [...html.matchAll(/<a href="[^"]*w=(\d+)[^"]*" data-zoom/g)].map(([, width]) => Number(width));

  it.each([
    picture(hall),
    `<a href="${hall}">${picture(hall)}</a>`,
    `<picture><source data-srcset="${hall} 1200w"><img src="${gif}" alt=""></picture>`,
  ])('end with the width of the file that the srcset of WordPress names: %s', (html) => {
    const page = read(html);

    expect(shown(page)).toEqual([hall]);
    expect(widths(page).at(-1)).toBe(1200);
    expect(largeWidths(page)).toEqual([1200]);
    expect(page).not.toContain('data-file-width');
  });

  it.each([
    `<img src="${hall}" width="1200" height="800" alt="">`,
    picture('https://i0.wp.com/cms.example/wp-content/uploads/2025/06/hall.jpg?w=1200'),
    `<img src="${hall}" data-file-width="480" alt="">`,
  ])('are all made when the width of the file is not known: %s', (html) => {
    const page = read(html);

    expect(widths(page).at(-1)).toBeGreaterThan(1200);
    expect(largeWidths(page)).toEqual([widths(page).at(-1)]);
  });
});

describe('the placeholder of a picture', () => {
  const placeholders = (html: string) =>
    [...read(html).matchAll(/<img[^>]* data-placeholder="([^"]*)"/g)].map(([, colour]) => colour);

  it('has the colour that WordPress names', () => {
    expect(placeholders(`<img src="${hall}" data-dominant-color="ffffff" alt="">`)).toEqual([
      '4.4.4',
    ]);
  });

  it('is plum without a colour, if the picture cannot be transparent', () => {
    expect(placeholders(`<img src="${hall}" alt="">`)).toEqual([neutralPlaceholder]);
    expect(placeholders(`<img src="${folder}/logo.png" alt="">`)).toEqual([]);
  });

  it('is plum for the poster of a video', () => {
    const film = 'https://www.youtube.com/watch?v=jNQXAC9IVRw';

    expect(placeholders(`<p>${film}</p>`)).toEqual([neutralPlaceholder]);
    expect(
      placeholders(
        `<a href="${film}"><img src="${hall}" data-dominant-color="000000" alt="Live"></a>`,
      ),
    ).toEqual(['0.0.0']);
  });
});

describe('a link around a picture', () => {
  const file = `${cms}/wp-content/uploads/2015/03/dsc_0412`;
  const picture = `<img src="${file}-300x200.jpg" width="300" height="200" alt="First row">`;
  const link = (href: string, more = '') => `<p><a href="${href}"${more}>${picture}</a></p>`;

  it.each([
    link(`${cms}/2015/03/first-concert/dsc_0412/`, ' rel="attachment wp-att-412"'),
    link(`${cms}/2015/03/something-else/`, ' rel="attachment wp-att-412"'),
    link(`${cms}/2015/03/first-concert/dsc_0412/`),
    link(`${cms}/dsc_0412/`),
    link(`https://www.cms.example/dsc_0412-2/`),
    link(`https://site.example/2015/03/12/first-concert/DSC_0412`),
    link(`${cms}/2015/03/first-concert/attachment/412/`),
    link(`${cms}/?attachment_id=412`),
    `<figure class="wp-block-gallery"><figure class="wp-block-image"><a href="${cms}/first-concert/aura-at-the-piano/">${picture}</a></figure></figure>`,
    `<dl class="gallery-item"><dt class="gallery-icon"><a href="${cms}/any-name/">${picture}</a></dt></dl>`,
  ])('opens the picture large instead of its page in WordPress: %s', (html) => {
    for (const locale of ['en', 'de'] as const)
      expect(large(read(html, locale))).toEqual([`${file}-300x200.jpg`]);
  });

  it('is a link to a page in a gallery block too, if the site has such a page', () => {
    const html = read(
      `<figure class="wp-block-gallery">${link(`${cms}/2026/03/a-post/`)}</figure>`,
    );

    expect(html).toContain('href="/2026/03/a-post"');
  });

  it('finds the page by the name that WordPress gives it', () => {
    const ofName = (name: string, slug: string) =>
      read(`<a href="${cms}/${slug}/"><img src="${folder}/${name}" alt=""></a>`);

    expect(large(ofName('H%C3%B6rst%C3%BCck-1024x768.jpg', 'hoerstueck'))).toHaveLength(1);
    expect(large(ofName('Hörstück-scaled.jpg', 'horstuck'))).toHaveLength(1);
    expect(large(ofName('IMG_1-e1588888888888-300x200.jpg', 'img_1'))).toHaveLength(1);
    expect(large(ofName('a-16.jpg', 'a-17'))).toHaveLength(0);
  });

  it.each([
    [`${cms}/2026/03/some-post/`, '/2026/03/some-post'],
    [`${cms}/2026/03/dsc_0412/`, '/2026/03/dsc_0412'],
    [`${cms}/events/dsc_0412/`, '/events/dsc_0412'],
    [`${cms}/contact/`, '/contact'],
    [`https://www.site.example/music/dsc_0412`, '/music/dsc_0412'],
  ])('stays a link to the page %s', (href, path) => {
    expect(read(link(href))).toContain(`<a href="${path}">`);
  });

  it.each([
    `<a href="${cms}/2015/03/first-concert/dsc_0412/" rel="attachment wp-att-412">First row</a>`,
    `<a href="${cms}/2015/03/first-concert/attachment/dsc_0412/">First row</a>`,
  ])('leaves the words of a text link to such a page: %s', (html) => {
    expect(read(html)).toBe('First row');
  });
});

describe('a picture of a type that the optimizer does not take', () => {
  const logo = `${folder}/logo.svg`;

  it('is shown from our own host when it is an SVG', () => {
    const page = read(`<p>Our <img src="${logo}" alt="Our logo" width="200" height="90"> here</p>`);

    expect(shown(page)).toEqual(['/api/media/2025/06/logo.svg']);
    expect(large(page)).toEqual(['/api/media/2025/06/logo.svg']);
    expect(page).not.toContain('srcset');
    expect(large(read(`<a href="${logo}"><img src="${logo}" alt=""></a>`))).toHaveLength(1);
    expect(shown(read(`<img src="${gif}" data-src="${logo}" alt="">`))).toHaveLength(1);
  });

  it.each(['jfif', 'jpe', 'bmp', 'JPG'])('comes from the optimizer, which reads %s', (type) => {
    expect(shown(read(`<img src="${folder}/a.${type}" alt="">`))).toEqual([`${folder}/a.${type}`]);
  });

  it.each(['heic', 'tiff', 'psd'])('leaves its words or nothing: %s', (type) => {
    const html = (alt: string) => `<p>See <img src="${folder}/a.${type}"${alt}> here.</p>`;

    expect(read(html(' alt="The hall"'))).toBe('<p>See The hall here.</p>');
    for (const alt of ['', ' alt=""']) expect(read(html(alt))).toBe('<p>See  here.</p>');
  });
});

describe('the other spelling of our hosts, with www.', () => {
  it('is ours in links', () => {
    expect(read('<a href="https://www.site.example/events">x</a>', 'de')).toBe(
      '<a href="/de/veranstaltungen">x</a>',
    );
    expect(read('<a href="https://www.cms.example/2026/03/slug/">x</a>')).toBe(
      '<a href="/2026/03/slug">x</a>',
    );
    expect(read('<a href="https://www.cms.example/wp-admin/">x</a>')).toBe('x');
    expect(read('<a href="https://www.other.example/">x</a>')).toContain('target="_blank"');
  });

  it('is ours in fields and in words', () => {
    expect(toPublicUrl('https://www.cms.example/events/', 'de')).toBe('/de/veranstaltungen');
    expect(plainText('on www.cms.example/events/', 'de')).toBe(
      'on https://site.example/de/veranstaltungen',
    );
    expect(plainText('https://www.site.example/events')).toBe('https://site.example/events');
  });
});
