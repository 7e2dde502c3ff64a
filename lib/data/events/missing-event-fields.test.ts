import { findEvent, getAllEvents, getPastEvents, getUpcomingEvents } from './queries';
import { enriched } from './missing-event-fields';
import { rawEvent } from './raw-event';
import { logged, networkResponses } from '../../testing/responses';
import { earlierSiteResponses } from '../../testing/earlier-site';
import { event, eventResponses, now } from '../../testing/event-responses';
import events from '../../testing/recorded/earlier-site/events.json';
import { site } from '../../site';
import { forgetSharedResponses } from '../../wordpress/shared-responses';

/** The request path of a recorded event. stack/system-tests/earlier-site/content.mjs describes the events. */
function recordOf(day: string): string {
  const record = events.find(
    ({ request, body }) =>
      /^\/events\/\d+$/.test(request) && 'start_date' in body && body.start_date === day,
  );
  return record!.request;
}

const harbour = recordOf('20361206');
const journey = recordOf('2036-11-28');
const unreadable = recordOf('2036-12-01');
const gone = recordOf('2036-12-02');
const unseen = recordOf('2036-12-03');
const posts = events.map(({ request }) => request).filter((request) => /^\/posts/.test(request));
const lists = ['/events?type=upcoming', '/events?type=past'];

let warned: jest.SpyInstance;

beforeEach(() => {
  forgetSharedResponses();
  jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'nextTick', 'queueMicrotask'] });
  warned = logged('warn');
});
afterEach(() => jest.useRealTimers());

const warnings = () => warned.mock.calls.map(([words]) => String(words).split('\n')[0]);

