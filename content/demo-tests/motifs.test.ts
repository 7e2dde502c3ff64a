import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { columnsOf, evenRows, upcomingRows, type CardWidth } from '@/components/events/card-rows';
import { archivedEventsPerPage, pastEventsPerPage, postsPerPage } from '@/lib/config/page-sizes';

import { tours } from '../tours/tours';
import { seedEvents, seedPosts, seedReleases, seedVideos } from './seed';

const root = join(__dirname, '../..');
const families = new Map<string, string>();
/** The pictures of each family that has its own moods, and how many of them keep to these. */
const moods = new Map<string, { all: number; own: number }>();
/** The pictures in a mood that their family does not have, each with its mood and family. */
const foreign = new Map<string, string>();

type Task = { file: string; composition?: string; mood?: string };
type Imagery = {
  planOf: (root: string) => Promise<Task[]>;
  familyOf: (task: Task) => string;
  moodsOf: Record<string, string[] | null>;
};

/**
 * Imports a script that draws. These scripts are type-checked less strictly, so the site must not import them directly.
 */
const drawing = (name: string) => import(join(root, 'imagery', name)) as Promise<Imagery>;

beforeAll(async () => {
  const { planOf } = await drawing('pictures/index.mjs');
  const { familyOf, moodsOf } = await drawing('families.mjs');
  for (const task of await planOf(root)) {
    if (!task.composition) continue;
    const family = familyOf(task);
    families.set(task.file, family);
    const own = moodsOf[family];
    if (!own || !task.mood) continue;
    const isOwn = own.includes(task.mood);
    const before = moods.get(family) ?? { all: 0, own: 0 };
    moods.set(family, { all: before.all + 1, own: before.own + Number(isOwn) });
    if (!isOwn) foreign.set(task.file, `${family} in ${task.mood}`);
  }
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
  const rows: ReturnType<typeof homeRows> = [['full', [firstSlide()]], ...homeRows()];
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

// The news begin with their newest posts, one at a time, and the cards below repeat them.
it('no picture at the top of the news is of the family of another one there, or of another card below', () => {
  const shown = of('stack/seed/images/posts', newsKeys().slice(0, heroPosts));
  const cards = of('stack/seed/images/posts', newsKeys().slice(0, newsColumns));

  expect(new Set(shown).size).toBe(heroPosts);
  expect(cards.filter((family) => family === shown[0])).toEqual([shown[0]]);
});

it('every family but type has two or three moods, and no two have the same', async () => {
  const { moodsOf } = await drawing('families.mjs');
  const all = Object.entries(moodsOf).flatMap(([family, own]) => (own ? [{ family, own }] : []));

  expect(all.map(({ family }) => family)).toHaveLength(8);
  expect(all.filter(({ own }) => own.length < 2 || own.length > 3)).toEqual([]);
  expect(new Set(all.map(({ own }) => own.toSorted().join())).size).toBe(all.length);
});

it('the pictures that visitors see first have a mood of their family', () => {
  const shown = [
    ...[firstSlide(), ...homeRows().flatMap(([, files]) => files)],
    ...slides().map(({ picture }) => `public/images/carousel/${picture}.webp`),
    ...slugs(tours).map((slug) => `public/images/tours/${slug}.webp`),
    ...newsKeys().map((key) => `stack/seed/images/posts/${key}.webp`),
    ...slugs([...upcoming(), ...past().slice(0, archivedEventsPerPage)]).map(posterOf),
    ...slugs(seedReleases()).map((slug) => `stack/seed/images/releases/${slug}.webp`),
    ...slugs(seedVideos()).map((slug) => `stack/seed/images/videos/${slug}.webp`),
  ];

  expect(new Set(shown).size).toBeGreaterThan(100);
  expect(
    [...new Set(shown)].flatMap((file) =>
      foreign.has(file) ? `${file}: ${foreign.get(file)}` : [],
    ),
  ).toEqual([northernLights]);
});

// Pictures that only older pages show were drawn before the families had moods.
it('in each family, most of all pictures have one of its moods', () => {
  const shares = [...moods].map(([family, { all, own }]) => ({ family, share: own / all }));
  const all = [...moods.values()].reduce((sum, each) => sum + each.all, 0);
  const own = [...moods.values()].reduce((sum, each) => sum + each.own, 0);

  expect(shares.filter(({ share }) => share < leastShare)).toEqual([]);
  expect(own / all).toBeGreaterThan(leastShareOfAll);
});

/** How many of the newest posts are shown above the list of news, and how many cards are side by side. */
const [heroPosts, newsColumns] = [3, 3];
const [leastShare, leastShareOfAll] = [0.5, 0.7];
/** The post about the northern lights shows them in their colours. */
const northernLights = 'stack/seed/images/posts/43-northbound.webp: strings in aurora';

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
    // The lists of the site leave out an event without a picture.
    seedEvents().filter(({ date, figure }) => date && figure),
    ({ date = '' }) => date,
  );

/** The slides of the demo in their order, also those that are switched off. */
function slides(): { picture: string; isActive: boolean }[] {
  const rows = readFileSync(join(root, 'supabase/seed.sql'), 'utf8');

  return [...rows.matchAll(/\/images\/carousel\/([\w-]+)\.webp'.*, (true|false), \d+\)/g)].map(
    ([, picture = '', active]) => ({ picture, isActive: active === 'true' }),
  );
}

const firstSlide = () =>
  `public/images/carousel/${slides().find(({ isActive }) => isActive)?.picture}.webp`;

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
