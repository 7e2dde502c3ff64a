import { siteUrl } from '../site-url';

/** The id of a thing. It is the same in every graph, whichever page contains it. */
export const ids = {
  group: siteUrl('/#group'),
  website: siteUrl('/#website'),
  performer: (role: string) => siteUrl(`/#${role}`),
  page: (url: string) => `${url}#page`,
  breadcrumbs: (url: string) => `${url}#breadcrumbs`,
  list: (url: string) => `${url}#list`,
  post: (url: string) => `${url}#post`,
  event: (url: string) => `${url}#event`,
  video: (url: string) => `${url}#video`,
  release: (url: string) => `${url}#release`,
  tour: (url: string) => `${url}#tour`,
} as const;