describe('the list of a back end without our plugin', () => {
  it('is completed with the missing fields, without other requests', async () => {
    const requests = earlierSiteResponses();
    const found = await getUpcomingEvents('en');

    expect(requests.slice(0, 2)).toEqual(lists);
    expect(requests.slice(2).sort()).toEqual(
      [harbour, journey, unreadable, gone, unseen, ...posts].sort(),
    );
    expect(found.map(({ slug }) => slug)).toEqual([
      'journey-in-la',
      'gr-e-glanz-an-evening',
      'winter-concert',
      'harbour-songs',
    ]);
    // One event has text instead of a date. A draft or a deleted post is not a failure.
    expect(warned.mock.calls.flat()).toEqual([
      'Left out a malformed event: ✖ Invalid ISO date\n  → at start_date',
    ]);
  });

  it('takes fields from the linked post that only the post has', async () => {
    earlierSiteResponses();

    expect((await getUpcomingEvents('en'))[0]).toMatchObject({
      title: 'A Journey in L.A. & around',
      description: expect.stringContaining('Told in the news.'),
      image: { src: expect.stringContaining('/wp-content/uploads/slow-weather-los-angeles') },
      place: { town: 'Los Angeles' },
      zone: 'America/Los_Angeles',
      schedule: { startTime: null, endDate: null },
      ticket: null,
    });
  });

  it('needs no post where the event has a record of its own', async () => {
    earlierSiteResponses();

    expect((await getUpcomingEvents('en'))[3]).toMatchObject({
      slug: 'harbour-songs',
      image: { src: expect.stringContaining('first-swim') },
      schedule: { startDate: '2036-12-06', startTime: '20:00' },
    });
  });

  it('keeps the day of each event of a series, and what only the list says of it', async () => {
    const record = { id: 7, slug: 'two-evenings', title: 'Two evenings', start_date: '2036-02-05' };
    networkResponses({ body: { ...record, featured_image: 'https://cms.example/a.jpg' } });
    const second = rawEvent.parse({
      ...{ id: 7, title: '', start_date: '2036-02-12', status: 'cancelled' },
      ...{ location: { name: 'Old Weaving Mill' }, supporting_acts: ['A choir'] },
    });

    expect((await enriched(second)).event).toMatchObject({
      ...{ slug: 'two-evenings', title: 'Two evenings', start_date: '2036-02-12' },
      ...{ featured_image: 'https://cms.example/a.jpg', status: 'cancelled' },
      ...{ location: { name: 'Old Weaving Mill' }, supporting_acts: ['A choir'] },
    });
  });

  it('takes the slug from the record, and its own one if the record has none', async () => {
    const listed = rawEvent.parse({ id: 7, slug: 'winter', title: 'A', start_date: '2036-02-12' });
    const record = { id: 7, title: 'A', start_date: '2036-02-12' };

    networkResponses({ body: { ...record, slug: 'winter-concert' } });
    expect((await enriched(listed)).event.slug).toBe('winter-concert');
    forgetSharedResponses();
    networkResponses({ body: record });
    expect((await enriched(listed)).event.slug).toBe('winter');
  });

  it('decodes entities, converts numbers, and drops invalid values', async () => {
    earlierSiteResponses();
    const found = await getUpcomingEvents('en');

    expect(found[2]).toMatchObject({
      id: expect.any(Number),
      title: 'Winter Concert – Songs & Candles',
      schedule: { startTime: '19:30', endTime: '21:30', timeZone: site.timeZone },
      place: { name: 'Old Weaving Mill', town: 'Lucerne', postcode: '6003', state: '' },
      ...{ zone: null, status: 'scheduled', isOnline: false },
      ticket: { url: 'https://tickets.example/winter', text: '', language: 'en' },
    });
    // The recorded start time is “7:30 pm”.
    expect(found[1]).toMatchObject({ schedule: { startTime: '19:30' } });
  });

  it('shows an event incompletely when the rest cannot be loaded', async () => {
    const down = { status: 500 };
    earlierSiteResponses({
      ...{ [harbour]: down, [journey]: down, [gone]: down, [unreadable]: down, [unseen]: down },
      ...Object.fromEntries(posts.map((post) => [post, down])),
    });
    const found = await getUpcomingEvents('en');

    // A slug is generated from the title. An event without a picture is not listed.
    expect(found.map(({ slug }) => slug)).toEqual(['gr-e-glanz-an-evening', 'winter-concert']);
    expect(warnings()).toContain('An event is shown without the fields that could not be loaded');
  });

  it('fails, instead of being empty, when none of its events can be loaded', async () => {
    eventResponses({
      '/events?type=upcoming': [event(2, { featured_image: null })],
      '/events?type=past': [],
      '/events/2': { status: 500 },
    });

    await expect(getUpcomingEvents('en')).rejects.toThrow('Failed to fetch upcoming events');
  });

  it('is in one language, with all that has a page', async () => {
    earlierSiteResponses();
    expect(await getPastEvents('de')).toMatchObject([{ title: '432', language: 'en' }]);

    forgetSharedResponses();
    const all = (await getAllEvents('en')).map(({ slug }) => slug);
    expect(all).toEqual(expect.arrayContaining(['a-night', 'four-three-two', 'journey-in-la']));
    expect(all).toHaveLength(7);
  });
});

describe('the page of an event there', () => {
  it('shows the fields of the linked post, under the slug of the post', async () => {
    const requests = earlierSiteResponses();

    expect(await findEvent('journey-in-la', 'en')).toMatchObject({
      title: 'A Journey in L.A. & around',
      description: expect.stringContaining('Told in the news.'),
      image: { src: expect.stringContaining('slow-weather-los-angeles') },
    });
    expect(requests).toHaveLength(2);
  });

  it('shows the event without its post when that cannot be loaded', async () => {
    earlierSiteResponses(Object.fromEntries(posts.map((post) => [post, { status: 500 }])));

    expect(await findEvent('journey-in-la', 'en')).toMatchObject({ image: null });
    expect(warnings()).toEqual(['An event is shown without the fields that could not be loaded']);
  });

  it('loads an event without a picture with one request', async () => {
    const requests = earlierSiteResponses();

    expect(await findEvent('a-night', 'en')).toMatchObject({ slug: 'a-night', image: null });
    expect(requests).toHaveLength(1);
  });

  it('cannot be told to be absent while the slug of an event cannot be loaded', async () => {
    earlierSiteResponses(Object.fromEntries(posts.map((post) => [post, { status: 500 }])));

    await expect(findEvent('journey-elsewhere', 'en')).rejects.toThrow(
      'Failed to fetch event from WordPress',
    );
  });

  it('is absent when the list for a slug is empty, and no title gives this slug', async () => {
    earlierSiteResponses();

    expect(await findEvent('nothing', 'en')).toBeNull();
  });
});
