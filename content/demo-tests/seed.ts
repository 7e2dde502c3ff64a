import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../../stack/seed');

type German = Record<string, string> & { title: string; description: string };

export type SeedEvent = {
  slug: string;
  title: string;
  /** The first day of a past event. An upcoming event has `offsetDays` instead. */
  date?: string;
  earlierDate?: string;
  offsetDays?: number;
  /** HH:MM:SS */
  start_time: string;
  end_time: string;
  description: string;
  location: Record<string, string>;
  buy_ticket: { url: string; text: string };
  /** Doors, prices, age, guests and accessibility, by the name of the field in the editor. */
  admission?: Record<string, string | string[]>;
  figure: object | null;
  /** The text on the event's poster, and the alternative text of the poster's figure. */
  line?: string;
  lineDe?: string;
  figureAlt?: string;
  figureAltDe?: string;
  de?: German;
};

export type SeedCreativeWork = Record<string, string> & {
  slug: string;
  title: string;
  release_date: string;
  description: string;
  credits: string;
  de?: German;
};

type SeedTrack = { title: string; title_de?: string; words?: string; words_de?: string };

/** What WordPress adds to a tour: its events, by slug, and the pictures of its gallery with their captions. */
type SeedTour = {
  slug: string;
  events: string[];
  gallery: { picture: string; en: string; de: string }[];
};

export type SeedPost = {
  key: string;
  title: string;
  date: string;
  status: string;
  /** Of a scheduled post: the days from the seeding to its publication. */
  inDays?: number;
  categories: string[];
  excerpt: string;
  body: string;
  figureAlt?: string;
  figureAltDe?: string;
  seo?: Record<string, string>;
  comments?: { date: string; content: string }[];
};

export const readSeed = <Value>(name: string): Value =>
  JSON.parse(readFileSync(join(folder, name), 'utf8')) as Value;

export const seedEvents = () => readSeed<SeedEvent[]>('events.json');
export const seedVideos = () => readSeed<SeedCreativeWork[]>('videos.json');
export const seedReleases = () => readSeed<SeedCreativeWork[]>('releases.json');
export const seedTours = () => readSeed<SeedTour[]>('tours.json');

/** The tracks of all releases, each with the day on which its release came out. */
export const seedTracks = () =>
  readSeed<{ release_date: string; tracks?: SeedTrack[] }[]>('releases.json').flatMap(
    ({ release_date: date, tracks = [] }) => tracks.map((track) => ({ ...track, date })),
  );

/** The posts of the demo in one language, the oldest first. The German versions have no separate dates. */
export function seedPosts(locale: 'en' | 'de'): SeedPost[] {
  const names = readdirSync(join(folder, 'posts')).filter((name) => name.endsWith('.html'));

  return names
    .filter((name) => name.endsWith('.de.html') === (locale === 'de'))
    .map((name) => {
      const { head, body } = documentOf(`posts/${name}`);
      return {
        ...(JSON.parse(head) as Omit<SeedPost, 'key' | 'body'>),
        key: name.replace(/(\.de)?\.html$/, ''),
        body,
      };
    });
}

/** The synced pattern of the demo in each language, as HTML. */
export const seedPatterns = () => ({
  en: documentOf('posts/patterns/book-a-session.html').body,
  de: documentOf('posts/patterns/sitzung-buchen.html').body,
});

/** A file of the seed: JSON between two `---` lines, then HTML. */
function documentOf(path: string) {
  const [, head = '', ...body] = readFileSync(join(folder, path), 'utf8').split(/^---\n/m);

  return { head, body: body.join('---\n') };
}

/** The text of HTML, with a line for each block. The comments by which the block editor marks blocks are left out. */
export function plainWords(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '\n')
    .replace(
      /<(?:br|\/p|\/li|\/h\d|\/t[dhr]|\/cite|\/figcaption|\/summary|\/pre|\/dt|\/dd)[^>]*>/g,
      '\n',
    )
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/[ \t]+/g, ' ')
    .replace(/\n\s*/g, '\n')
    .trim();
}
