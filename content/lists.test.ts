import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { dateParts } from '@/lib/i18n/dates';
import { parseUrl } from '@/lib/config/parse-url.mjs';
import { readScanName } from '@/lib/data/press/press';
import { site } from '@/lib/site';

import { broadcasts } from './press/broadcasts';
import { pressKit } from './press/kit';
import { logos } from './press/logos';
import { online } from './press/online';
import { podcasts } from './press/podcasts';
import { quotes } from './press/quotes';
import { scans } from './press/scans';
import { specimenPictures } from './specimens';
import { tours } from './tours/tours';

const reports = [...podcasts, ...broadcasts, ...online];
const images = join(__dirname, '../public/images');

describe('the press lists', () => {
  it.each([
    ['quotes', quotes.map(({ date }) => date)],
    ['podcasts', podcasts.map(({ date }) => date)],
    ['broadcasts', broadcasts.map(({ date }) => date)],
    ['online articles', online.map(({ date }) => date)],
    ['scans', scans.map(({ file }) => readScanName(file).date)],
    ['changes of the press kit', pressKit.changes.map(({ date }) => date)],
  ])('have real dates, the newest first: %s', (_, dates) => {
    expect(() => dates.forEach(dateParts)).not.toThrow();
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates.every((date) => date <= pressKit.updated)).toBe(true);
  });

  it('link to complete https addresses', () => {
    const addresses = reports.flatMap(({ url }) => url ?? []);

    expect(addresses.filter((url) => !parseUrl(url))).toEqual([]);
    expect(addresses.filter((url) => new URL(url).protocol !== 'https:')).toEqual([]);
  });

  it('contain nothing twice', () => {
    for (const keys of [
      reports.map(({ title, outlet }) => `${outlet}: ${title}`),
      scans.map(({ file }) => file),
      logos.map(({ outlet }) => outlet),
      quotes.map(({ words }) => words.en),
    ]) {
      expect(keys).toEqual([...new Set(keys)]);
    }
  });

  it('list every press clipping of the folder, and no other', () => {
    const folder = `${images}/press/scans`;

    expect(scans.map(({ file }) => file).sort()).toEqual(
      existsSync(folder) ? readdirSync(folder).sort() : [],
    );
  });
});

it('every picture that is named is there', () => {
  const files = [
    ...reports.map(({ image }) => image.replace('/images/', '')),
    ...[...logos, ...quotes].map(({ file }) => `press/logos/${file}`),
    ...pressKit.photos.map(({ file }) => `press/photos/${file}`),
    ...pressKit.logos.map(({ path }) => `..${path}`),
    ...tours.map(({ slug }) => `tours/${slug}.webp`),
    ...specimenPictures.map((name) => `carousel/${name}.webp`),
    ...['biography/duo.webp', `home/${site.offer.section}.webp`],
    ...Object.values(site.stories).flatMap((name) =>
      ['intro', 1, 2, 3, 4].map((part) => `biography/${name}-${part}.webp`),
    ),
  ];

  expect(files.filter((file) => !existsSync(join(images, file)))).toEqual([]);
});
