import { z } from 'zod/mini';

import { minimumFillTime } from '@/lib/contact/minimum-fill-time';

const rawAnswer = z.object({ token: z.string() });

export type MessageToken = {
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
 * The token tells the site when the visitor began a message, and identifies a repeated message. It is never requested
 * at the time of sending: the site would take that for a message that was written in no time, as by a bot.
 */
export function messageToken(now: () => number = Date.now, least = minimumFillTime): MessageToken {
  let pending: { token: Promise<string | undefined>; requestedAt: number } | undefined;
  let ripe = Promise.resolve();

  return {
    prepare() {
      if (pending && now() - pending.requestedAt < lifetime) return;
      const request = { token: askForToken(), requestedAt: now() };
      pending = request;
      // The scripts may load only after the visitor has written the message. Sending then waits until the token is
      // `least` milliseconds old, so that the site does not take the visitor for a bot.
      ripe = request.token.then((token) => (token ? pause(least) : undefined));
      void request.token.then((token) => {
        if (!token && pending === request) pending = undefined;
      });
    },
    get: async () => {
      const token = await pending?.token;
      if (token) await ripe;
      return token;
    },
    forget: () => (pending = undefined),
  };
}

async function askForToken(): Promise<string | undefined> {
  try {
    const response = await fetch('/api/contact/token', { signal: AbortSignal.timeout(10_000) });
    return rawAnswer.parse(await response.json()).token;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
