import { existsSync } from 'node:fs';

import { tours } from '../../content/tours/tours';
import { pastEventsPerPage, postsPerPage } from '../../lib/config/page-sizes';
import { site } from '../../lib/site';
import { readSeed, seedPosts } from '../../stack/seed/read.mjs';
import { pathOf } from '../../stack/system-tests/post-paths.mjs';

type SeedItem = { slug: string; date?: string; offsetDays?: number; status?: string; de?: object };

const published = seedPosts()
  .filter(({ status }) => status === 'publish')
  .sort((one, other) => other.date.localeCompare(one.date));
const seedItems = (name: string) => readSeed(`${name}.json`) as SeedItem[];
const slugsOf = (name: string) => seedItems(name).map(({ slug }) => slug);
/**
 * The number of days from now until an event. Its day is fixed, or is counted from the day on which the demo starts.
 */
const daysUntil = ({ date, offsetDays = 0 }: SeedItem) =>
  date ? (Date.parse(date) - Date.now()) / 86_400_000 : offsetDays;
const toCome = seedItems('events').filter((event) => daysUntil(event) > 1);
const upcoming = toCome.filter(({ status }) => !status);
const germanFirst = (all: SeedItem[]) => [...all.filter(({ de }) => de), ...all];
const past = seedItems('events').filter((event) => daysUntil(event) < 0);
/** The tours to which the seed adds nothing in WordPress, the oldest first. */
const toursOfSiteAlone = tours
  .filter(({ slug, appearances }) => appearances?.length && !slugsOf('tours').includes(slug))
  .toReversed();

/** The first item. @throws {Error} when there is none: these tests need one item of each content type */
function some<Item>(items: Item[], what: string): Item {
  if (items[0] === undefined)
    throw new Error(`There is no ${what} in content/ or stack/seed: the tests need one`);

  return items[0];
}

const post = some(
  published.filter(({ germanTitle, categories, tags }) => !germanTitle && categories[0] && tags[0]),
  'post without a German version, with a category and a tag',
);
const translated = some(
  published.filter(({ germanTitle }) => germanTitle),
  'post with a German version',
);

/** Content that the site of any owner has: the slug of one item of each content type. */
export const content = {
  product: site.product,
  stories: Object.values(site.stories),
  tours: tours.map(({ slug }) => slug),
  tourWithDates: some(
    tours.filter(({ appearances }) => appearances?.length),
    'tour with dates',
  ).slug,
  /** Not the oldest tour, if there are several. */
  tourOfSiteAlone: toursOfSiteAlone[1] ?? some(toursOfSiteAlone, 'tour that is not in the seed'),
  /** A post without a German version, and one with it, as English paths. */
  post: { title: post.title, slug: post.slug, date: post.date, path: pathOf(post) },
  translatedPost: { path: pathOf(translated), germanTitle: translated.germanTitle },
  /** All published posts, the newest first. */
  posts: published.map(({ slug }) => slug),
  /** Whether there is the audio file that the post with every block plays (stack/seed/media). */
  hasSound: existsSync('stack/seed/media/tone-432.mp3'),
  hasSecondNewsPage: published.length > postsPerPage,
  hasSecondEventsPage: past.length > pastEventsPerPage,
  category: some(post.categories, 'category'),
  tag: some(post.tags, 'tag'),
  upcomingEvents: toCome.length,
  /** An upcoming event that is neither cancelled nor postponed. */
  event: some(upcoming, 'upcoming event').slug,
  video: some(germanFirst(seedItems('videos')), 'video').slug,
  release: some(germanFirst(seedItems('releases')), 'release').slug,
  /** The events, videos and releases that have a German version. */
  inGerman: ['events', 'videos', 'releases']
    .flatMap(seedItems)
    .filter(({ de }) => de)
    .map(({ slug }) => slug),
};

/** The second story and the second tour, or the only one. */
export const second = (slugs: readonly string[]): string => slugs[1] ?? slugs[0]!;
