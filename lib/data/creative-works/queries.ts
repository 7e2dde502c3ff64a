import 'server-only';

import { cache } from 'react';
import type { z } from 'zod';

import type { Locale } from '../../i18n/routing';
import type { rawCreativeWork, CreativeWork, CreativeWorkType } from './creative-work';
import {
  askForCreativeWork,
  askForCreativeWorks,
  type CreativeWorkList,
} from './fetch-creative-works';
import { contentTypes } from '../content-types';

/** The queries of pages that show videos, releases or items like them. Slugs are without percent-encoding. */
export type CreativeWorkQueries<Item extends CreativeWork> = {
  /**
   * One page of the list, with the newest first, 100 per page. The first page is 1.
   *
   * @returns null when `page` is past the end
   * @throws {Error} "Failed to fetch … from WordPress"
   */
  list: (locale: Locale, page?: number) => Promise<CreativeWorkList | null>;
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
  parse: (answer: unknown, locale: Locale) => Item;
};

/**
 * Makes the queries of a content type. Each sends one request per rendered page, even when several components use it.
 *
 * @param schema validates the response of WordPress for one item
 */
export function creativeWorkQueries<
  Raw extends z.infer<typeof rawCreativeWork>,
  Item extends CreativeWork,
>(
  type: CreativeWorkType,
  schema: z.ZodType<Raw>,
  toItem: (raw: Raw, locale: Locale) => Item,
): CreativeWorkQueries<Item> {
  const failure = `Failed to fetch ${contentTypes[type].collection} from WordPress`;

  const list = cache(async (locale: Locale, page = 1) => {
    try {
      return await askForCreativeWorks(type, locale, page);
    } catch (cause) {
      throw new Error(failure, { cause });
    }
  });
  const fetchItem = cache(async (slug: string) => {
    try {
      return await askForCreativeWork(type, slug, schema);
    } catch (cause) {
      throw new Error(failure, { cause });
    }
  });
  const get = async (slug: string, locale: Locale) => {
    const item = await fetchItem(slug);

    return item && !item.isProtected ? toItem(item.raw, locale) : null;
  };
  const isProtected = async (slug: string) => (await fetchItem(slug))?.isProtected ?? false;
  const parse = (answer: unknown, locale: Locale) => toItem(schema.parse(answer), locale);

  return { list, get, isProtected, parse };
}
