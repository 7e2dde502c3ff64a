import { postsPerPage } from '../../config/page-sizes';
import type { ContentType } from '../content-type';

export const post = {
  collection: 'posts',
  section: 'news',
  routes: {
    '/feed.xml': '/feed.xml',
    '/feed.json': '/feed.json',
    '/news': '/news',
    '/news/page/[page]': '/news/page/[page]',
    '/old-post/[slug]': '/news/[slug]',
    '/[year]/[month]/[slug]': '/[year]/[month]/[slug]',
  },
  item: '/[year]/[month]/[slug]',
  lists: [{ route: '/news', perPage: postsPerPage }],
  revalidate: 300,
  alsoShownOn: ['/'],
  feeds: ['/feed.xml', '/feed.json'],
  sitemapsOfLists: ['pages', 'categories', 'tags'],
  sitemap: 'paged',
  everyEditChangesLists: false,
  whenMissing: 'not-found',
} as const satisfies ContentType;
