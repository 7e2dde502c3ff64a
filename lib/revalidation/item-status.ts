import 'server-only';

import { z } from 'zod';

import { changeShownAt } from '../cache/stored-pages.mjs';
import { requestOwnPage } from '../http/self-request';
import { contentTypeNames } from '../data/content-type-registry';
import { itemHref } from '../data/item-href';
import { dataRequestedAtHeader, warmingHeaders } from '../http/request-context.mjs';
import { internalPath, localizedPath, type Href } from '../i18n/href';
import { routing, type Locale } from '../i18n/routing';
import { cacheStateHeader } from '../next-internals/headers.mjs';
import { localMoment, slug } from '../wordpress/schema';

/** The body of a request from WordPress: the item whose pages WordPress asks about. */
export const itemStatusRequest = z
  .object({
    type: z.enum(contentTypeNames),
    slug,
    date: localMoment.nullish(),
  })
  .refine(({ type, date }) => type !== 'post' || date);

export type ItemPageStatus = {
  language: Locale;
  /** The public path, percent-encoded. */
  path: string;
  /** The status of the response: 200, 404, 307 or 308 for a redirect, 503 when the page could not be rendered. */
  status: number;
  /** Whether the page shows the newest content that the site knows of. If not, it is being rendered again. */
  isFresh: boolean;
  /** When its data were requested from WordPress, in Unix seconds. The page shows no change made after this time. */
  dataFrom: number;
  /** The time from which the page has shown its last change, in Unix seconds. Null when that is not known. */
  since: number | null;
};

/** In milliseconds. */
const deadline = 6_000;

/**
 * The current state of the pages of an item in this process, one for each language. The request for an expired page
 * makes Next.js render it again.
 *
 * @throws {Error} when there is no response within six seconds
 */
export function itemStatus(item: z.infer<typeof itemStatusRequest>): Promise<ItemPageStatus[]> {
  const href = itemHref(item.type, item);

  return Promise.all(routing.locales.map((locale) => itemPageStatus(href, locale)));
}

async function itemPageStatus(href: Href, language: Locale): Promise<ItemPageStatus> {
  const requestedAt = Date.now();
  const path = localizedPath(href, language);
  const { status, headers } = await requestOwnPage(path, { headers: warmingHeaders, deadline });
  const isFresh = status < 500 && headers.get(cacheStateHeader) !== 'STALE';
  const shownAt = isFresh ? changeShownAt(internalPath(href, language)) : null;
  // A page that was not stored has just been rendered.
  const dataRequestedAt = Number(headers.get(dataRequestedAtHeader) ?? requestedAt);

  return {
    ...{ language, path, status, isFresh, dataFrom: toUnixSeconds(dataRequestedAt) },
    since: shownAt && toUnixSeconds(shownAt),
  };
}

const toUnixSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
