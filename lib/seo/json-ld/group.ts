import type { MusicGroup, Person, WebSite } from 'schema-dts';

import type { Href } from '../../i18n/href';
import { localizedPath } from '../../i18n/href';
import { routing, type Locale } from '../../i18n/routing';
import { roles, site, type Role } from '../../site';
import { absoluteUrl, siteUrl } from '../addresses';
import { ids } from './ids';
import type { Typed } from './node';

/** The duo as other things name it: who sings, writes and invites. */
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

/** The duo with its members and what it offers, for the pages that are about it. */
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

/** The two of the duo. */
export function performerNodes(): Typed<Person, 'Person'>[] {
  return roles.map((role) => performerNode(role));
}

/** One of the duo; with a life story told elsewhere, that page. */
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

/** The site and how it is searched. */
export function websiteNode(locale: Locale): WebSite {
  const search = siteUrl(localizedPath({ pathname: '/search' }, locale));

  return {
    '@type': 'WebSite',
    '@id': ids.website,
    url: siteUrl('/'),
    name: site.product,
    inLanguage: [...routing.locales],
    publisher: { '@id': ids.group },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
      // Google's own addition to the vocabulary.
      ...{ 'query-input': 'required name=search_term_string' },
    },
  };
}
