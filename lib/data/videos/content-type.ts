import { creativeWorksPerPage } from '../../config/page-sizes';
import type { ContentType } from '../content-type';

export const video = {
  collection: 'videos',
  section: 'videos',
  routes: {
    '/videos': '/videos',
    '/videos/page/[page]': '/videos/page/[page]',
    '/videos/[slug]': '/videos/[slug]',
  },
  item: '/videos/[slug]',
  lists: [{ route: '/videos', perPage: creativeWorksPerPage }],
  revalidate: 300,
  alsoShownOn: [],
  feeds: [],
  sitemapsOfLists: ['pages'],
  sitemap: 'paged',
  everyEditChangesLists: false,
  whenMissing: 'redirect-to-list',
} as const satisfies ContentType;
