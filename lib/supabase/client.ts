import 'server-only';

import { createClient } from '@supabase/supabase-js';

import { readResponse } from '../http/read-body';
import { responseSizeLimits } from '../http/body-size-limits.mjs';
import { env } from '../config/env';
import { withRetries } from '../http/timeout-and-retry';

/** The database client for visitors. Row-level security decides what it can read and write. */
export const supabase = createClient(env.SUPABASE_URL, env.SUPABASE_ANON_KEY, {
  // The retries of the client have no time limit. `withRetries` has one.
  db: { retry: false },
  auth: { persistSession: false, autoRefreshToken: false },
  global: {
    fetch: (input, init) => withRetries((signal) => request(input, { ...init, signal })),
  },
});

async function request(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, cache: 'no-store' });
  if (response.status >= 500) {
    await response.body?.cancel();
    throw new Error(`Supabase responded with status ${response.status}`);
  }
  if (!response.body) return response;

  const { pathname, search } = new URL(input instanceof Request ? input.url : input);
  const body = await readResponse(response, {
    ...{ source: 'Supabase', address: `${pathname}${search}`, maxBytes: responseSizeLimits.rows },
  });
  const { status, statusText } = response;
  return new Response(new Uint8Array(body), {
    status,
    statusText,
    headers: withoutBodyHeaders(response.headers),
  });
}

// The body has been read and decompressed, so the headers for its length and encoding are no longer right.
function withoutBodyHeaders(headers: Headers): Headers {
  const rest = new Headers(headers);
  rest.delete('content-encoding');
  rest.delete('content-length');
  return rest;
}
