import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { columnsOf, evenRows, upcomingRows, type CardWidth } from '@/components/events/card-rows';
import { archivedEventsPerPage, pastEventsPerPage, postsPerPage } from '@/lib/config/page-sizes';

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
  const { planOf } = await drawing('pictures/index.mjs');
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
  ['tours', 1, () => of('public/images/tours', slugs(tours))],
  [
    'the carousel',
    1,
    () =>
      of(
        'public/images/carousel',
        slides().map(({ picture }) => picture),
      ),
  ],
])('no neighbours among %s are of one family', (_, columns, list) => {
  const shown = list();
  expect(shown.length).toBeGreaterThan(4);
  for (let distance = 1; distance <= columns; distance++)
    expect(repeated(shown, distance)).toEqual([]);
});

const categories = [...new Set(seedPosts('en').flatMap((post) => post.categories))];

// The cards are in one column or in two.
it.each(categories)('no neighbours in the category "%s" are of one family', (category) => {
  const shown = of('stack/seed/images/posts', newsKeys(category));
  expect(shown.length).toBeGreaterThan(3);
  for (const distance of [1, 2]) expect(repeated(shown, distance)).toEqual([]);
});

it('the first slide of the carousel, which follows the last one, is of another family', () => {
  const active = slides().filter(({ isActive }) => isActive);
  for (const shown of [slides(), active]) {
    const around = [shown.at(-1)!, shown[0]!].map(({ picture }) => picture);
    expect(new Set(of('public/images/carousel', around)).size).toBe(2);
  }
});

/** The first and the last of the twelve columns of each card, and its row, in a grid that is wide enough for columns. */
function placesOf(widths: CardWidth[]) {
  let [row, end] = [0, 0];

  return widths.map((width) => {
    const span = Number(/\d+$/.exec(columnsOf[width])?.[0]);
    if (end + span > 12) [row, end] = [row + 1, 0];
    end += span;
    return { row, first: end - span + 1, last: end };
  });
}

/** The pairs of pictures that touch and show one family: side by side, one above the other, or one after the other. */
function alikeAmong(files: string[], widths: CardWidth[]) {
  const places = placesOf(widths);
  const shown = files.map((file) => families.get(file));
  const touch = (one: number, other: number) => {
    const [above, below] = [places[one]!, places[other]!];
    const isBelow = below.row === above.row + 1;
    return other === one + 1 || (isBelow && above.first <= below.last && below.first <= above.last);
  };

  return files.flatMap((file, one) =>
    files.flatMap((below, other) =>
      other > one && shown[one] && shown[one] === shown[other] && touch(one, other)
        ? `${file} and ${below}: ${shown[one]}`
        : [],
    ),
  );
}

it.each([
  ['upcoming events', () => upcoming(), upcomingRows],
  ['past events on the page of all events', () => past().slice(0, pastEventsPerPage), evenRows],
  ['past events in the archive', () => past().slice(0, archivedEventsPerPage), evenRows],
])('no posters of one family touch among the %s', (_, list, rows) => {
  const files = slugs(list()).map(posterOf);
  expect(files.length).toBeGreaterThan(4);
  expect(alikeAmong(files, rows(files.length))).toEqual([]);
});

it('no pictures of one family touch on the home page, also across its sections', () => {
  const rows = homeRows();
  const files = rows.flatMap(([, names]) => names);
  const widths = rows.flatMap(([width, names]) => names.map(() => width));

  expect(files.filter((file) => !families.has(file))).toEqual([]);
  expect(alikeAmong(files, widths)).toEqual([]);
});

it('no slide that is shown above the hero of the home page is of its family', () => {
  const shown = slides().flatMap(({ picture, isActive }) => (isActive ? [picture] : []));

  expect(shown.length).toBeGreaterThan(2);
  expect(of('public/images/carousel', shown)).not.toContain(families.get(homePicture('hero')));
});

const dayOf = ({ release_date: day = '' }: Record<string, string>) => day;
const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug);

/** The first page of the news, or of a category. */
const newsKeys = (category?: string) =>
  newestFirst(
    seedPosts('en').filter(
      (post) => post.status === 'publish' && (!category || post.categories.includes(category)),
    ),
    ({ date }) => date,
  )
    .slice(0, postsPerPage)
    .map(({ key }) => key);

const upcoming = () =>
  seedEvents()
    .filter(({ offsetDays = -1 }) => offsetDays >= 0)
    .toSorted((one, other) => (one.offsetDays ?? 0) - (other.offsetDays ?? 0));

const past = () =>
  newestFirst(
    seedEvents().filter(({ date }) => date),
    ({ date = '' }) => date,
  );

/** The slides of the demo in their order, also those that are switched off. */
function slides(): { picture: string; isActive: boolean }[] {
  const rows = readFileSync(join(root, 'supabase/seed.sql'), 'utf8');

  return [...rows.matchAll(/\/images\/carousel\/([\w-]+)\.webp'.*, (true|false), \d+\)/g)].map(
    ([, picture = '', active]) => ({ picture, isActive: active === 'true' }),
  );
}

const homePicture = (name: string) => `public/images/home/${name}.webp`;
const posterOf = (slug: string) => `stack/seed/images/events/${slug}.webp`;

/** The pictures of the home page below the carousel, from top to bottom, with their widths on a wide screen. */
const homeRows = (): [width: CardWidth, files: string[]][] => [
  ['full', ['hero', 'soul-song', 'video-poster', 'frequency', 'app', 'premium'].map(homePicture)],
  ['half', ['journey-private', 'journey-group'].map(homePicture)],
  ['third', slugs(upcoming()).slice(0, 3).map(posterOf)],
  [
    'full',
    [
      ...['story-frequency-musicians', 'story-authentic-expression'],
      ...['story-healing-aspect', 'story-unique-style'],
    ].map(homePicture),
  ],
  [
    'half',
    newsKeys()
      .slice(0, 4)
      .map((key) => `stack/seed/images/posts/${key}.webp`),
  ],
];
