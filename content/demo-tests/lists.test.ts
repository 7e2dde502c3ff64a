import { join } from 'node:path';

import { readLocation } from '@/lib/data/tours/tours';

import { broadcasts } from '../press/broadcasts';
import { facts } from '../press/facts';
import { pressKit } from '../press/kit';
import { logos } from '../press/logos';
import { online } from '../press/online';
import { podcasts } from '../press/podcasts';
import { quotes } from '../press/quotes';
import { scans } from '../press/scans';
import { markdownOf } from '../testing/entries';
import { tours } from '../tours/tours';
import { seedTours } from './seed';

/** What is drawn for the press kit. Scripts that draw are type-checked less strictly, so they are not imported above. */
const pressPictures = () =>
  import(join(__dirname, '../../imagery/pictures/press-photos.mjs')) as Promise<{
    pressPhotos: { file: string; composition: string; cast?: string }[];
  }>;

const reports = [...podcasts, ...broadcasts, ...online];

describe('the press lists', () => {
  it('have as many entries as the specification says', () => {
    expect([quotes, logos, podcasts, broadcasts, scans, online].map((list) => list.length)).toEqual(
      [10, 25, 8, 30, 70, 17],
    );
    expect(facts).toHaveLength(8);
  });

  it('have photographs that are large enough for a newspaper', () => {
    expect(pressKit.photos.length).toBeGreaterThan(10);
    for (const { width, height } of pressKit.photos)
      expect(Math.max(width, height)).toBeGreaterThanOrEqual(2400);
  });

  it('begin with six pictures of a stage, which show people and instruments', async () => {
    const { pressPhotos } = await pressPictures();
    const onStage = pressPhotos.filter(({ composition }) => composition === 'stage');

    expect(onStage.map(({ cast }) => cast)).toEqual([
      ...['duo', 'singer', 'pianist', 'hands', 'nobody', 'duo'],
    ]);
    expect(onStage.map(({ file }) => file)).toEqual(
      pressKit.photos.slice(0, 6).map(({ file }) => `public/images/press/photos/${file}`),
    );
  });

  it('link only to addresses that are clearly invented', () => {
    for (const { url } of reports.filter((each) => each.url !== null)) {
      expect(new URL(url!)).toMatchObject({ protocol: 'https:' });
      expect(new URL(url!).hostname).toMatch(/^[a-z]+\.example$/);
    }
    expect(reports.some((each) => each.url === null)).toBe(true);
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

  it('contain every status, and have a place except where people sang from their windows', () => {
    const statuses = appearances.map(({ location }) => readLocation(location).statuses);
    expect(new Set(statuses.flat().map(({ kind }) => kind))).toEqual(
      new Set(['postponed', 'canceled', 'online', 'present']),
    );
    expect(statuses.some((list) => list.length > 1)).toBe(true);
    const placeless = appearances.filter(({ location }) => location === '');
    expect(new Set(placeless.map(({ tour }) => tour.slug))).toEqual(new Set(['music-love-tour']));
  });
});

describe('the galleries of tours', () => {
  const galleries = seedTours().map(({ gallery }) => gallery.map(({ picture }) => picture));

  it('are eight, of at least three pictures each', () => {
    expect(galleries).toHaveLength(8);
    for (const gallery of galleries) expect(gallery.length).toBeGreaterThanOrEqual(3);
  });

  it('have no picture in common', () => {
    const pictures = galleries.flat();

    expect(pictures.filter((picture, at) => pictures.indexOf(picture) !== at)).toEqual([]);
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
});
