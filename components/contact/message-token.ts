import { z } from 'zod/mini';

import { minimumFillTime } from '@/lib/contact/minimum-fill-time';

import { tokenKey } from './draft';

const rawResponse = z.object({ token: z.string() });
const rawStored = z.object({ token: z.string(), requestedAt: z.number() });

type MessageToken = {
  /** Requests a token if there is no valid one. */
  prepare: () => void;
  /** The token of the current message, once it is old enough. Undefined when it could not be loaded. */
  get: () => Promise<string | undefined>;
  /** Discards the token: the next message needs a new one. */
  forget: () => void;
};

// Half of the time for which the server accepts a token (lib/contact/token.ts), in milliseconds.
const lifetime = 12 * 3600 * 1000;

/**
 * Requests and keeps the token of a contact message. The token tells the server when the visitor began the message, and
 * lets it recognize a message that is sent twice. It is never requested at the time of sending, because the server
 * would then take the visitor for a bot that needs no time to write.
 *
 * @param minimumAge how old the token must be when it is used, in milliseconds
 */
export function messageToken(
  now: () => number = Date.now,
  minimumAge = minimumFillTime,
): MessageToken {
  const stored = storedToken();
  let pending: { token: Promise<string | undefined>; requestedAt: number } | undefined = stored && {
    ...stored,
    token: Promise.resolve(stored.token),
  };
  let isOldEnough = pause(
    stored ? Math.min(minimumAge, stored.requestedAt + minimumAge - now()) : 0,
  );

  return {
    prepare() {
      if (pending && now() - pending.requestedAt < lifetime) return;
      const request = { token: requestToken(), requestedAt: now() };
      pending = request;
      // The scripts may load only after the visitor has written the message. Sending then waits until the token is old
      // enough, so that the server does not take the visitor for a bot.
      isOldEnough = request.token.then((token) => (token ? pause(minimumAge) : undefined));
      void request.token.then((token) => {
        if (pending !== request) return;
        if (token) storeToken({ token, requestedAt: now() });
        else pending = undefined;
      });
    },
    get: async () => {
      const token = await pending?.token;
      if (token) await isOldEnough;
      return token;
    },
    forget() {
      pending = undefined;
      dropToken();
    },
  };
}

/** The token of this tab, which is used again after a reload: the same message must not be stored twice. */
function storedToken(): z.infer<typeof rawStored> | undefined {
  try {
    return rawStored.safeParse(JSON.parse(sessionStorage.getItem(tokenKey) ?? 'null')).data;
  } catch {
    // Storage may be forbidden.
    return undefined;
  }
}

function storeToken(token: z.infer<typeof rawStored>): void {
  try {
    sessionStorage.setItem(tokenKey, JSON.stringify(token));
  } catch {
    // Storage may be forbidden or full.
  }
}

function dropToken(): void {
  try {
    sessionStorage.removeItem(tokenKey);
  } catch {
    // Without storage there is no token.
  }
}

async function requestToken(): Promise<string | undefined> {
  try {
    const response = await fetch('/api/contact/token', { signal: AbortSignal.timeout(10_000) });
    return rawResponse.parse(await response.json()).token;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
