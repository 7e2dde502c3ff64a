import { tours } from '@/content/tours/tours';
import {
  contentTypeNames,
  contentTypes,
  taxonomies,
  type ContentTypeName,
} from '@/lib/data/content-type-registry';
import { itemsOf } from '@/lib/data/items-of';
import { findPerformerBio } from '@/lib/data/performer-bios';
import { getCategory, getTag } from '@/lib/data/terms';
import { matchPattern } from '@/lib/i18n/match-route';
import type { Locale } from '@/lib/i18n/routing';
import type { Share } from '@/lib/media/share-images/share-image-path';
import { biographyShare, termShare, tourShare } from '@/lib/media/share-images/content-texts';
import { pageShare } from '@/lib/media/share-images/fixed-page-texts';

/**
 * Finds a page's share image by its path below `app/[locale]`, decoded.
 *
 * @returns null when there is no such page, or it has no share image of its own
 * @throws {Error} when the page's content cannot be fetched
 */
export async function findShare(page: string[], locale: Locale): Promise<Share | null> {
  const ownShare = await pageShare(`/${page.join('/')}`, locale);
  if (ownShare) return ownShare;

  for (const [pattern, find] of finders) {
    const params = matchPattern(pattern, page);
    if (params) return find(params.slug ?? params.name ?? '', locale);
  }
  return null;
}

type Find = (slug: string, locale: Locale) => Promise<Share | null>;

/** The function that finds a share image, by the route of the page. */
const finders: [route: string, find: Find][] = [
  ...contentTypeNames.map((type): [string, Find] => [contentTypes[type].item, shareOfItem(type)]),
  [taxonomies.category.item, shareOfTerm(getCategory)],
  [taxonomies.post_tag.item, shareOfTerm(getTag)],
  [
    '/tours/[slug]',
    async (slug, locale) => {
      const tour = tours.find((each) => each.slug === slug);
      return tour ? tourShare(tour, locale) : null;
    },
  ],
  [
    '/biography/[name]',
    async (name, locale) => {
      const found = findPerformerBio(name);
      return found && biographyShare(found.bio, locale);
    },
  ],
];

function shareOfTerm(find: typeof getTag): Find {
  return async (slug, locale) => {
    const term = await find(slug, locale);

    return term && termShare(term, locale);
  };
}

function shareOfItem(type: ContentTypeName): Find {
  return async (slug, locale) => {
    const items = await itemsOf(type);
    const item = await items.find(slug, locale);

    return item && items.share(item);
  };
}
