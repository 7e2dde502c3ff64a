import { siteUrl } from '../addresses';

/** What a thing is called in every graph of the site, whatever page it stands on. */
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
