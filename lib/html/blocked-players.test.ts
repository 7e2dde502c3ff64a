import { toHtml } from 'hast-util-to-html';

import { plainText } from './plain-text';
import { toRichText } from './rich-text';

const read = (html: string) => toHtml(toRichText(html, 'en'));
const id = 'qP3v_0-mZxY';
const embed = `https://www.youtube.com/embed/${id}?feature=oembed`;
const page = `href="https://www.youtube.com/watch?v=${id}"`;
const packed = (html: string) => Buffer.from(html).toString('base64');
const frame = `<iframe src="${embed}" title="A raw frame"></iframe>`;
const blank = 'data:text/html;base64,PGh0bWw+PC9odG1sPg==';
const count = (html: string, part: string) => html.split(part).length - 1;

const json = (value: unknown) =>
  JSON.stringify(value).replaceAll('/', '\\/').replaceAll('"', '&quot;');

describe('a frame that a plugin has blanked', () => {
  it.each([
    `<iframe src="about:blank" data-src-cmplz="${embed}" title="A raw frame"></iframe>`,
    `<iframe consent-original-src-_="${embed}" consent-required="12" title="A raw frame"></iframe>`,
    `<iframe data-cookieblock-src="${embed}" data-cookieconsent="marketing" title="A raw frame"></iframe>`,
    `<iframe src="${blank}" data-lazy-src="${embed}" title="A raw frame"></iframe>`,
    `<iframe class="lazyload" data-src="${embed}" title="A raw frame"></iframe>`,
    `<iframe suppressedsrc="${embed}" src="//cdn.consent.example/empty.html" title="A raw frame"></iframe>`,
    `<iframe src="https://cms.example/wp-content/plugins/later/blank.html" data-anything="//www.youtube.com/embed/${id}" title="A raw frame"></iframe>`,
    `<iframe src="about:blank" data-poster="https://i.ytimg.com/vi/${id}/0.jpg" data-real="${embed}" title="A raw frame"></iframe>`,
    `<iframe data-attributes="${json({ frame: { src: embed } })}" title="A raw frame"></iframe>`,
    `<iframe data-later="${packed(embed)}" title="A raw frame"></iframe>`,
    `<iframe data-later="${encodeURIComponent(embed)}" title="A raw frame"></iframe>`,
    `<iframe srcdoc="&lt;a href='${embed}'&gt;&lt;img src='https://i.ytimg.com/vi/${id}/0.jpg'&gt;&lt;/a&gt;" title="A raw frame"></iframe>`,
  ])('is the film that it was: %s', (html) => {
    const shown = read(`<p>Before.</p>${html}<p>After.</p>`);

    expect(count(shown, page)).toBe(1);
    expect(shown).toContain(`data-embed="https://www.youtube-nocookie.com/embed/${id}?autoplay=1`);
    expect(shown).toContain('data-title="A raw frame"');
    expect(shown).toMatch(/^<p>Before\.<\/p>.*<p>After\.<\/p>$/);
  });

  it.each([
    `<noscript>${frame}</noscript>`,
    `<iframe data-lazy-src="${embed}" title="A raw frame"></iframe><noscript>${frame}</noscript>`,
    `<a href="https://youtu.be/${id}">A raw frame</a><noscript>${frame}</noscript>`,
  ])('is shown once with its copy for browsers without scripts: %s', (html) => {
    expect(count(read(html), `data-embed="https://www.youtube-nocookie.com/embed/${id}`)).toBe(1);
  });

  it('is left out when it only counts visitors', () => {
    const pixel = '<noscript><iframe src="https://count.example/ns.html?id=5"></iframe></noscript>';

    expect(read(`<p>Before.</p>${pixel}<p>After.</p>`)).toBe('<p>Before.</p><p>After.</p>');
  });

  it('keeps where the film starts, and the secret of private music', () => {
    expect(read(`<iframe data-x="https://youtu.be/${id}?t=1m30s"></iframe>`)).toContain('start=90');
    const private_ =
      'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/5%3Fsecret_token%3Ds-Xy12Z';
    expect(read(`<iframe src="about:blank" data-x="${private_}"></iframe>`)).toContain(
      'tracks%2F5%3Fsecret_token%3Ds-Xy12Z',
    );
  });

  it('of any other host is a plain link to the address that was written', () => {
    const map = 'https://maps.example/embed?place=bern';

    const html = `<iframe src="about:blank" data-src-later="${map}" title="The hall"></iframe>`;
    expect(read(html)).toBe(
      `<a class="is-card" href="${map}" target="_blank" rel="noopener">The hall</a>`,
    );
    expect(
      read(`<iframe src="${map}" data-thumb-src="https://x.example/a.jpg"></iframe>`),
    ).toContain(map);
    expect(read('<iframe src="about:blank" data-src="javascript:alert(1)"></iframe>')).toBe('');
  });
});

