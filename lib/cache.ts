import 'server-only';

/** What a cached page shows, by name; expiring a tag renews every page that carries it. */
export const tags = {
  /** Everything that came from WordPress. */
  wordpress: 'wordpress',
  /** Which posts there are, and their order. */
  posts: 'posts',
  /** A post, event, video or release: WordPress counts them together. */
  post: (id: number) => `post:${id}`,
  /** That any post, video or release has been edited, whichever it was. */
  edits: (type: 'post' | 'video' | 'music') => `edits:${type}`,
  /** Which events there are, and what a list shows of them. */
  events: 'events',
  /** Which videos there are, and their order. */
  videos: 'videos',
  /** Which releases there are, and their order. */
  music: 'music',
  /** Which posts a category or tag has. */
  termPosts: (id: number) => `term-posts:${id}`,
  /** Which categories and tags there are. */
  terms: 'terms',
  term: (id: number) => `term:${id}`,
  media: (id: number) => `media:${id}`,
  /** The slug of a post, event, video or release, decoded: also carried by a page that found no such thing. */
  slug: (slug: string) => `slug:${encodeURIComponent(slug)}`.slice(0, 250),
  carousel: 'carousel',
  /** When the data of the page was asked for: what changes after that moment makes the page stale. */
  askedAt: (moment: Date) => `asked:${moment.getTime()}`,
  /** A list or a thing (by its own tag) that the page has something of; the page cache reads these three. */
  shown: (tag: string) => `shown:${tag}`,
  /** A list (by its own tag) that the source says is empty. */
  empty: (tag: string) => `empty:${tag}`,
  /** On no page: expired when a webhook says that something of a list, or a thing, is there no longer. */
  gone: (tag: string) => `gone:${tag}`,
  /** How the page answers where it cannot show what was asked for; the page cache reads it. */
  outcome: (outcome: string) => `outcome:${outcome}`,
} as const;

/**
 * Puts tags on the page that is being rendered. What a page shows is known only after its data has come, and a
 * fetch is the framework's one way to tag a page under `force-static`: this one asks nobody.
 */
export async function tagPage(names: string[]): Promise<void> {
  // A tag list is one comma-separated header of at most 128 tags.
  for (let start = 0; start < names.length; start += 100) {
    await fetch('data:,', { cache: 'no-store', next: { tags: names.slice(start, start + 100) } });
  }
}
