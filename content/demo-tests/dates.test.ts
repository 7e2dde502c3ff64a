import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { addDays, formatISO, parseISO } from 'date-fns';

import { datedTexts } from './dated-texts';
import { namedDays, toldEvents } from './named-days';
import { plainWords, seedEvents, seedPosts } from './seed';
import { unreadDays, writtenDays } from './written-days';

const events = new Map(seedEvents().map((event) => [event.slug, event]));
const dayOf = (slug: string) => events.get(slug)?.date;
const found = datedTexts.flatMap(({ name, locale, year, words }) =>
  writtenDays(words, locale, year).map((each) => ({ name, locale, ...each })),
);

describe('a day that a text names', () => {
  it('is looked for in the texts of every source', () => {
    const sources = datedTexts.map(({ name }) => name.split(' ')[0]);
    const words = datedTexts.map((text) => text.words).join('\n');

    expect(sources).toEqual(
      expect.arrayContaining([
        ...['post', 'video', 'release', 'track', 'event', 'tour', 'gallery'],
        ...['press', 'quote', 'report', 'document', 'biography/biography'],
        ...['picture', 'photograph', 'comment', 'terms', 'site', 'messages', 'stage', 'pattern'],
        'cutting',
      ]),
    );
    for (const part of [
      ...[
        'Younger guests on the lap of a grown-up',
        'Jüngere Gäste auf dem Schoss von Erwachsenen',
      ],
      ...['Candles, soup, and one song for one person', 'Kerzen, Suppe und ein Lied für einen'],
      ...['Golden plate figure with a dark centre', 'Goldene Plattenfigur mit dunkler Mitte'],
      ...['Golden mandala with twelve fine petals', 'Goldenes Mandala mit zwölf feinen Blättern'],
      'they are warmer over there',
    ])
      expect(words).toContain(part);
  });

  it.each([
    ...['September 21', 'Sept. 21', 'March 21st', '21st of March', '21 Sept', '21/22 March'],
    ...['21.–22. März', '21 and 22 March', '21.9.', '21. 9.', '21.9.2026', '21/9/2026'],
    '2026-09-21',
  ])('is not read in the form "%s"', (words) => {
    expect(unreadDays(`On ${words}`)).toEqual([words]);
  });

  it('is in no text in such a form', () => {
    const read = ['Sat 26 April', 'Sa, 26. April 2026', '8 to 16 June', 'March 2026', '20.30 Uhr'];

    expect(read.flatMap(unreadDays)).toEqual([]);
    expect(
      datedTexts.flatMap(({ name, words }) => unreadDays(words).map((each) => `${name}: ${each}`)),
    ).toEqual([]);
  });

  it('is found in both languages', () => {
    expect(found.length).toBeGreaterThan(45);
    expect(new Set(found.map(({ locale }) => locale)).size).toBe(2);
  });

  it('is the day of its event in named-days.ts, or is listed there with another meaning', () => {
    const wrong = found.filter(({ name, day }) => {
      const means = namedDays[name]?.[day];
      return !means || (!means.startsWith('–') && dayOf(means) !== day);
    });

    expect(wrong).toEqual([]);
  });

  it('is free of events where it is listed with another meaning', () => {
    const days = new Set(seedEvents().map(({ date }) => date));
    const free = Object.values(namedDays).flatMap((meanings) => Object.entries(meanings));

    expect(
      free.filter(([day, means]) => means.startsWith('–') && (days.has(day) || means.length < 10)),
    ).toEqual([]);
  });

  it('stands in a text that links to its event or the post about it, or names its title or place', () => {
    const bodies = new Map(seedPosts('en').map(({ key, body }) => [`post ${key}`, body]));
    const mapped = Object.entries(namedDays).flatMap(([name, days]) =>
      Object.values(days).flatMap((means) =>
        means.startsWith('–') ? [] : [[name, means] as const],
      ),
    );
    const unclear = mapped.filter(([name, slug]) => {
      const { title, location, de } = events.get(slug)!;
      const words = datedTexts.flatMap((text) => (text.name === name ? text.words : [])).join('\n');
      const names = [title, location.name, location.city, de?.title, de?.venue]
        .flatMap((each) => each?.split(/[:,] /) ?? [])
        .filter(Boolean);
      return (
        !new RegExp(`/events/${slug}"|\\{post:\\d+-${slug}\\}`).test(bodies.get(name) ?? '') &&
        !names.some((each) => words.toLowerCase().includes(each.toLowerCase()))
      );
    });

    expect(unclear).toEqual([]);
  });

  it('has the right day of the week', () => {
    const named = found.filter(({ weekday }) => weekday !== null);

    expect(named.length).toBeGreaterThan(15);
    expect(named.filter(({ day, weekday }) => parseISO(day).getDay() !== weekday)).toEqual([]);
  });

  it('is listed in named-days.ts only if a text names it', () => {
    const listed = Object.entries(namedDays).flatMap(([name, days]) =>
      Object.keys(days).map((day) => `${name} ${day}`),
    );

    expect(listed.sort()).toEqual([
      ...new Set(found.map(({ name, day }) => `${name} ${day}`).sort()),
    ]);
  });
});

