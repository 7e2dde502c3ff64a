import { runConcurrently } from '../../stack/run-concurrently.mjs';
import type { RawResponse } from '../../stack/system-tests/http-client.mjs';
import { mark, script } from './malformed-requests';
import { fetchRaw, type RawRequest } from './raw-http';

/** Sends a request as a separate client, so that the rate limits of other clients are not used up. */
export function fetchAsSeparateClient(request: RawRequest): Promise<RawResponse> {
  return fetchRaw({ from: '127.0.5.1', ...request });
}

/** The faults of the response to a malformed request: a server error, or parts of the request in the response. */
export function faultsOf(response: RawResponse, unwanted = [mark, script]): string[] {
  const { status, headers, text } = response;
  const all = `${JSON.stringify(headers)}${text}`;

  return [
    ...(status >= 500 || status < 200 ? [`gets ${status}`] : []),
    ...unwanted.filter((each) => all.includes(each)).map((each) => `brings back ${each}`),
  ];
}

/**
 * The same as `faultsOf`, for a malformed query: the response must also succeed or fail like the response without a
 * query. A redirect keeps the query, and Next.js writes it, escaped, into pages that are not stored. In these
 * responses, only an unescaped script is a fault.
 */
export function faultsOfQuery(response: RawResponse, plain: RawResponse): string[] {
  const isOther = response.status >= 400 !== plain.status >= 400;

  return [
    ...faultsOf(response, isStorable(response) ? [mark, script] : [script]),
    ...(isOther ? [`gets ${response.status}, not ${plain.status}`] : []),
  ];
}

const isStorable = ({ headers }: RawResponse) =>
  !/no-store|private/.test(headers['cache-control'] ?? '');

/** The same as `faultsOf`, and a status that is not 4xx. */
export function faultsOfRefusal(response: RawResponse): string[] {
  const isRefused = response.status >= 400 && response.status < 500;

  return [...faultsOf(response), ...(isRefused ? [] : [`gets ${response.status}, not 4xx`])];
}

/** The same as `faultsOf`, and a response that a cache may store although it differs from the plain response. */
export function faultsOfStorableDifference(response: RawResponse, plain: RawResponse): string[] {
  const facts = ({ status, headers }: RawResponse) =>
    [status, headers['content-type'], headers.location, headers['set-cookie']].join(' ');
  const isSame = facts(response) === facts(plain);

  return [
    ...faultsOf(response),
    ...(isStorable(response) && !isSame
      ? [`may be stored as ${facts(response)}, not ${facts(plain)}`]
      : []),
  ];
}

/**
 * Sends a request for each item, four at a time.
 *
 * @returns one line for each fault, which begins with the title of the item
 */
export async function collectFaults<Item>(
  items: Item[],
  titleOf: (item: Item) => string,
  check: (item: Item) => Promise<string[]>,
): Promise<string[]> {
  const lines = await runConcurrently(items, 4, async (item) => {
    const title = titleOf(item).slice(0, 120);
    const faults = await check(item).catch((error: Error) => [error.message.slice(0, 120)]);
    return faults.map((fault) => `${title} ${fault}`);
  });
  return lines.flat();
}
