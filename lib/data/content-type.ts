/** A path of the site. Where the languages differ, one for each. Segments in brackets are parameters. */
type Path = string | { en: string; de: string };

/** The facts about a content type that the site needs before it loads any of its items. */
export type ContentType = {
  /** The collection in the REST API below `wp/v2`. Its cache tag and its sitemap have the same name. */
  collection: string;
  /** The part of the site that shows it: a section of the messages with this name, its entry in `nav`, its components. */
  section: string;
  /** Every address, by its route: the name below `app/[locale]`. Where two fit an address, the first one gets it. */
  routes: Record<string, Path>;
  /** The route of one item. */
  item: string;
  /** The main list first. */
  lists: readonly { route: string; perPage: number }[];
  /** Further routes to warm after an edit, because they show something of the item. */
  alsoShownOn: readonly string[];
  /** Routes of its feeds. */
  feeds: readonly string[];
  /** Sitemaps (other than its own) that list its lists: they change when an item is published or removed. */
  sitemapsOfLists: readonly string[];
  /** `paged`: every 300 items have a sitemap. `single`: all items are in one. */
  sitemap: 'paged' | 'single';
  /** The lists show so much of an item that every edit may change their order or set. */
  everyEditChangesLists: boolean;
  /** The response for a slug that does not exist: the 404 page, the 404 page of events, or a redirect to the list. */
  whenMissing: 'not-found' | 'event-not-found' | 'redirect-to-list';
  /**
   * May logs contain the names of its routes? Then deploy/nginx.conf must list them. Otherwise logs contain “…”
   * instead.
   */
  isNamedInLogs: boolean;
};
