import 'server-only';

import { createClient } from '@supabase/supabase-js';

import { env } from '../env';
import { withRetries } from '../retries';

/** The visitors' door to the database: row-level security decides what comes through it. */
export const supabase = createClient(env.SUPABASE_URL, env.SUPABASE_ANON_KEY, {
  // Its own retries know no deadline: ours do.
  db: { retry: false },
  auth: { persistSession: false, autoRefreshToken: false },
  global: {
    fetch: (input, init) => withRetries((signal) => ask(input, { ...init, signal })),
  },
});

async function ask(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, cache: 'no-store' });
  if (response.status >= 500) throw new Error(`Supabase answered ${response.status}`);

  return response;
}
