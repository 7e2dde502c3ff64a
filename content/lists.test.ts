import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { dateParts } from '@/lib/dates';
import { readFreeDate } from '@/lib/free-dates';
import { readScanName } from '@/lib/press';
import { readLocation } from '@/lib/tours';

import { broadcasts } from './press/broadcasts';
import { facts } from './press/facts';
import { pressKit } from './press/kit';
import { logos } from './press/logos';
import { online } from './press/online';
import { podcasts } from './press/podcasts';
import { quotes } from './press/quotes';
import { scans } from './press/scans';
import { longTexts, markdownOf } from './testing/entries';
import { tours } from './tours/tours';

const reports = [...podcasts, ...broadcasts, ...online];
const images = join(__dirname, '../public/images');

describe('the press lists', () => {
  it('are as long as they are announced to be', () => {
    expect([quotes, logos, podcasts, broadcasts, scans, online].map((list) => list.length)).toEqual(
      [10, 25, 8, 30, 70, 17],
    );
    expect(facts).toHaveLength(8);
  });

  it.each([
    ['quotes', quotes.map(({ date }) => date)],
    ['podcasts', podcasts.map(({ date }) => date)],
    ['broadcasts', broadcasts.map(({ date }) => date)],
    ['online articles', online.map(({ date }) => date)],
    ['scans', scans.map(({ file }) => readScanName(file).date)],
  ])('have real dates, the newest first: %s', (_, dates) => {
    expect(() => dates.forEach(dateParts)).not.toThrow();
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates[0]! <= pressKit.updated).toBe(true);
  });

  it('name houses and addresses that are plainly invented', () => {
    for (const { url } of reports.filter((each) => each.url !== null)) {
      expect(new URL(url!)).toMatchObject({ protocol: 'https:' });
      expect(new URL(url!).hostname).toMatch(/^[a-z]+\.example$/);
    }
    expect(reports.some((each) => each.url === null)).toBe(true);
  });

  it('say nothing twice', () => {
    for (const keys of [
      reports.map(({ title, outlet }) => `${outlet}: ${title}`),
      scans.map(({ file }) => file),
      logos.map(({ outlet }) => outlet),
      quotes.map(({ words }) => words.en),
    ]) {
      expect(keys).toEqual([...new Set(keys)]);
    }
  });

  it('show every cutting of the folder, and only those', () => {
    expect(scans.map(({ file }) => file).sort()).toEqual(
      readdirSync(`${images}/press/scans`).sort(),
    );
  });

  it('have all their pictures', () => {
    const files = [
      ...reports.map(({ image }) => image.replace('/images/', '')),
      ...[...logos, ...quotes].map(({ file }) => `press/logos/${file}`),
      ...pressKit.photos.map(({ file }) => `press/photos/${file}`),
      ...tours.map(({ slug }) => `tours/${slug}.webp`),
      'biography/duo.webp',
      ...['aura', 'lune'].flatMap((name) =>
        ['intro', 1, 2, 3, 4].map((part) => `biography/${name}-${part}.webp`),
      ),
    ];

    expect(files.filter((file) => !existsSync(join(images, file)))).toEqual([]);
    for (const { path } of pressKit.logos)
      expect([path, existsSync(join(images, '..', path))]).toEqual([path, true]);
  });
});

describe('the tours', () => {
  it('are the ten of the history, the newest first', () => {
    expect(tours.map(({ slug, from, to }) => [slug, from, to])).toEqual([
      ['soul-song-tour', 2025, null],
      ['positive-music-power-tour', 2023, null],
      ['wonderland-tour', 2021, 2023],
      ['music-love-tour', 2020, 2021],
      ['in-colors-tour', 2018, 2020],
      ['color-of-oman-tour', 2016, 2018],
      ['between-classic-and-rebellion-tour', 2016, 2018],
      ['believe-tour', 2015, 2016],
      ['music-souling-tour', 2013, 2016],
      ['aura-lune-tour', 2012, 2014],
    ]);
  });

  it('list appearances, 32 of them on the first tour and none yet on the newest', () => {
    expect(tours[0]!.appearances).toBeNull();
    expect(tours[9]!.appearances).toHaveLength(32);
    for (const tour of tours.slice(1)) expect(tour.appearances!.length).toBeGreaterThan(5);
  });

  const appearances = tours.flatMap((tour) =>
    (tour.appearances ?? []).map((each) => ({ ...each, tour })),
  );

  it.each(appearances)('$tour.slug, $date can be read, and lies within it', ({ tour, date }) => {
    const { dateTime } = readFreeDate(date, 'en')[0]!;

    expect(dateTime).toMatch(/^20\d\d-(0[1-9]|1[0-2])(-([012]\d|3[01]))?$/);
    if (dateTime!.length === 10) expect(() => dateParts(dateTime!)).not.toThrow();
    const year = Number(dateTime!.slice(0, 4));
    expect(year >= tour.from && year <= (tour.to ?? 2026)).toBe(true);
  });

  it.each(tours.slice(1))('$slug has the newest appearance first', ({ appearances: list }) => {
    const dates = list!.map(({ date }) => readFreeDate(date, 'en')[0]!.dateTime!.slice(0, 7));

    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('show every status there is, and leave a place out only where people sang from their window', () => {
    const statuses = appearances.map(({ location }) => readLocation(location).statuses);
    expect(new Set(statuses.flat().map(({ kind }) => kind))).toEqual(
      new Set(['postponed', 'canceled', 'online', 'present']),
    );
    expect(statuses.some((list) => list.length > 1)).toBe(true);
    const placeless = appearances.filter(({ location }) => location === '');
    expect(new Set(placeless.map(({ tour }) => tour.slug))).toEqual(new Set(['music-love-tour']));
  });

  it('were postponed to dates that can be read', () => {
    for (const status of appearances.flatMap(({ location }) => readLocation(location).statuses)) {
      if (status.kind !== 'postponed') continue;
      expect(readFreeDate(status.to, 'en')[0]!.dateTime).toBeDefined();
    }
  });
});

describe('the long texts', () => {
  const sections = (name: string) =>
    [...markdownOf(name, 'en').matchAll(/^## .*\{#(.+)\}$/gm)].map(([, id]) => id);

  it('have every section', () => {
    expect(sections('biography/biography')).toEqual([
      'soul-songs',
      'soul-song-journey',
      'performers',
      'original-expression',
      'frequency-music',
      'global-recognition',
      'awards',
      'collaborations',
    ]);
    expect(sections('biography/aura')).toEqual([
      'childhood',
      'ballet',
      'cooking',
      'stroke-and-singing',
    ]);
    expect(sections('biography/lune')).toEqual(['childhood', 'breakthrough', 'depth', 'dream']);
    expect(sections('legal/legal-notices')).toEqual([
      'ownership',
      'registration',
      'editor',
      'hosting',
      'photo-credits',
      'privacy',
      'terms',
      'copyright',
      'liability',
      'third-party-links',
      'domains',
      'revisions',
      'jurisdiction',
    ]);
  });

  it.each(longTexts)('%s has the same links in both languages', (name) => {
    const links = (locale: 'en' | 'de') =>
      [...markdownOf(name, locale).matchAll(/\]\((\/[^)]*)\)/g)].map(([, href]) => href);

    expect(links('de')).toEqual(links('en'));
  });
});
