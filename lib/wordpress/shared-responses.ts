import { remainingTime } from '../http/request-context.mjs';
import { processState } from '../next-internals/process-state.mjs';

type Shared = {
  response: Promise<unknown>;
  requestedAt: Date;
  /** Until when it is used, in milliseconds since 1970. */
  until: number;
  hasArrived: boolean;
};

type Options = { key: string; also?: string | undefined; lifetime?: number };

// In milliseconds.
const usualLifetime = 2_000;
// In milliseconds. With less time left, no new request is sent.
const minTime = 1_000;
const maxShared = 500;
// In characters of JSON, for a response with a longer lifetime. A page of twenty search results has about 10,000.
const maxCharacters = 40_000;

const shared = processState('sharedResponses', () => new Map<string, Shared>());

/**
 * Shares one response between pages that are rendered at the same time: a request sent within the last two seconds is
 * not sent again, unless something has changed since. If the request timed out for the first page, another page sends
 * it once more if it has time left. A failure is not stored.
 *
 * @param options `also`: a response with this key is used too, if there is one; `lifetime`: how long the response is
 *   used, in milliseconds after the request. With a longer lifetime than usual, a very large response is not stored
 */
export function sharedResponse<Result>(
  { key, also = key, lifetime = usualLifetime }: Options,
  request: () => Promise<Result>,
): Promise<Result> {
  const known = find(key, also);
  if (known) {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- One key always has responses of one type.
    return (known.response as Promise<Result>).catch((error: unknown) => {
      if (!isTimeout(error) || remainingTime() < minTime) throw error;
      return sharedResponse({ key, lifetime }, request);
    });
  }

  const requestedAt = new Date();
  const response = request();
  const until = requestedAt.getTime() + lifetime;
  store(key, { response, requestedAt, until, hasArrived: false }, lifetime > usualLifetime);
  return response;
}

/** When the response that `sharedResponse` would use was requested: in the past if it is shared, otherwise now. */
export const requestTimeOf = ({ key, also = key }: Options): Date =>
  find(key, also)?.requestedAt ?? new Date();

/** Whether the response with this key has arrived and is still used, so that no request is needed. */
export function hasSharedResponse(key: string): boolean {
  const known = shared.get(key);

  return known !== undefined && known.hasArrived && known.until >= Date.now();
}

/**
 * Deletes all shared responses, also those that have not arrived yet. Called when something has changed in WordPress:
 * they must not be used any more.
 */
export function forgetSharedResponses(): void {
  shared.clear();
}

function find(key: string, also: string): Shared | undefined {
  const now = Date.now();
  for (const [other, { until }] of shared) if (until < now) shared.delete(other);

  return shared.get(also) ?? shared.get(key);
}

/** Stores a response until it fails or proves too large. When there are too many, the oldest one is deleted. */
function store(key: string, stored: Shared, hasSizeLimit: boolean): void {
  shared.set(key, stored);
  const [oldest] = shared.keys();
  if (shared.size > maxShared && oldest !== undefined) shared.delete(oldest);

  const remove = () => shared.get(key) === stored && shared.delete(key);
  stored.response.then((found) => {
    stored.hasArrived = true;
    if (hasSizeLimit && JSON.stringify(found).length > maxCharacters) remove();
  }, remove);
}

function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;

  return error.name === 'TimeoutError' || isTimeout(error.cause);
}
