import type { Graph } from 'schema-dts';

import type { Event } from '../../events';
import type { Release } from '../../music';
import type { Post } from '../../posts';
import type { Tour } from '../../tours';
import type { Video } from '../../videos';
import { pageGraph, toScript } from '../json-ld';
import { eventNode } from './event';
import { fullGroupNode, groupNode, performerNode, websiteNode } from './group';
import { listNode } from './list';
import { postNode } from './post';
import { releaseNode } from './release';
import { eveningNodes, tourNode } from './tours';
import { videoNode } from './video';

const card = '/api/share/0/en/x';
const drawn = `https://site.example${card}`;
const group = { '@id': 'https://site.example/#group' };
const noSeo = { title: null, description: '' };
const image = {
  src: 'https://cms.example/wp-content/uploads/2026/05/a.webp?v=1',
  ...{ alt: 'Hammers', width: 10, height: 10 },
};

describe('pageGraph', () => {
  const href = { pathname: '/events/[slug]', params: { slug: 'klänge' } } as const;
  const trail = [
    { name: 'Auralune', href: { pathname: '/' } as const },
    { name: 'Veranstaltungen', href: { pathname: '/events' } as const },
    { name: 'Klänge', href },
  ];

  it('names the page, the way to it, and what it is about', () => {
    const url = 'https://site.example/de/veranstaltungen/kl%C3%A4nge';
    const about = `${url}#event`;

    expect(pageGraph({ href, locale: 'de', title: 'Klänge', about, trail }, [])).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          ...{ '@type': 'WebPage', '@id': `${url}#page`, url, name: 'Klänge', inLanguage: 'de' },
          isPartOf: { '@id': 'https://site.example/#website' },
          mainEntity: { '@id': about },
          breadcrumb: { '@id': `${url}#breadcrumbs` },
        },
        {
          ...{ '@type': 'BreadcrumbList', '@id': `${url}#breadcrumbs` },
          itemListElement: [
            crumb(1, 'Auralune', 'https://site.example/de'),
            crumb(2, 'Veranstaltungen', 'https://site.example/de/veranstaltungen'),
            crumb(3, 'Klänge', url),
          ],
        },
      ],
    });
  });

  it('has no way to the home page', () => {
    const home = { pathname: '/' } as const;
    const page = { href: home, locale: 'en', title: 'Home', trail: [trail[0]!] } as const;

    expect(types(pageGraph({ ...page, trail: [...page.trail] }, []))).toEqual(['WebPage']);
  });
});

const crumb = (position: number, name: string, item: string) => ({
  ...{ '@type': 'ListItem', position, name, item },
});
const types = (graph: Graph) => graph['@graph'].map((node) => (node as never)['@type']);

describe('toScript', () => {
  it('lets nothing in it end the script, and keeps every word', () => {
    const name = '</script><img src=x onerror=alert(1)> & \u2028\u2029 <!--';
    const graph: Graph = {
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'WebPage', name }],
    };
    const script = toScript(graph);

    expect(script).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(script)).toEqual(graph);
  });
});