describe('the day of an event to come', () => {
  const places = seedPosts('en').map(({ key, body }) => [key, body] as const);
  const german = new Map(seedPosts('de').map(({ key, body }) => [key, body]));
  const slugsIn = (body: string) =>
    [...body.matchAll(/\{\{date:([^}]+)\}\}/g)].map(([, slug]) => slug!);

  it('is taken from the event, the same in both languages', () => {
    const named = places.flatMap(([, body]) => slugsIn(body));

    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((slug) => events.get(slug)?.offsetDays === undefined)).toEqual([]);
    for (const [key, body] of places.filter(([name]) => german.has(name))) {
      expect([key, slugsIn(german.get(key)!)]).toEqual([key, slugsIn(body)]);
    }
  });

  it('stands beside a link to the event', () => {
    for (const [key, body] of places) {
      for (const slug of slugsIn(body)) {
        expect([key, body]).toEqual([key, expect.stringContaining(`/events/${slug}"`)]);
      }
    }
  });

  it('is after the day on which a scheduled post announces it', () => {
    const scheduled = seedPosts('en').filter(({ status }) => status === 'future');

    expect(scheduled).not.toEqual([]);
    for (const { key, body, inDays } of scheduled) {
      const linked = [...events.values()].filter(({ slug }) => body.includes(`/events/${slug}"`));
      expect([key, linked.length]).toEqual([key, slugsIn(body).length]);
      for (const { offsetDays } of linked) expect(inDays).toBeLessThan(offsetDays!);
    }
  });

  it('has the hours of the event after it, where a text names hours', () => {
    const hours = /\{\{date:([\w-]+)\}\}, (\d\d)(?:[:.](\d\d))? (?:to|bis) (\d\d)(?:[:.](\d\d))?/g;
    const named = [...places, ...german].flatMap(([, body]) => [...body.matchAll(hours)]);

    expect(named.length).toBeGreaterThan(3);
    for (const [, slug = '', hour, minutes = '00', lastHour, lastMinutes = '00'] of named) {
      const { start_time: start, end_time: end } = events.get(slug)!;
      expect([`${hour}:${minutes}:00`, `${lastHour}:${lastMinutes}:00`]).toEqual([start, end]);
    }
  });

  it('is not on the slides of the home page, whose dates do not move with the demo', () => {
    const seed = readFileSync(join(__dirname, '../../supabase/seed.sql'), 'utf8');
    const words = seed.replace(/timestamptz '[^']*'/g, '');

    expect(words).toContain('insert into');
    for (const locale of ['en', 'de'] as const)
      expect(writtenDays(words, locale, 2026)).toEqual([]);
    expect(unreadDays(words)).toEqual([]);
  });
});

describe('posts', () => {
  const posts = new Map(seedPosts('en').map((post) => [post.key, post]));

  it.each(Object.entries(toldEvents))('%s is written after %s', (key, slug) => {
    expect(posts.get(key)!.date > `${dayOf(slug)}T18:00`).toBe(true);
  });

  const later = (day: string, count: number) =>
    formatISO(addDays(parseISO(day), count), { representation: 'date' });
  const advent = (year: number, sunday: number) => {
    const lastSunday = addDays(new Date(year, 11, 24), -new Date(year, 11, 24).getDay());
    return formatISO(addDays(lastSunday, 7 * (sunday - 4)), { representation: 'date' });
  };

  it.each([
    ['01-twelve-candles', 'First Sunday of Advent', 'twelve-candles', advent(2023, 1)],
    ['01-twelve-candles', 'Next Sunday we play again', 'second-candle', later('2023-12-03', 7)],
    ['16-a-piano-at-2110-metres', 'third Sunday of October', 'last-night-at-the-hut', '2024-10-20'],
    [
      '24-opening-night',
      'Rheinfurt, in twelve days',
      'unfinished-sound-check',
      later('2025-04-27', 12),
    ],
  ])('%s says "%s" of %s', (key, words, slug, day) => {
    const { excerpt, body } = posts.get(key)!;

    expect(plainWords(`${excerpt} ${body}`)).toContain(words);
    expect(dayOf(slug)).toBe(day);
  });

  it.each([
    ['two-hundred-metres-of-rope', 'three days earlier', later(dayOf('ninety-velvet-seats')!, 3)],
    ['salt-and-felt', 'In January', '2026-01-24'],
    ['matches-again', 'Elio is eight now', advent(2025, 2)],
    ['the-jetty-dry-this-time', 'Two summers ago', '2026-06-27'],
  ])('%s says "%s"', (slug, words, day) => {
    expect(events.get(slug)!.description).toContain(words);
    expect(dayOf(slug)).toBe(day);
  });
});
