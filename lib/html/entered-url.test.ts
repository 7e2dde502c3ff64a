import { getCarousel } from '../data/carousel';
import { toCalendarFile } from '../feeds/calendar/calendar-file';
import { googleEvent, outlookEvent } from '../feeds/calendar/calendar-links';
import { findEvent } from '../data/events/queries';
import { toFeedHtml } from '../feeds/feed-html';
import { getRelease } from '../data/music/queries';
import { getPost } from '../data/posts/queries';
import { search } from '../data/search/queries';
import { eventNode } from '../seo/json-ld/event';
import { releaseNode } from '../seo/json-ld/release';
import { getTag } from '../data/terms';
import { networkResponses } from '../testing/responses';
import { getVideo } from '../data/videos/queries';
import { forgetSharedResponses } from '../wordpress/shared-responses';

// The URLs that editors paste: the URL of a page on the site, and its URL in WordPress.
const typed = ['https://site.example/events/one', 'https://cms.example/events/one/'];
const words = `See ${typed.join(' and ')}, or cms.example`;
const html = `<p>${words}</p>\n${typed.map((href) => `<a href="${href}">there</a>`).join('')}`;
const title = { rendered: words };
const seo = { title: words, description: words, og_image: null };
const term = { id: 3, name: words, slug: 'tag', taxonomy: 'post_tag' };
const base = {
  id: 7,
  slug: 'one',
  date: '2026-03-02T10:00:00',
  title,
  content: { rendered: html },
};

const bodies = {
  event: (ticket: string) => ({
    ...{ id: 7, slug: 'one', title: words, description: html, start_date: '2036-01-01', seo },
    ...{ start_time: '20:00', attendance: 'online', buy_ticket: { url: ticket, text: words } },
    location: { name: words, address: words, city: words, state: words, country: words },
  }),
  post: {
    ...base,
    modified: base.date,
    excerpt: { rendered: words },
    seo,
    _embedded: { 'wp:term': [[term]] },
  },
  release: (url: string) => ({
    ...base,
    ...{ seo, _embedded: {} },
    acf: {
      ...{ spotify_url: url, apple_music_url: `${url}?a`, youtube_music_url: `${url}?b` },
      ...{ listen: `${url}?c`, watch: `${url}?d`, label: words, isrc: words, ean_upc: words },
      ...{ tracklist: `<ol><li>${words} 3:40</li></ol>`, credits: html, additional_info: html },
    },
  }),
  video: { ...base, seo, _embedded: {}, acf: { credits: words, youtube_id: 'jNQXAC9IVRw' } },
  slide: (url: string) => ({
    ...{ id: 3, title: words, background_image_url: 'https://site.example/images/a.webp' },
    ...{ button_text: words, button_url: url, created_at: '2026-11-20 23:13:22.156+00' },
  }),
};

const pages = { en: '/events/one', de: '/de/veranstaltungen/one' } as const;
const card = '/api/share/0/en/x';

/** Every URL of one of our hosts in this data. */
const named = (thing: unknown) =>
  [
    ...new Set(JSON.stringify(thing).match(/(https?:\/\/)?(site|cms)\.example[^\s"'<>\\,)&]*/g)),
  ].sort();

beforeEach(forgetSharedResponses);

describe.each(['en', 'de'] as const)('in %s, an address of a page of the site', (locale) => {
  const own = [`https://site.example${pages[locale]}`];
  const inWords = [
    ...(locale === 'de' ? ['https://site.example/de'] : ['https://site.example']),
    ...own,
  ];

  it.each(typed)('in any field of an event: %s', async (address) => {
    networkResponses({ body: bodies.event(address) });
    const event = (await findEvent('one', locale))!;
    const { description, seo: fromSeoPlugin, ...read } = event;

    expect(named(read)).toEqual(inWords);
    expect(JSON.stringify(fromSeoPlugin)).not.toContain('cms.example');
    expect(event.ticket?.url).toBe(pages[locale]);
    const node = eventNode(event, card);
    expect(node).toMatchObject({
      location: { url: own[0] },
      offers: { url: own[0] },
    });
    expect(JSON.stringify(node)).not.toContain('cms.example');
    expect(toFeedHtml(event.text, own[0]!)).toContain(`href="${own[0]}"`);
    const file = toCalendarFile([event], {
      ...{
        language: locale,
        titleOf: ({ title }) => title,
        notice: () => '',
        facts: () => [],
        urlOf: () => own[0]!,
      },
    }).replaceAll('\r\n ', '');
    const page = { url: own[0]!, locale };
    const calendars = [googleEvent(event, page), outlookEvent(event, page)];
    for (const text of [file, ...calendars.map((each) => new URL(each).searchParams.toString())]) {
      const plain = decodeURIComponent(text.replace(/\+/g, ' '));
      expect(plain).toContain(`See ${own[0]} and ${own[0]}`);
      expect(plain).not.toContain('cms.example');
    }
    expect(description).toBe(html);
  });

  it.each(typed)('in any field of a release: %s', async (address) => {
    networkResponses({ body: [bodies.release(address)] });
    const release = (await getRelease('one', locale))!;

    expect(release.platforms.map(({ url }) => url)).toEqual(
      ['', '?a', '?b', '?c', '?d'].map((query) => `${pages[locale]}${query}`),
    );
    const { platforms, seo: fromSeoPlugin, ...rest } = release;
    expect(named(rest)).toEqual(inWords);
    expect(JSON.stringify(fromSeoPlugin)).not.toContain('cms.example');
    const node = JSON.stringify(releaseNode(release, card, 'x'));
    expect(node).toContain(`"${own[0]}?a"`);
    expect(node).not.toContain('cms.example');
    expect(platforms).toHaveLength(5);
  });

  it('in any field of a post or a video', async () => {
    for (const [get, body] of [
      [getPost, bodies.post],
      [getVideo, bodies.video],
    ] as const) {
      forgetSharedResponses();
      networkResponses({ body: [body] });
      const { seo: fromSeoPlugin, ...read } = (await get('one', locale))!;
      expect(named(read)).toEqual(inWords);
      // The SEO data is that of the original, so its URLs lead to pages in the original language.
      expect(JSON.stringify(fromSeoPlugin)).not.toContain('cms.example');
    }
  });

  it('in a term and in what a search finds', async () => {
    networkResponses({ body: [{ ...term, description: words, count: 1 }] });
    expect(named(await getTag('tag', locale))).toEqual(inWords);

    forgetSharedResponses();
    networkResponses({
      body: [{ ...base, type: 'post', excerpt: { text: words, language: locale } }],
    });
    expect(named(await search('x', locale, 1))).toEqual(inWords);
  });

  it.each([...typed, '/events/one'])('behind a slide: %s', async (address) => {
    networkResponses({ body: [bodies.slide(address)] });
    const [item] = await getCarousel(locale);

    expect(item).toMatchObject({ imageUrl: '/images/a.webp', button: { url: pages[locale] } });
    expect(named(item)).toEqual(inWords);
  });
});

it('an address of another site stays as it was typed', async () => {
  const away = 'https://tickets.example?from=site.example';
  networkResponses({ body: bodies.event(away) });

  expect((await findEvent('one', 'de'))?.ticket?.url).toBe(away);
});

it('a ticket address that leads to the admin screens is left out', async () => {
  networkResponses({ body: bodies.event('https://cms.example/wp-admin/') });

  expect((await findEvent('one', 'en'))?.ticket).toBeNull();
});
