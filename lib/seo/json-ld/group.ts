import type { MusicGroup, Person, WebSite } from 'schema-dts';

import type { Href } from '../../i18n/href';
import { routing, type Locale } from '../../i18n/routing';
import { roles, site, type Role } from '../../site';
import { absoluteUrl, siteUrl } from '../site-url';
import { ids } from './ids';
import type { Typed } from './node';

/** The duo as other nodes refer to it: performer, author and organizer. */
export function groupNode(): Typed<MusicGroup, 'MusicGroup'> {
  return {
    '@type': 'MusicGroup',
    '@id': ids.group,
    name: site.product,
    url: siteUrl('/'),
    logo: siteUrl('/icons/icon-512.png'),
    image: siteUrl('/images/home/hero.webp'),
    sameAs: Object.values(site.social),
  };
}

/** The duo with its members and its offer, for pages about the duo. */
export function fullGroupNode(description: string): Typed<MusicGroup, 'MusicGroup'> {
  return {
    ...groupNode(),
    description,
    genre: [...site.genres],
    member: roles.map((role) => ({ '@id': ids.performer(role) })),
    makesOffer: {
      '@type': 'Offer',
      url: site.links.booking,
      itemOffered: { '@type': 'Service', name: site.offer.name },
    },
  };
}

/** The two members of the duo. */
export function performerNodes(): Typed<Person, 'Person'>[] {
  return roles.map((role) => performerNode(role));
}

/** One member of the duo. If there is a life story, the node links to its page. */
export function performerNode(
  role: Role,
  story?: { href: Href; locale: Locale; description: string; image: string },
): Typed<Person, 'Person'> {
  return {
    '@type': 'Person',
    '@id': ids.performer(role),
    name: site.performers[role],
    memberOf: { '@id': ids.group },
    ...(story && {
      url: absoluteUrl(story.href, story.locale),
      description: story.description,
      image: siteUrl(story.image),
    }),
  };
}

/** The site itself. Its search is left out, because search engines no longer show the search box of a site. */
export const websiteNode = (): WebSite => ({
  '@type': 'WebSite',
  '@id': ids.website,
  url: siteUrl('/'),
  name: site.product,
  inLanguage: [...routing.locales],
  publisher: { '@id': ids.group },
});
