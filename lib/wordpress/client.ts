import 'server-only';

import pRetry, { AbortError } from 'p-retry';

import { tagPage, tags } from '../cache';
import { env } from '../env';
import { answersSince } from './shared-answers';

const attemptDeadline = 4_000;
const totalDeadline = 8_000;
const retries = 2;

export type WordPressAnswer = {
  /** Nothing is known of its shape: the noun that asked checks it. */
  body: unknown;
  /** How many items and pages there are in all, for lists. */
  total: number;
  totalPages: number;
};

export type Query = Record<string, string | number | boolean>;

/**
 * Asks the REST API, e.g. `askWordPress('/posts', { slug })`. Pages that regenerate together share one answer.
 *
 * @returns null when WordPress answers that there is no such thing (404, or a page past the end)
 * @throws {Error} when WordPress cannot be reached in time, fails, or answers something that is not JSON
 */
export async function askWordPress(
  path: string,
  query: Query = {},
): Promise<WordPressAnswer | null> {
  await tagPage([tags.wordpress, tags.askedAt(new Date())]);
  const url = new URL(`${env.WORDPRESS_URL}/wp-json/wp/v2${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));

  return answersSince(url.href, () => askWithRetries(url));
}

function askWithRetries(url: URL): Promise<WordPressAnswer | null> {
  const deadline = AbortSignal.timeout(totalDeadline);

  return pRetry(() => ask(url, deadline), {
    retries,
    minTimeout: 200,
    factor: 3,
    signal: deadline,
  });
}

async function ask(url: URL, deadline: AbortSignal): Promise<WordPressAnswer | null> {
  const response = await fetch(url, {
    cache: 'no-store',
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([deadline, AbortSignal.timeout(attemptDeadline)]),
  });
  const text = await response.text();

  if (response.ok) return toAnswer(response.headers, text);
  if (isAbsent(response.status, text)) return null;
  await pauseAsAsked(response.headers, deadline);

  const failure = new Error(
    `WordPress answered ${response.status} to ${url.pathname}${url.search}`,
  );
  throw response.status >= 500 || response.status === 429 ? failure : new AbortError(failure);
}

function toAnswer(headers: Headers, text: string): WordPressAnswer {
  return {
    body: JSON.parse(text, (_, value) =>
      typeof value === 'string' ? onContentHost(value) : value,
    ),
    total: Number(headers.get('x-wp-total') ?? 0),
    totalPages: Number(headers.get('x-wp-totalpages') ?? 0),
  };
}

function isAbsent(status: number, text: string): boolean {
  return (
    (status === 404 && text.includes('"code"')) ||
    (status === 400 && text.includes('rest_post_invalid_page_number'))
  );
}

// Media that an editor copied from the public site lives on the content host.
const publicHost = new RegExp(
  `${env.SITE_URL.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=[/?#"'<\\s]|$)`,
  'g',
);

function onContentHost(value: string): string {
  return value.replace(publicHost, env.WORDPRESS_URL);
}

// RFC 9110, 10.2.3: the server says in seconds how long to stay away.
async function pauseAsAsked(headers: Headers, deadline: AbortSignal): Promise<void> {
  const seconds = Number(headers.get('retry-after'));
  if (!(seconds > 0) || deadline.aborted) return;

  await new Promise((resolve) => setTimeout(resolve, Math.min(seconds * 1000, 2_000)));
}
