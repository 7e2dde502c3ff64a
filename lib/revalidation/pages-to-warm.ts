import {
  additions,
  contentTypes,
  isAddition,
  isContentType,
  isTaxonomy,
  taxonomies,
  type ContentTypeName,
} from '../data/content-type-registry';
import { hasDateInAddress, itemHref } from '../data/item-href';
import { toHref, type Href } from '../i18n/href';
import type { Route } from '../i18n/routing';
import type { Change } from './webhook-schema';

// The maximum number of category and tag pages. After a bulk edit, warming must not request half of the site's content
// from WordPress at once.
const maxTermPages = 30;

/** The pages that an editor or visitor probably opens next, most likely first. They are rendered again before that. */
export function pagesToWarm(changes: Change[]): Href[] {
  const real = changes.filter(({ type }) => type !== 'test');
  const pages = [itemPages, mainList, otherPages].flatMap((each) => real.flatMap(each));
  const terms = withoutDuplicates(real.flatMap(termsOf).flatMap(termPages));

  return withoutDuplicates([...pages, ...terms.slice(0, maxTermPages)]);
}

/** The page of an item, and the page at its former URL. */
export function itemPages({ type, slug, date, previousSlug, previousDate }: Change): Href[] {
  if (isAddition(type)) {
    return [slug, previousSlug].flatMap((each) =>
      each ? [toHref(additions[type].item, { slug: each })] : [],
    );
  }
  if (!isContentType(type) || !slug || (hasDateInAddress(type) && !date)) return [];
  const now = itemHref(type, { slug, date });
  if (!previousSlug && !previousDate) return [now];

  const before = { slug: previousSlug ?? slug, date: previousDate ?? date };
  return [now, itemHref(type, before)];
}

/** A change of a category, a picture or a setting counts as a change of posts. */
const contentTypeOfChange = ({ type }: Change): ContentTypeName =>
  isContentType(type) ? type : 'post';

/** The list an editor looks at after the item itself. */
function mainList(change: Change): Href[] {
  if (change.type === 'carousel') return [toHref('/')];
  if (isAddition(change.type)) return [];
  const [list] = contentTypes[contentTypeOfChange(change)].lists;

  return [{ pathname: list.route }];
}

/** Other pages that show something of the item: the home page shows posts and events. */
function otherPages(change: Change): Href[] {
  if (change.type === 'carousel' || isAddition(change.type)) return [];
  const routes: readonly Route[] = contentTypes[contentTypeOfChange(change)].alsoShownOn;
  const { slug } = change;

  return [
    ...toursOf(change),
    ...routes.flatMap((pathname) => {
      if (!pathname.includes('[slug]')) return [toHref(pathname)];
      return slug ? [toHref(pathname, { slug })] : [];
    }),
  ];
}

/** The tours that an event belongs to, or has left. */
function toursOf({ tour, previousTour }: Change): Href[] {
  return [tour, previousTour].flatMap((slug) =>
    slug ? [toHref(additions.tour.item, { slug })] : [],
  );
}

type TermSlug = { taxonomy: string; slug: string };

function termsOf({ type, slug, previousSlug, terms, previousTerms }: Change): TermSlug[] {
  const own = [slug, previousSlug].flatMap((each) => (each ? { taxonomy: type, slug: each } : []));

  return [...own, ...terms, ...previousTerms];
}

function termPages({ taxonomy, slug }: TermSlug): Href[] {
  if (!isTaxonomy(taxonomy)) return [];

  return taxonomies[taxonomy].lists.map((pathname) => ({ pathname, params: { slug } }));
}

/** Each page or file once, at the place where it comes first. */
export function withoutDuplicates(pages: Href[]): Href[] {
  return [...new Map(pages.map((page) => [JSON.stringify(page), page])).values()];
}