describe('the duo', () => {
  it('is one thing on every page, with its members and its offer where it is told of', () => {
    expect(fullGroupNode('Two who listen.')).toMatchObject({
      ...(groupNode() as object),
      ...{ '@id': group['@id'], description: 'Two who listen.' },
      genre: ['Healing Music', 'Frequency Music', 'Soul Music'],
      member: [
        { '@id': 'https://site.example/#singer' },
        { '@id': 'https://site.example/#pianist' },
      ],
      makesOffer: {
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: 'Soul Song Channeling' },
      },
    });
    expect(performerNode('singer')).toEqual({
      ...{ '@type': 'Person', '@id': 'https://site.example/#singer', name: 'Aura' },
      memberOf: group,
    });
  });

  it('has a site that can be searched in the language of the page', () => {
    expect(websiteNode('de')).toMatchObject({
      potentialAction: {
        target: { urlTemplate: 'https://site.example/de/suche?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    });
  });
});

const event: Event & { isUpcoming: boolean } = {
  ...{ id: 7, slug: 'klang', title: 'Klang', language: 'en', languages: ['en'], image: null },
  schedule: {
    ...{ startDate: '2026-10-25', endDate: null, startTime: '01:00', endTime: '04:00' },
    timeZone: 'Europe/Zurich',
  },
  zone: null,
  place: {
    ...{ name: 'Chapel', address: 'Lane 1', town: 'Bern', state: '', country: '', postcode: '' },
    language: 'en',
  },
  ...{ isOnline: false, status: 'scheduled', previousDate: null },
  ticket: { url: 'https://booking.example/klang', text: 'Choose a chair', language: 'en' },
  ...{ description: '', seo: { title: null, description: 'An evening.' }, modified: null },
  isUpcoming: true,
};

describe('eventNode', () => {
  it('has everything that is known, by the clock of its place', () => {
    const url = 'https://site.example/events/klang';

    expect(eventNode(event, card)).toEqual({
      ...{ '@type': 'MusicEvent', '@id': `${url}#event`, name: 'Klang', url },
      ...{ description: 'An evening.', inLanguage: 'en' },
      mainEntityOfPage: { '@id': `${url}#page` },
      // The clock goes back in between.
      startDate: '2026-10-25T01:00:00+02:00',
      endDate: '2026-10-25T04:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        ...{ '@type': 'Place', name: 'Chapel' },
        address: { '@type': 'PostalAddress', streetAddress: 'Lane 1', addressLocality: 'Bern' },
      },
      image: [drawn],
      offers: { '@type': 'Offer', url: 'https://booking.example/klang', name: 'Choose a chair' },
      ...{ performer: group, organizer: group },
    });
  });

  it('has days alone where no time is known', () => {
    const schedule = { ...event.schedule, startTime: null, endTime: null, endDate: '2026-10-26' };

    expect(eventNode({ ...event, schedule }, card)).toMatchObject({
      ...{ startDate: '2026-10-25', endDate: '2026-10-26' },
    });
  });

  it('has the offset of a place far away, and an end in the night after', () => {
    const schedule = {
      ...event.schedule,
      ...{ startTime: '21:00', endTime: '01:00', timeZone: 'America/Los_Angeles' },
    };

    expect(eventNode({ ...event, schedule }, card)).toMatchObject({
      startDate: '2026-10-25T21:00:00-07:00',
      endDate: '2026-10-26T01:00:00-07:00',
    });
  });

  it('was moved from a day that is known, or put off', () => {
    const moved = { ...event, status: 'postponed', previousDate: '2026-05-02' } as const;

    expect(eventNode(moved, card)).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2026-05-02',
    });
    const putOff = eventNode({ ...moved, previousDate: null }, card);
    expect(putOff).toMatchObject({ eventStatus: 'https://schema.org/EventPostponed' });
    expect(putOff).not.toHaveProperty('previousStartDate');
  });

  it('is sold neither when it is cancelled nor when it is over', () => {
    const cancelled = eventNode({ ...event, status: 'cancelled' }, card);

    expect(cancelled).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    expect(cancelled).not.toHaveProperty('offers');
    expect(eventNode({ ...event, isUpcoming: false }, card)).not.toHaveProperty('offers');
  });

  it('takes place where it is booked when it is online', () => {
    const nowhere = { name: '', address: '', town: '', state: '', country: '', postcode: '' };
    const place = { ...nowhere, language: 'en' as const };

    expect(eventNode({ ...event, place, isOnline: true }, card)).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://booking.example/klang' },
    });
    expect(eventNode({ ...event, place }, card)).not.toHaveProperty('location');
  });

  it('names its picture at an address of ours, before the drawn one', () => {
    expect(eventNode({ ...event, image }, card)).toMatchObject({
      image: ['https://site.example/api/media/2026/05/a.webp?v=1', drawn],
    });
  });
});

describe('postNode', () => {
  it('says who wrote it, when, and of what', () => {
    const post = {
      ...{ id: 1, slug: 'klang', title: 'Klang', image, language: 'de', languages: ['en', 'de'] },
      ...{ date: '2026-07-01T09:00:00', modified: '2026-11-02T09:30:00', excerpt: '' },
      categories: [{ id: 3, slug: 'a', name: 'Konzerte', taxonomy: 'category' }],
      ...{ tags: [], seo: noSeo, text: { type: 'root', children: [] } },
    } satisfies Post;
    const url = 'https://site.example/de/2026/07/klang';

    expect(postNode(post, card)).toEqual({
      ...{ '@type': 'BlogPosting', '@id': `${url}#post`, headline: 'Klang', url },
      ...{ mainEntityOfPage: { '@id': `${url}#page` }, inLanguage: 'de' },
      image: ['https://site.example/api/media/2026/05/a.webp?v=1', drawn],
      datePublished: '2026-07-01T09:00:00+02:00',
      dateModified: '2026-11-02T09:30:00+01:00',
      ...{ author: group, publisher: group, articleSection: ['Konzerte'] },
    });
  });
});

