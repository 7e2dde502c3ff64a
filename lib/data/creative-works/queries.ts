import 'server-only';

import { cache } from 'react';
import type { z } from 'zod';

import type { Locale } from '../../i18n/routing';
import { creativeWorksPerPage } from '../../config/page-sizes';
import { withErrorMessage } from '../../wordpress/with-error-message';
import { contentTypes } from '../content-type-registry';
import { fetchItem, fetchList, type FetchedList } from '../fetch-items';
import { toCreativeWork, type CreativeWork, type CreativeWorkType } from './creative-work';
import { rawCreativeWork, type RawCreativeWork } from './raw-creative-work';

const shared = ['id', 'slug', 'date', 'title', 'acf'];
// A list only needs the number of playable tracks of a release, not the tracks.
const listFields = [...shared, 'translations.de.title', 'playable_tracks'];
const pageFields = [...shared, 'translations', 'content', 'seo', 'tracks', 'playable_tracks'];

/** The queries of pages that show videos, releases or items like them. Slugs are without percent-encoding. */
export type CreativeWorkQueries<Item extends CreativeWork> = {
  /**
   * One page of the list, with the newest first, 100 per page. The first page is 1.
   *
   * @returns null when `page` is past the end
   * @throws {Error} "Failed to fetch … from WordPress"
   */
  list: (locale: Locale, page?: number) => Promise<FetchedList<CreativeWork> | null>;
  /**
   * One item by its slug.
   *
   * @returns null when WordPress has none, or one with a password
   * @throws {Error} as above
   */
  get: (slug: string, locale: Locale) => Promise<Item | null>;
  /** Whether the item with this slug has a password. Errors as above. */
  isProtected: (slug: string) => Promise<boolean>;
  /**
   * Parses a response into an item, in the given language if it has a translation.
   *
   * @throws {z.ZodError} when the response is not an item of this type
   */
  parse: (response: unknown, locale: Locale) => Item;
};

/**
 * Makes the queries of a content type. Each sends one request per rendered page, even when several components use it.
 *
 * @param schema validates the response of WordPress for one item
 */
export function creativeWorkQueries<Raw extends RawCreativeWork, Item extends CreativeWork>(
  type: CreativeWorkType,
  schema: z.ZodType<Raw>,
  toItem: (raw: Raw, locale: Locale) => Item,
): CreativeWorkQueries<Item> {
  const failure = `Failed to fetch ${contentTypes[type].collection} from WordPress`;

  const list = cache((locale: Locale, page = 1) =>
    withErrorMessage(failure, () =>
      fetchList({
        type,
        query: { per_page: creativeWorksPerPage, page },
        fields: listFields,
        schema: rawCreativeWork,
        toItem: (work) => toCreativeWork(work, locale),
      }),
    ),
  );
  const fetchOne = cache((slug: string) =>
    withErrorMessage(failure, () => fetchItem({ type, slug, fields: pageFields, schema })),
  );
  const get = async (slug: string, locale: Locale) => {
    const item = await fetchOne(slug);

    return item && !item.isProtected ? toItem(item.raw, locale) : null;
  };
  const isProtected = async (slug: string) => (await fetchOne(slug))?.isProtected ?? false;
  const parse = (response: unknown, locale: Locale) => toItem(schema.parse(response), locale);

  return { list, get, isProtected, parse };
}
