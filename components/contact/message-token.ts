import { z } from 'zod/mini';

const rawAnswer = z.object({ token: z.string() });

export type MessageToken = {
  /** Asks for a token where there is none that can still be used. */
  prepare: () => void;
  /** The token of the message that is being written; undefined where it could not be had. */
  get: () => Promise<string | undefined>;
  /** The next message is another one. */
  forget: () => void;
};

// Milliseconds; well within the time for which the site accepts one.
const lifetime = 30 * 60_000;

/** The token that tells the site when a message was begun, and that a repeated one is the same. */
export function messageToken(now: () => number = Date.now): MessageToken {
  let kept: { token: Promise<string | undefined>; askedAt: number } | undefined;

  function prepare() {
    if (kept && now() - kept.askedAt < lifetime) return kept.token;
    const token = askForToken();
    kept = { token, askedAt: now() };
    void token.then((value) => value ?? (kept = undefined));

    return token;
  }

  return { prepare: () => void prepare(), get: prepare, forget: () => (kept = undefined) };
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