describe('videoNode', () => {
  const video = {
    ...{ id: 1, slug: 'ink', title: 'Ink', image: null, language: 'en', languages: ['en'] },
    ...{ artist: 'Auralune', date: '2026-07-01', credits: [], seo: noSeo },
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

  it('is none without a film, and by somebody else where that is told', () => {
    expect(videoNode({ ...video, film: null }, card, '')).toBeNull();
    expect(videoNode({ ...video, artist: 'Duo Windfang' }, card, '')).toMatchObject({
      creator: { '@type': 'MusicGroup', name: 'Duo Windfang' },
    });
  });
});

describe('releaseNode', () => {
  const release = {
    ...{ id: 1, slug: 'rims', title: 'Rims', image: null, language: 'en', languages: ['en'] },
    ...{ artist: 'Auralune', date: '2026-07-01', seo: noSeo, text: null, credits: null },
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

describe('tours', () => {
  const tour: Tour = {
    ...{ slug: 'wonder', name: 'Wonder', from: 2021, to: 2023, guests: ['Frau Holunder'] },
    ...{ line: { en: 'Through.', de: 'Durch.' }, story: { en: '', de: '' } },
    appearances: [
      { date: '5 FEB 2022', venue: 'Saal', location: 'BERN, CH - POSTPONED TO 14 JAN 2023!' },
      { date: '23/24 OCT 2021', venue: 'Keller', location: 'ULM, DE' },
      { date: '18 SEP 2021', venue: 'Studio', location: 'ZOOM, ONLINE' },
      { date: 'AUG 2021', venue: 'Stube', location: 'BERN, CH' },
      { date: '1 AUG 2021', venue: 'Alp', location: 'BERN, CH - CANCELED!' },
    ],
  };

  it('last from the first evening that took place to the last', () => {
    expect(tourNode(tour, 'de')).toMatchObject({
      ...{ name: 'Wonder', description: 'Durch.', startDate: '2021-09-18', endDate: '2023-01-14' },
      location: { '@type': 'VirtualLocation', url: 'https://site.example/de/touren/wonder' },
      performer: [group, { '@type': 'PerformingGroup', name: 'Frau Holunder' }],
    });
  });

  it('name the evenings that are known to the day, and what became of them', () => {
    const evenings = eveningNodes(tour, 'en') as unknown as Record<string, unknown>[];

    expect(evenings.map((each) => [each.startDate, each.eventStatus])).toEqual([
      ['2021-08-01', 'https://schema.org/EventCancelled'],
      ['2021-09-18', 'https://schema.org/EventScheduled'],
      ['2021-10-23', 'https://schema.org/EventScheduled'],
      ['2023-01-14', 'https://schema.org/EventRescheduled'],
    ]);
    expect(evenings[2]).toMatchObject({
      ...{ name: 'Wonder: Keller', endDate: '2021-10-24' },
      location: { name: 'Keller', address: { addressLocality: 'ULM', addressCountry: 'DE' } },
    });
    expect(evenings[3]).toMatchObject({ previousStartDate: '2022-02-05' });
  });

  it('are no event without an evening', () => {
    expect(tourNode({ ...tour, appearances: null }, 'en')).toBeNull();
  });
});

describe('listNode', () => {
  it('names addresses alone, in their order', () => {
    const items = ['a', 'b'].map(
      (slug) => ({ pathname: '/music/[slug]', params: { slug } }) as const,
    );

    expect(listNode({ pathname: '/music' }, items, 'de')).toEqual({
      ...{ '@type': 'ItemList', '@id': 'https://site.example/de/musik#list' },
      itemListElement: [
        { '@type': 'ListItem', position: 1, url: 'https://site.example/de/musik/a' },
        { '@type': 'ListItem', position: 2, url: 'https://site.example/de/musik/b' },
      ],
    });
  });
});
