/** A path of the site, or a path for each language where they differ. Segments in brackets are parameters. */
type Path = string | { en: string; de: string };

/** The facts about a content type that the site needs before it loads any of its items. */
export type ContentType = {
  /** The collection in the REST API below `wp/v2`. Its cache tag and its sitemap have the same name. */
  collection: string;
  /**
   * The part of the site that shows the content type. A section of `messages/*.json`, the entry in `nav` and the folder
   * in `components` have this name.
   */
  section: string;
  /**
   * The public path of each route. A key is the route's folder below `app/[locale]`. When two routes match a URL, the
   * first one is used. Logs may contain the names in the paths.
   */
  routes: Record<string, Path>;
  /** The route of one item. */
  item: string;
  /** The routes of the lists, the main list first, and the number of items on a page of each. */
  lists: readonly { route: string; perPage: number }[];
  /**
   * The seconds after which a stored page of its routes is rendered again without a webhook. Next.js reads this number
   * in the files of the routes. lib/cache/lifetimes.test.ts compares both.
   */
  revalidate: 60 | 300;
  /** Further routes to warm after an edit, because they show something of the item. */
  alsoShownOn: readonly string[];
  /** Routes of its feeds. */
  feeds: readonly string[];
  /** Other sitemaps that contain the pages of the lists. They change when an item is published or removed. */
  sitemapsOfLists: readonly string[];
  /** `paged`: the items are split into sitemaps of 300. `single`: all items are in one sitemap. */
  sitemap: 'paged' | 'single';
  /** Whether every edit of an item, not only its publication or removal, may change which items are in a list. */
  everyEditChangesLists: boolean;
  /** The response for a slug that does not exist: the 404 page, the 404 page of events, or a redirect to the list. */
  whenMissing: 'not-found' | 'event-not-found' | 'redirect-to-list';
};
