import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import de from '@/messages/de.json';

import { broadcasts } from '../press/broadcasts';
import { online } from '../press/online';
import { podcasts } from '../press/podcasts';
import { scans } from '../press/scans';
import { entriesIn } from '../testing/entries';
import { plainWords, readSeed, seedEvents, seedPosts, seedReleases, seedVideos } from './seed';

type Text = [name: string, words: string];

const leaves = (value: unknown, name: string): Text[] =>
  typeof value === 'string'
    ? [[name, value]]
    : Object.entries(value ?? {}).flatMap(([key, part]) => leaves(part, `${name}.${key}`));

const works = { events: seedEvents(), videos: seedVideos(), releases: seedReleases() };

/** What the edge sends to a visitor who sends too many requests. */
function edgeWords(): Text[] {
  const configuration = readFileSync(join(__dirname, '../../deploy/nginx.conf'), 'utf8');

  return [...configuration.matchAll(/<section lang="de">(.*?)<\/section>/g)].map(
    ([, html = '']): Text => ['nginx.conf', plainWords(html)],
  );
}

/** Title and button of every slide in the rows that fill the carousel's table. */
function slides(): Text[] {
  const rows = readFileSync(join(__dirname, '../../supabase/seed.sql'), 'utf8');
  const german = /^ *\('[^']*', '([^']*)', '[^']*', '[^']*', '([^']*)'/gm;

  return [...rows.matchAll(german)].flatMap(([, ...both]) =>
    both.map((words): Text => ['slide', words]),
  );
}

/** Every German text that a visitor of the demo reads, with a name for each. */
export const germanTexts: Text[] = [
  ...leaves(de, 'messages'),
  ...entriesIn('de'),
  ...[...podcasts, ...broadcasts, ...online]
    .filter(({ language }) => language === 'de')
    .map(({ title }): Text => ['press', title]),
  ...scans
    .filter(({ language }) => language === 'de')
    .map(({ headline }): Text => ['cutting', headline]),
  ...seedPosts('de').flatMap(({ key, title, excerpt, body }): Text[] => [
    ...[title, excerpt].map((words): Text => [`post ${key}`, words]),
    ...plainWords(body)
      .split('\n')
      .map((words): Text => [`post ${key}`, words]),
  ]),
  ...Object.entries(works).flatMap(([kind, list]) =>
    list.flatMap(({ slug, de: german }) =>
      leaves(german, `${kind} ${slug}`).flatMap(([name, html]) =>
        plainWords(html)
          .split('\n')
          .map((words): Text => [name, words]),
      ),
    ),
  ),
  ...works.events.flatMap(({ slug, lineDe = '', figureAltDe = '' }) =>
    [lineDe, figureAltDe].map((words): Text => [`events ${slug}, poster`, words]),
  ),
  ...leaves(
    Object.values(readSeed<Record<string, { altDe: string }>>('gallery.json')).map(
      ({ altDe }) => altDe,
    ),
    'gallery',
  ),
  ...readSeed<{ slug: string; gallery: { de: string }[] }[]>('tours.json').flatMap(
    ({ slug, gallery }) => gallery.map(({ de: words }): Text => [`tours ${slug}`, words]),
  ),
  ...slides(),
  ...edgeWords(),
];
