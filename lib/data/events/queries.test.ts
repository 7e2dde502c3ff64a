import { tags } from '../../cache/tags';
import { processState } from '../../next-internals/process-state.mjs';
import { startEventExpiryTimer } from '../../revalidation/event-expiry';
import { findEvent, getAllEvents, getPastEvents, getUpcomingEvents } from './queries';
import { logged } from '../../testing/responses';
import { event, eventResponses, now, picture } from '../../testing/event-responses';
import { forgetSharedResponses } from '../../wordpress/shared-responses';
import { site } from '../../site';

/** The ids of the expired events that the timer refreshes until this time. At its start, it refreshes only the lists. */
async function nextAnnounced(moment: string): Promise<number[]> {
  jest.useFakeTimers({ now });
  const announced: number[] = [];
  startEventExpiryTimer(async (expiries) => {
    announced.push(...expiries.map(({ id }) => id));
    return true;
  });
  const until = new Date(moment).getTime();
  // The timer checks once a second. Only the last ten seconds are simulated.
  jest.setSystemTime(until - 10_000);
  await jest.advanceTimersByTimeAsync(10_000);

  return announced;
}

const tagged = () => jest.mocked(fetch).mock.calls.flatMap(([, init]) => init?.next?.tags ?? []);

beforeEach(() => {
  forgetSharedResponses();
  processState('eventExpiries', () => new Map()).clear();
  jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'nextTick', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

describe('the upcoming events', () => {
  it('are sorted by their start, each in the time zone of its venue', async () => {
    eventResponses({
      '/events?type=upcoming': [
        event(1, { start_date: '2026-12-03' }),
        event(2, { start_time: '21:00:00' }),
        event(3, { start_time: '20:00:00', timezone: 'America/Los_Angeles' }),
        event(4, { start_time: '21:30:00', timezone: 'Asia/Tokyo' }),
      ],
      '/events?type=past': [],
    });

    expect((await getUpcomingEvents('en')).map(({ id }) => id)).toEqual([4, 2, 3, 1]);
  });

  it('have every date of a series, two on one day too, and all but the first are further dates', async () => {
    const dates = [
      { start_date: '2027-02-12', start_time: '20:00:00' },
      { start_date: '2027-02-12', start_time: '15:00:00' },
      { start_date: '2027-02-05', start_time: '20:00:00' },
    ];
    eventResponses({
      '/events?type=upcoming': dates.map((each) => event(1, each)),
      '/events?type=past': [],
    });

    const found = await getUpcomingEvents('en');
    expect(
      found.map(({ schedule, isFurtherDate }) => [
        `${schedule.startDate} ${schedule.startTime}`,
        isFurtherDate,
      ]),
    ).toEqual([
      ['2027-02-05 20:00', false],
      ['2027-02-12 15:00', true],
      ['2027-02-12 20:00', true],
    ]);
  });

  it('are none, with a line in the log, if the only one has no day that can be read', async () => {
    const warning = logged('warn');
    eventResponses({
      '/events?type=upcoming': [event(1, { start_date: 'to be announced' })],
      '/events?type=past': [],
    });

    expect(await getUpcomingEvents('en')).toEqual([]);
    expect(warning).toHaveBeenCalledWith(expect.stringContaining('Left out every event'));
    expect(tagged()).toContain(tags.shown(tags.list('event')));
  });

  it('cannot be read if an entry is no event', async () => {
    logged('warn');
    eventResponses({ '/events?type=upcoming': [{ start_date: 'soon' }], '/events?type=past': [] });

    await expect(getUpcomingEvents('en')).rejects.toThrow('Failed to fetch upcoming events');
  });

  it('are requested page by page', async () => {
    const pages = [event(1), event(2)].map((each) => [each]);
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      const { searchParams } = new URL(String(input));
      if (searchParams.get('type') === 'past') return Response.json([]);
      const page = Number(searchParams.get('page') ?? 1);
      return Response.json(pages[page - 1], { headers: { 'x-wp-totalpages': '2' } });
    });

    expect((await getUpcomingEvents('en')).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('are chosen by their dates, and not by the list in which WordPress returns them', async () => {
    const responses = {
      '/events?type=upcoming': [event(1), event(2, { start_date: '2026-11-19' })],
      '/events?type=past': [
        event(3, { start_date: '2026-11-20', start_time: '02:00:00' }),
        event(1),
      ],
    };
    eventResponses(responses);
    expect((await getUpcomingEvents('en')).map(({ id }) => id)).toEqual([3, 1]);

    forgetSharedResponses();
    eventResponses(responses);
    expect((await getPastEvents('en')).map(({ id }) => id)).toEqual([2]);
  });

  it.each([
    ['Europe/Zurich', '2026-12-05T22:59:00Z', '2026-12-05T23:01:00Z'],
    ['America/Los_Angeles', '2026-12-06T07:59:00Z', '2026-12-06T08:01:00Z'],
    ['Asia/Tokyo', '2026-12-05T14:59:00Z', '2026-12-05T15:01:00Z'],
  ])('change at midnight in %s, and not before', async (timezone, before, after) => {
    const upcoming = [event(1, { start_date: '2026-12-05', start_time: null, timezone })];
    eventResponses({ '/events?type=upcoming': upcoming, '/events?type=past': [] });

    jest.setSystemTime(new Date(before));
    expect(await getUpcomingEvents('en')).toHaveLength(1);
    expect(await getPastEvents('en')).toHaveLength(0);
    jest.setSystemTime(new Date(after));
    expect(await getUpcomingEvents('en')).toHaveLength(0);
    expect(await getPastEvents('en')).toHaveLength(1);
  });

  it('cost two requests, also with sixty upcoming and forty past ones', async () => {
    const many = (from: number, count: number, part: object = {}) =>
      Array.from({ length: count }, (_, index) => event(from + index, part));
    const requests = eventResponses({
      '/events?type=upcoming': many(1, 60),
      '/events?type=past': many(100, 40, { start_date: '2026-01-01' }),
    });

    expect(await getUpcomingEvents('en')).toHaveLength(60);
    expect(await getPastEvents('en')).toHaveLength(40);
    expect(requests.sort()).toEqual(['/events?type=past', '/events?type=upcoming']);
  });

  it('cost one request where our plugin lists them', async () => {
    const requests = eventResponses({ '/events?type=upcoming': [event(1, { embedded: {} })] });

    expect(await getUpcomingEvents('en')).toHaveLength(1);
    expect(requests).toEqual(['/events?type=upcoming']);
  });

  it('cost two where our plugin lists none: WordPress may fail, and not be empty', async () => {
    const requests = eventResponses({ '/events?type=upcoming': [], '/events?type=past': [] });

    expect(await getUpcomingEvents('en')).toEqual([]);
    expect(requests).toEqual(['/events?type=upcoming', '/events?type=past']);
  });

  it('are loaded without the past ones', async () => {
    const warning = logged('warn');
    eventResponses({ '/events?type=upcoming': [event(1)], '/events?type=past': { status: 500 } });

    expect(await getUpcomingEvents('en')).toHaveLength(1);
    expect(warning).toHaveBeenCalled();
  });

  it('are requested once more when WordPress fails', async () => {
    logged('warn');
    const requests = eventResponses({
      '/events?type=upcoming': { status: 500 },
      '/events?type=past': [],
    });

    await expect(getUpcomingEvents('en')).rejects.toThrow(
      'Failed to fetch upcoming events from WordPress',
    );
    expect(requests.filter((name) => name.includes('upcoming'))).toHaveLength(2);
  });

  it('have the cache tag that every change of an event expires', async () => {
    eventResponses({ '/events?type=upcoming': [], '/events?type=past': [] });
    await getUpcomingEvents('en');

    expect(tagged()).toContain(tags.list('event'));
  });

  it('set the timer to the first expiry, which may not be that of the first start', async () => {
    eventResponses({
      '/events?type=upcoming': [
        event(1, { start_date: '2026-11-20', end_date: '2026-11-25', end_time: '18:00:00' }),
        event(2, { start_date: '2026-11-21' }),
      ],
      '/events?type=past': [],
    });
    await getUpcomingEvents('en');

    expect(await nextAnnounced('2026-11-22T07:00:01Z')).toEqual([2]);
  });

  it.each([
    ['fails', { status: 500 }],
    ['is no list', { body: { code: 'odd' } }],
    ['has no event that is one', [{ start_date: 'soon' }]],
  ])('leave the timer as it was when their list %s', async (_, response) => {
    logged('warn');
    const past = [event(2, { start_date: '2026-01-01' })];
    eventResponses({
      '/events?type=upcoming': [event(1, { start_date: '2026-11-21' })],
      '/events?type=past': past,
    });
    await getUpcomingEvents('en');

    forgetSharedResponses();
    eventResponses({ '/events?type=upcoming': response, '/events?type=past': past });
    await getPastEvents('en');
    expect(await nextAnnounced('2026-11-22T07:00:01Z')).toEqual([1]);
  });

  it('list an event whose picture is where the site cannot show it, and none without a picture', async () => {
    const elsewhere = 'https://media.example/2026/hall.jpg';
    const media = { id: 5, source_url: elsewhere, alt_text: '' };
    eventResponses({
      '/events?type=upcoming': [
        event(1, { featured_image: elsewhere }),
        event(2, { featured_image: null, embedded: { 'wp:featuredmedia': [media] } }),
        event(3, { featured_image: null, embedded: {} }),
      ],
      '/events?type=past': [],
    });

    const listed = await getUpcomingEvents('en');
    expect(listed.map(({ id, image }) => [id, image])).toEqual([
      [1, null],
      [2, null],
    ]);
  });

  it('use the time zone of the site where their own is not valid', async () => {
    eventResponses({
      '/events?type=upcoming': [
        event(1, { timezone: 'UTC+2' }),
        event(2, { timezone: 'Mars/Base' }),
        event(3, { location: { city: 'Grenoble', country: 'Savoy' } }),
      ],
      '/events?type=past': [],
    });
    const zones = (await getUpcomingEvents('en')).map(({ schedule }) => schedule.timeZone);

    expect(zones).toEqual([site.timeZone, site.timeZone, site.timeZone]);
  });

  it.each([
    ['the response is not a list', { body: { code: 'odd' } }],
    ['not one event has the right shape', [{ start_date: 'soon' }]],
    ['the days are no days', [event(1, { start_date: 7 })]],
    ['the events are none', [{}, { items: [] }]],
  ])('cannot be loaded when %s', async (_, response) => {
    logged('warn');
    eventResponses({ '/events?type=upcoming': response, '/events?type=past': [] });

    await expect(getUpcomingEvents('en')).rejects.toThrow('upcoming events');
  });
});

describe('the past events', () => {
  it('come newest first, without the upcoming ones', async () => {
    logged('warn');
    eventResponses({
      '/events?type=upcoming': { status: 500 },
      '/events?type=past': [
        event(1, { start_date: '2025-01-01' }),
        event(2, { start_date: '2026-01-01' }),
      ],
    });

    expect((await getPastEvents('en')).map(({ id }) => id)).toEqual([2, 1]);
  });

  it('throw the given message when they cannot be loaded', async () => {
    logged('warn');
    eventResponses({ '/events?type=upcoming': [], '/events?type=past': { status: 500 } });

    await expect(getPastEvents('en')).rejects.toThrow('Failed to fetch past events from WordPress');
  });
});

describe('findEvent', () => {
  const whole = event(7, {
    slug: 'kl%C3%A4nge',
    description: '<p>Come. <a href="https://tickets.example/">Tickets</a></p>',
    status: 'postponed',
    previous_start_date: '2026-10-01',
    attendance: 'online',
    modified_gmt: '2026-11-19T08:00:00',
    embedded: { 'wp:featuredmedia': [{ id: 5, source_url: picture, alt_text: 'A &amp; B' }] },
    translations: { de: { title: { rendered: 'Klänge' }, description: '<p>Kommt.</p>' } },
  });

  it('reads everything an event has', async () => {
    eventResponses({ '/events/slug/kl%C3%A4nge': whole });

    expect(await findEvent('klänge', 'en')).toMatchObject({
      ...{ id: 7, slug: 'klänge', status: 'postponed', previousDate: '2026-10-01' },
      ...{ isOnline: true, isUpcoming: true, modified: new Date('2026-11-19T08:00:00Z') },
      image: { src: picture, alt: 'A & B' },
    });
    expect(tagged()).toEqual(
      expect.arrayContaining([tags.slug('klänge'), tags.post(7), tags.media(5)]),
    );
  });

  it('reads the German version', async () => {
    eventResponses({ '/events/slug/kl%C3%A4nge': whole });

    expect(await findEvent('klänge', 'de')).toMatchObject({
      ...{ title: 'Klänge', language: 'de', description: '<p>Kommt.</p>' },
    });
  });

  it.each([
    ['en', '24 December 2026'],
    ['de', '24. Dezember 2026'],
  ] as const)('calls an event without a title by its first day, in %s', async (locale, title) => {
    eventResponses({ '/events/slug/event-9': event(9, { title: '', start_date: '2026-12-24' }) });

    expect((await findEvent('event-9', locale))?.title).toBe(title);
  });

  it('names the town, the state and the country in the language that was requested', async () => {
    const location = { name: 'Echo Park Hall', state: 'California', country: 'Portugal' };
    eventResponses({
      '/events/slug/west': event(9, { location: { ...location, city: 'Lisbon' } }),
      '/events/slug/east': event(10, { location: { city: 'Ghent', country: 'Belgium' } }),
    });

    expect((await findEvent('west', 'de'))?.place).toMatchObject({
      ...{ name: 'Echo Park Hall', town: 'Lissabon', state: 'Kalifornien', country: 'Portugal' },
    });
    expect((await findEvent('west', 'en'))?.place).toMatchObject({
      ...{ town: 'Lisbon', state: 'California' },
    });
    expect((await findEvent('east', 'de'))?.place).toMatchObject({
      ...{ town: 'Gent', country: 'Belgien' },
    });
  });

  it.each([
    [{ city: 'Naples', state: 'Florida', country: 'United States' }, 'Naples'],
    [{ city: 'Athens', state: 'California', country: '' }, 'Athens'],
    [{ city: 'Naples', state: '', country: 'Italy' }, 'Neapel'],
  ])('knows where the town of %j is', async (location, town) => {
    eventResponses({ '/events/slug/west': event(9, { location }) });

    expect((await findEvent('west', 'de'))?.place.town).toBe(town);
  });

  it('finds an event without a picture, and one that is over', async () => {
    const old = event(8, { featured_image: null, start_date: '2020-01-01' });
    const lists = { '/events?type=upcoming': [event(1)], '/events?type=past': [old] };
    eventResponses({ ...lists, '/events/slug/event-8': [old] });

    expect(await findEvent('event-8', 'en')).toMatchObject({ image: null, isUpcoming: false });
  });

  it('shows a series on its next date, and after the last one on its first', async () => {
    const on = (start_date: string) => event(8, { start_date });
    const first = on('2026-11-13');
    const shownWith = async (upcoming: object[], past: object[]) => {
      forgetSharedResponses();
      eventResponses({
        ...{ '/events?type=upcoming': upcoming, '/events?type=past': past },
        '/events/slug/event-8': { ...first, description: '<p>Every Saturday.</p>' },
      });
      return findEvent('event-8', 'en');
    };

    expect(await shownWith([event(1), on('2026-12-12'), on('2026-12-05')], [first])).toMatchObject({
      ...{ schedule: { startDate: '2026-12-05' }, isUpcoming: true, isFurtherDate: true },
      description: '<p>Every Saturday.</p>',
    });
    expect(await shownWith([event(1)], [first])).toMatchObject({
      ...{ schedule: { startDate: '2026-11-13' }, isUpcoming: false, isFurtherDate: false },
    });
  });

  it('needs no list for an event of our plugin that is over', async () => {
    const old = event(8, { start_date: '2020-01-01', embedded: {} });
    const requests = eventResponses({ '/events/slug/event-8': [old] });

    expect(await findEvent('event-8', 'en')).toMatchObject({ isUpcoming: false });
    expect(requests).toEqual(['/events/slug/event-8']);
  });

  it('names an event as WordPress does, however it was requested', async () => {
    eventResponses({
      '/events/slug/TH%C3%89-event': event(7, { slug: 'the-event' }),
      '/events/slug/under-its-post': event(8, { slug: null, post_id: 3 }),
      '/posts/3': { slug: 'post', title: { rendered: 'x' }, content: { rendered: '' } },
      '/events/slug/nameless': event(9, { slug: null }),
    });

    expect((await findEvent('THÉ-event', 'en'))?.slug).toBe('the-event');
    expect((await findEvent('under-its-post', 'en'))?.slug).toBe('post');
    expect((await findEvent('nameless', 'en'))?.slug).toBe('nameless');
  });

  it('finds an event by the slug of its title when the back end has no slug', async () => {
    eventResponses({
      '/events?type=upcoming': [event(1, { slug: null, title: 'One Night' })],
      '/events?type=past': [],
    });

    expect(await findEvent('one-night', 'en')).toMatchObject({ id: 1, slug: 'one-night' });
  });

  it.each([
    ['there is none', {}],
    ['the list for its slug is empty', { '/events/slug/nothing': { body: [] } }],
    ['it has no day', { '/events/slug/nothing': event(1, { start_date: null }) }],
  ])('is null when %s', async (_, responses) => {
    eventResponses({ '/events?type=upcoming': [], '/events?type=past': [], ...responses });

    expect(await findEvent('nothing', 'en')).toBeNull();
  });

  it('throws an error with the given message when WordPress is unreachable', async () => {
    eventResponses({ '/events/slug/x': new TypeError('fetch failed') });

    await expect(findEvent('x', 'en')).rejects.toThrow('Failed to fetch event from WordPress');
  });
});

describe('all events', () => {
  it('are all that have a page, listed or not, each once', async () => {
    eventResponses({
      '/events?type=upcoming': [event(1), event(2, { featured_image: null, embedded: {} })],
      '/events?type=past': [event(3, { start_date: '2020-01-01' }), event(1)],
    });

    expect((await getAllEvents('en')).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(tagged()).toContain(tags.list('event'));
  });

  it('are complete or missing: a part of them would be a sitemap without some pages', async () => {
    eventResponses({
      '/events?type=upcoming': [event(1)],
      '/events?type=past': { status: 403, body: 'no' },
    });

    await expect(getAllEvents('en')).rejects.toThrow('Failed to fetch events from WordPress');
  });
});
