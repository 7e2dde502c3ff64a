import { keysOf } from '../config/keys-of';
import type { ContentType } from './content-type';
import { event } from './events/content-type';
import { music } from './music/content-type';
import { post } from './posts/content-type';
import { video } from './videos/content-type';

/**
 * Every content type, by the name of its post type in WordPress. The webhook, the search, the sitemaps, the list of
 * slugs and the URLs are built from this. How to add one: docs/adding-a-content-type.md.
 *
 * The middleware reads this file. It must not import a module that renders or loads anything, not even dynamically.
 */
export const contentTypes = { post, event, video, music } as const;

export type ContentTypeName = keyof typeof contentTypes;

/** The part of the site that shows a content type. */
export type ContentSection = (typeof contentTypes)[ContentTypeName]['section'];

export const contentTypeNames = keysOf(contentTypes);

/** Whether this is the name of a content type of the site. */
export function isContentType(name: string): name is ContentTypeName {
  return Object.hasOwn(contentTypes, name);
}

/** The declaration of a content type, with its literal values widened to the common type. */
export const contentTypeOf = (name: ContentTypeName): ContentType => contentTypes[name];

/**
 * Post types whose items add content to pages that also exist without them, such as the page of a tour. The slug of an
 * item is the slug of the page. There are no lists, feeds or sitemaps of these items.
 */
export const additions = {
  tour: { collection: 'tours', item: '/tours/[slug]' },
} as const;

export type AdditionName = keyof typeof additions;

/** Whether this is the name of a post type that adds content to pages (`additions`). */
export function isAddition(name: string): name is AdditionName {
  return Object.hasOwn(additions, name);
}

/** The taxonomies of posts, by their names in WordPress. `collection`, `routes` and `item` are as in `ContentType`. */
export const taxonomies = {
  category: {
    collection: 'categories',
    routes: {
      '/category/[slug]': '/category/[slug]',
      '/category/[slug]/page/[page]': '/category/[slug]/page/[page]',
      '/news/category/[slug]': '/news/category/[slug]',
      '/news/category/[slug]/page/[page]': '/news/category/[slug]/page/[page]',
    },
    item: '/category/[slug]',
    lists: ['/category/[slug]', '/news/category/[slug]'],
  },
  post_tag: {
    collection: 'tags',
    routes: {
      '/tag/[slug]': '/tag/[slug]',
      '/tag/[slug]/page/[page]': '/tag/[slug]/page/[page]',
    },
    item: '/tag/[slug]',
    lists: ['/tag/[slug]'],
  },
} as const;

export type TaxonomyName = keyof typeof taxonomies;

export const taxonomyNames = keysOf(taxonomies);

/** Whether this is the name of a taxonomy of the site. */
export function isTaxonomy(name: string): name is TaxonomyName {
  return Object.hasOwn(taxonomies, name);
}
