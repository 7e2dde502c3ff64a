import { z } from 'zod/mini';

import { leastTime } from '@/lib/contact-message';

const rawAnswer = z.object({ token: z.string() });

export type MessageToken = {
  /** Asks for a token where there is none that can still be used. */
  prepare: () => void;
  /** The token of the message that is being written, once it is old enough; undefined where it could not be had. */
  get: () => Promise<string | undefined>;
  /** The next message is another one. */
  forget: () => void;
};

// Half of the time for which the site accepts one, in milliseconds.
const lifetime = 12 * 3600 * 1000;

/**
 * The token that tells the site when a message was begun, and that a repeated one is the same. None is asked for at the
 * moment of sending: it would say that the message was written in no time.
 */
export function messageToken(now: () => number = Date.now, least = leastTime): MessageToken {
  let kept: { token: Promise<string | undefined>; askedAt: number } | undefined;
  let ripe = Promise.resolve();

  return {
    prepare() {
      if (kept && now() - kept.askedAt < lifetime) return;
      const asked = { token: askForToken(), askedAt: now() };
      kept = asked;
      // Scripts may come when all is written: who sends then waits a little, and is not taken for a program.
      ripe = asked.token.then((token) => (token ? pause(least) : undefined));
      void asked.token.then((token) => {
        if (!token && kept === asked) kept = undefined;
      });
    },
    get: async () => {
      const token = await kept?.token;
      if (token) await ripe;
      return token;
    },
    forget: () => (kept = undefined),
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
