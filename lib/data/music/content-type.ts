import { creativeWorksPerPage } from '../../config/page-sizes';
import type { ContentType } from '../content-type';

/** A release: an album or a single. */
export const music = {
  collection: 'music',
  section: 'music',
  routes: {
    '/music': { en: '/music', de: '/musik' },
    '/music/page/[page]': { en: '/music/page/[page]', de: '/musik/page/[page]' },
    '/music/[slug]': { en: '/music/[slug]', de: '/musik/[slug]' },
  },
  item: '/music/[slug]',
  lists: [{ route: '/music', perPage: creativeWorksPerPage }],
  revalidate: 300,
  alsoShownOn: [],
  feeds: [],
  sitemapsOfLists: ['pages'],
  sitemap: 'paged',
  everyEditChangesLists: false,
  whenMissing: 'redirect-to-list',
} as const satisfies ContentType;