describe('an element that holds a player as data', () => {
  it.each([
    `<div class="rll-youtube-player" data-src="${embed}" data-id="${id}" data-query="feature=oembed"></div>`,
    `<div class="youtube" data-id="${id}"></div>`,
    `<div data-plyr-provider="youtube" data-plyr-embed-id="${id}"></div>`,
    `<div class="youtube_player" videoID="${id}" width="560"></div>`,
    `<lite-youtube videoid="${id}" playlabel="Play"><a href="https://youtu.be/${id}" class="lty-playbtn"><span>Play the film</span></a></lite-youtube>`,
    `<amp-youtube data-videoid="${id}" layout="responsive"></amp-youtube>`,
    `<media-player src="https://www.youtube.com/watch?v=${id}"></media-player>`,
    `<div class="elementor-widget elementor-widget-video" data-settings="${json({ video_type: 'youtube', youtube_url: `https://www.youtube.com/watch?v=${id}` })}"><div class="elementor-wrapper"><div class="elementor-video"></div></div></div>`,
    `<div data-settings="${json({ provider: 'youtube', options: { videoId: id } })}"></div>`,
    `<div class="vendor" data-video="https://youtu.be/${id}"><img src="https://i.ytimg.com/vi/${id}/hqdefault.jpg" alt=""><button class="play" aria-label="Play"></button></div>`,
    `<video data-setup="${json({ sources: [{ type: 'video/youtube', src: `https://youtu.be/${id}` }] })}"></video>`,
    `<div data-html="${frame.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"></div>`,
    `<object width="425"><param name="movie" value="http://www.youtube.com/v/${id}&amp;hl=en"><embed src="http://www.youtube.com/v/${id}&amp;hl=en" type="application/x-shockwave-flash"></object>`,
    `<object data="http://www.youtube.com/v/${id}"></object>`,
  ])('is the film, once: %s', (html) => {
    const shown = read(html);

    expect(count(shown, page)).toBe(1);
    expect(count(shown, '<a ')).toBe(1);
    expect(shown.replace(/<[^>]+>/g, '')).toBe('');
  });

  it('takes the provider, the start and the end that a builder names beside it', () => {
    const settings = {
      ...{ video_type: 'vimeo', youtube_url: `https://youtu.be/${id}` },
      ...{ vimeo_url: 'https://vimeo.com/84712093', start: 30, end: '60' },
    };
    const shown = read(`<div data-settings="${json(settings)}"></div>`);

    expect(shown).toContain('href="https://vimeo.com/84712093#t=30s"');
    expect(shown).not.toContain(id);
    const other = read(`<div data-x="${json({ ...settings, video_type: 'youtube' })}"></div>`);
    expect(other).toContain('start=30&#x26;end=60');
  });

  it('is Vimeo’s by its number, too', () => {
    expect(read('<lite-vimeo videoid="84712093"></lite-vimeo>')).toContain('vimeo.com/84712093');
    expect(read('<div data-vimeo-id="84712093"></div>')).toContain('vimeo.com/84712093');
  });

  it('keeps its words, its links and its caption', () => {
    const html = `<figure data-video="https://youtu.be/${id}"><p>A <a href="https://youtu.be/${id}">film</a> of rain.</p><button>Tickets</button><figcaption>Rain</figcaption></figure>`;
    const shown = read(html);

    expect(shown.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toBe(
      ' A film of rain. Tickets Rain ',
    );
    expect(count(shown, 'data-embed')).toBe(1);
  });

  it('is not taken for a film when the film is decoration, or is in it anyway', () => {
    const decoration = json({ background_video_link: `https://youtu.be/${id}` });

    expect(read(`<div data-settings="${decoration}"><p>Words.</p></div>`)).toBe(
      '<div><p>Words.</p></div>',
    );
    expect(count(read(`<div data-url="${embed}">${frame}</div>`), page)).toBe(1);
    expect(
      count(
        read(
          `<figure data-url="https://youtu.be/${id}"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/${id}\n</div></figure>`,
        ),
        page,
      ),
    ).toBe(1);
    expect(read('<div class="youtube" data-grid="abcdefghijk"><p>Words.</p></div>')).not.toContain(
      'data-embed',
    );
    expect(read(`<div data-id="abcdefghijk"><p>Words.</p></div>`)).not.toContain('data-embed');
  });
});

describe('a link that only a script could open', () => {
  it.each([
    `<p><a href="#" data-video-url="https://youtu.be/${id}">Watch it</a></p>`,
    `<p><a href="javascript:void(0)" data-lightbox="${json({ src: embed })}">Watch it</a></p>`,
    `<p><a class="youtube" data-video-id="${id}">Watch it</a></p>`,
  ])('leads to the film: %s', (html) => {
    expect(read(html)).toMatch(
      /<p><a href="https:\/\/www\.youtube\.com\/watch\?v=qP3v_0-mZxY"[^>]*>Watch it<\/a><\/p>/,
    );
  });

  it('links to Spotify’s website if it would open the app', () => {
    expect(read('<p><a href="spotify:album:7kFyd5oyJdVX2pIi6P4iHE">The album</a></p>')).toContain(
      'href="https://open.spotify.com/album/7kFyd5oyJdVX2pIi6P4iHE"',
    );
  });

  it('stays unchanged if it already has a target', () => {
    expect(read(`<p><a href="#part" data-video="https://youtu.be/${id}">Part</a></p>`)).toContain(
      '#text-part',
    );
  });
});

describe('a player that waits for a consent', () => {
  const borlabs = (blocked: string) =>
    `<div class="BorlabsCookie _brlbs-cb-youtube"><div class="_brlbs-content-blocker"><div class="_brlbs-caption"><p>Click to accept</p></div></div><div class="borlabs-hide" data-borlabs-cookie-type="content-blocker">${blocked}</div></div>`;
  const escaped = frame.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const inScript = JSON.stringify({ embed: escaped.replaceAll('/', '\\/') }).replaceAll('"', '\\"');

  it.each([
    borlabs(`<script type="text/template">${packed(frame)}</script>`),
    borlabs(packed(frame)),
    borlabs(`<template>${frame}</template>`),
    `<div class="brlbs-cmpnt-container" data-borlabs-cookie-content="${packed(frame)}"><p>Click to accept</p></div>`,
    `<div class="embed-privacy-container" data-embed-provider="youtube"><button class="embed-privacy-enable">Click to accept</button><div class="embed-privacy-overlay"><p>Click to accept</p></div><div class="embed-privacy-content"><script>var _oembed = '${inScript}';</script></div></div>`,
    `<div><iframe data-cookieblock-src="${embed}" title="A raw frame"></iframe><div class="cookieconsent-optout-marketing">Please accept</div></div>`,
    `<div class="video-placeholder-youtube"><p>Please accept</p></div><iframe data-src="${embed}" title="A raw frame"></iframe>`.replace(
      /^(.*)$/,
      '<div>$1</div>',
    ),
    `<div class="cmplz-placeholder-parent"><iframe class="cmplz-iframe" src="about:blank" data-src-cmplz="${embed}" title="A raw frame"></iframe><div class="cmplz-blocked-content-notice">Click to accept</div></div>`,
  ])('is the film, without the words that ask: %s', (html) => {
    const shown = read(`<p>Before.</p>${html}<p>After.</p>`);

    expect(count(shown, page)).toBe(1);
    expect(shown).toContain('data-title="A raw frame"');
    expect(shown.replace(/<[^>]+>/g, '')).toBe('Before.After.');
    expect(plainText(html)).toBe('');
  });

  it('is removed without any text of the editor', () => {
    const html = `<div class="cookie-recipes"><p>Bake first.</p><iframe data-lazy-src="${embed}"></iframe><p class="privacy">Then film.</p></div>`;
    const caption = `<figure class="wp-block-embed cmplz-placeholder-parent"><div><iframe data-src-cmplz="${embed}"></iframe></div><figcaption>Rain</figcaption></figure>`;

    expect(read(html)).toMatch(/Bake first\..*Then film\./);
    expect(read(caption)).toContain('<figcaption>Rain</figcaption>');
    expect(read('<div class="cookie-notice"><p>We bake cookies.</p></div>')).toContain('We bake');
  });

  it('is a plain link where its host is not known', () => {
    const map = '<iframe src="https://maps.example/embed?place=bern" title="The hall"></iframe>';

    expect(read(borlabs(`<script type="text/template">${packed(map)}</script>`))).toContain(
      '>The hall</a>',
    );
  });
});

describe('what is written as code or data', () => {
  it('is no film', () => {
    const code = `<pre><code>${frame.replaceAll('<', '&lt;')}</code></pre>`;

    expect(read(code)).not.toContain('data-embed');
    expect(read(`<script>ga('${embed}')</script><p>x</p>`)).toBe('<p>x</p>');
    expect(
      read(`<script type="text/template">${packed('<iframe src="javascript:alert(1)">')}</script>`),
    ).toBe('');
  });
});
