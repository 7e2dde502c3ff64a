import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { tours } from '../tours/tours';
import { seedEvents, seedPosts, seedReleases, seedVideos } from './seed';

const root = join(__dirname, '../..');
const families = new Map<string, string>();

type Task = { file: string; composition?: string };
type Imagery = {
  planOf: (root: string) => Promise<Task[]>;
  familyOf: (task: Task) => string;
};

/**
 * Imports a script that draws. These scripts are type-checked less strictly, so the site must not import them directly.
 */
const drawing = (name: string) => import(join(root, 'imagery', name)) as Promise<Imagery>;

beforeAll(async () => {
  const { planOf } = await drawing('plan/index.mjs');
  const { familyOf } = await drawing('families.mjs');
  for (const task of await planOf(root))
    if (task.composition) families.set(task.file, familyOf(task));
});

/** The families of the pictures with these names, in the same order. Names without a picture are left out. */
const of = (folder: string, names: string[]) =>
  names.flatMap((name) => families.get(`${folder}/${name}.webp`) ?? []);

/**
 * The pictures that have the same family as the picture `distance` places after them. Distance 1 finds neighbours in a
 * row, and the number of columns finds pictures one above the other in a grid.
 */
const repeated = (list: string[], distance: number) =>
  list.flatMap((family, at) => (list[at + distance] === family ? `${at + 1}: ${family}` : []));

const newestFirst = <Item>(items: Item[], day: (item: Item) => string) =>
  items.toSorted((one, other) => day(other).localeCompare(day(one)));

it('pictures of nine families are drawn', () => {
  expect(new Set(families.values()).size).toBe(9);
});

it.each([
  ['news', 3, () => of('stack/seed/images/posts', newsKeys())],
  ['videos', 3, () => of('stack/seed/images/videos', slugs(newestFirst(seedVideos(), dayOf)))],
  [
    'releases',
    4,
    () => of('stack/seed/images/releases', slugs(newestFirst(seedReleases(), dayOf))),
  ],
  ['upcoming events', 1, () => of('stack/seed/images/events', slugs(upcoming()))],
  ['tours', 1, () => of('public/images/tours', slugs(tours))],
  ['the carousel', 1, () => of('public/images/carousel', carouselPictures())],
  ['home', 1, () => of('public/images/home', homePictures)],
])('no neighbours among %s are of one family', (_, columns, list) => {
  const shown = list();
  expect(shown.length).toBeGreaterThan(4);
  for (let distance = 1; distance <= columns; distance++)
    expect(repeated(shown, distance)).toEqual([]);
});

const dayOf = ({ release_date: day = '' }: Record<string, string>) => day;
const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug);

/** The first page of the news. */
const newsKeys = () =>
  newestFirst(
    seedPosts('en').filter(({ status }) => status === 'publish'),
    ({ date }) => date,
  )
    .slice(0, 20)
    .map(({ key }) => key);

const upcoming = () =>
  seedEvents()
    .filter(({ offsetDays = -1 }) => offsetDays >= 0)
    .toSorted((one, other) => (one.offsetDays ?? 0) - (other.offsetDays ?? 0));

/** The slides of the demo, the newest first, as the home page shows them. */
function carouselPictures(): string[] {
  const rows = readFileSync(join(root, 'supabase/seed.sql'), 'utf8');

  return [...rows.matchAll(/\/images\/carousel\/([\w-]+)\.webp/g)].map(([, name = '']) => name);
}

/** Between the two halves, the home page shows events. */
const homePictures = [
  ...['hero', 'soul-song', 'video-poster', 'frequency', 'app', 'premium'],
  ...['journey-private', 'journey-group'],
];
