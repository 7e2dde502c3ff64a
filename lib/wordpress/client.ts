import 'server-only';

import { responseSizeLimits } from '../http/body-size-limits.mjs';
import { readResponseText } from '../http/read-body';
import { tagPage, tags } from '../cache/tags';
import { env } from '../config/env';
import { FinalError, waitForRetryAfter, withRetries } from '../http/timeout-and-retry';
import { isVisitorWaiting, requestPurpose } from '../http/request-context.mjs';
import { withMediaOnContentHost } from './content-host';
import { enqueue } from './request-queue';
import { sharedResponse, requestTimeOf } from './shared-responses';

export type WordPressResponse = {
  /** Not validated yet: the schema of the content type validates it. */
  body: unknown;
  /** For lists: the number of all items and of all pages. */
  total: number;
  totalPages: number;
};

export type Query = Record<string, string | number | boolean>;

/**
 * Sends a request to the REST API, e.g. `requestWordPress('/posts', { slug })`. Pages rendered at the same time share
 * one response.
 *
 * @param options the number of retries
 * @returns null when WordPress has no such item (404 or not public). For a page past the end of a list: an empty list
 * @throws {Error} when WordPress cannot be reached in time, fails, or sends too large a response or no JSON
 */
export async function requestWordPress(
  path: string,
  query: Query = {},
  { retries }: { retries?: number } = {},
): Promise<WordPressResponse | null> {
  const url = addressOf(path, query);
  const isForeground = isVisitorWaiting();
  const purpose = requestPurpose();
  // Only requests with the same purpose share a response, because the queue sends some of them later than others. There
  // is one exception: a background request also uses the responses to warming requests. After an edit, both are sent
  // for the same pages.
  const keyFor = (who: string) => `${who} ${url.href}`;
  const keys = {
    key: keyFor(purpose),
    also: purpose === 'background' ? keyFor('warming') : undefined,
  };
  // A page with a shared response is as old as that response. Otherwise, an item that was removed after the response
  // would look like an outage.
  await tagPage([tags.wordpress, tags.requestedAt(requestTimeOf(keys))]);
  return sharedResponse(keys, () =>
    withRetries((signal) => request(url, signal), { retries, inQueue: enqueue, isForeground }),
  );
}

/**
 * The same for private content, such as a preview: the response is not shared, and the page gets no cache tags from it.
 */
export function requestWordPressPrivately(
  path: string,
  query: Query = {},
): Promise<WordPressResponse | null> {
  return withRetries((signal) => request(addressOf(path, query), signal), { inQueue: enqueue });
}

function addressOf(path: string, query: Query): URL {
  const url = new URL(`${env.WORDPRESS_URL}/wp-json/wp/v2${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url;
}

async function request(url: URL, signal: AbortSignal): Promise<WordPressResponse | null> {
  const headers = { accept: 'application/json' };
  const response = await fetch(url, { cache: 'no-store', headers, signal });
  const text = await readResponseText(response, {
    ...{ source: 'WordPress', address: withoutKey(url), maxBytes: limitOf(url) },
  });

  if (response.ok) return toResponse(response.headers, text);
  if (isPastEnd(response.status, text)) return { body: [], total: 0, totalPages: 0 };
  if (isAbsent(response.status, text)) return null;

  const failure = new Error(`WordPress answered ${response.status} to ${withoutKey(url)}`);
  if (response.status < 500 && response.status !== 429) throw new FinalError(failure);
  await waitForRetryAfter(response.headers, signal);
  throw failure;
}

/** The largest response that is read, in bytes. Responses with a list may be larger than those with one item. */
function limitOf({ pathname, searchParams }: URL): number {
  const [, path = ''] = pathname.split('/wp-json/wp/v2/');
  const isItem = path.includes('/') || searchParams.has('slug');

  return isItem ? responseSizeLimits.item : responseSizeLimits.list;
}

/** The path and query for the log, without the token of a preview: nobody must be able to open a draft from the log. */
function withoutKey({ pathname, search }: URL): string {
  return `${pathname.replace(/(?<=\/headless-preview\/).+/, '…')}${search}`;
}

function toResponse(headers: Headers, text: string): WordPressResponse {
  return {
    body: withMediaOnContentHost(JSON.parse(text), text),
    total: Number(headers.get('x-wp-total') ?? 0),
    totalPages: Number(headers.get('x-wp-totalpages') ?? 0),
  };
}

/** Whether the requested page of a list is past its end. */
const isPastEnd = (status: number, text: string) =>
  status === 400 && text.includes('rest_post_invalid_page_number');

/** Whether WordPress says that there is no such item. An error code of WordPress looks like `rest_no_route`. */
const isAbsent = (status: number, text: string) =>
  (status === 404 && /"code":\s*"[a-z]+_/.test(text)) ||
  // A draft or a private post does not exist for visitors.
  (status === 401 && text.includes('"rest_forbidden"'));
