import 'server-only';

import { readAnswerText } from '../answer-limits';
import { tagPage, tags } from '../cache';
import { env } from '../env';
import { FinalError, pauseAsAsked, withRetries } from '../retries';
import { isSomebodyWaiting, whoAsks } from '../visits.mjs';
import { limitOf } from './answer-limit';
import { withMediaOnContentHost } from './content-host';
import { unlessAbsent } from './negative-cache';
import { enqueue } from './request-queue';
import { answersSince } from './shared-answers';

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
 * @param options how often to ask again where that may help
 * @returns null when WordPress answers that there is no such thing (404, not for visitors, or a page past the end)
 * @throws {Error} when WordPress cannot be reached in time, fails, or answers more than it may or no JSON
 */
export async function askWordPress(
  path: string,
  query: Query = {},
  { retries }: { retries?: number } = {},
): Promise<WordPressAnswer | null> {
  await tagPage([tags.wordpress, tags.askedAt(new Date())]);
  const url = addressOf(path, query);

  const isUrgent = isSomebodyWaiting();
  const who = whoAsks();
  // Who waits must not come to wait as long as what nobody waits for, nor an edit as long as a stranger.
  const answer = () =>
    answersSince(`${who} ${url.href}`, () =>
      withRetries((signal) => ask(url, signal), { retries, inTurn: enqueue, isUrgent }),
    );
  return who === 'stranger' ? unlessAbsent(url.href, answer) : answer();
}

/** The same for what is nobody else's business: the answer is neither shared nor on the page's tags. */
export function askWordPressPrivately(
  path: string,
  query: Query = {},
): Promise<WordPressAnswer | null> {
  return withRetries((signal) => ask(addressOf(path, query), signal), { inTurn: enqueue });
}

function addressOf(path: string, query: Query): URL {
  const url = new URL(`${env.WORDPRESS_URL}/wp-json/wp/v2${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url;
}

async function ask(url: URL, signal: AbortSignal): Promise<WordPressAnswer | null> {
  const headers = { accept: 'application/json' };
  const response = await fetch(url, { cache: 'no-store', headers, signal });
  const text = await readAnswerText(response, {
    ...{ source: 'WordPress', address: withoutKey(url), maxBytes: limitOf(url) },
  });

  if (response.ok) return toAnswer(response.headers, text);
  if (isAbsent(response.status, text)) return null;

  const failure = new Error(`WordPress answered ${response.status} to ${withoutKey(url)}`);
  if (response.status < 500 && response.status !== 429) throw new FinalError(failure);
  await pauseAsAsked(response.headers, signal);
  throw failure;
}

/** An address for the log: whoever reads it must not be able to open a draft. */
function withoutKey({ pathname, search }: URL): string {
  return `${pathname.replace(/(?<=\/headless-preview\/).+/, '…')}${search}`;
}

function toAnswer(headers: Headers, text: string): WordPressAnswer {
  return {
    body: withMediaOnContentHost(JSON.parse(text), text),
    total: Number(headers.get('x-wp-total') ?? 0),
    totalPages: Number(headers.get('x-wp-totalpages') ?? 0),
  };
}

function isAbsent(status: number, text: string): boolean {
  return (
    (status === 404 && text.includes('"code"')) ||
    // A draft or a private post: for visitors there is no such thing.
    (status === 401 && text.includes('"rest_forbidden"')) ||
    (status === 400 && text.includes('rest_post_invalid_page_number'))
  );
}
