import 'server-only';

import { createClient } from '@supabase/supabase-js';

import { env } from '../env';

const deadline = 4_000;

/** The visitors' door to the database: row-level security decides what comes through it. */
export const supabase = createClient(env.SUPABASE_URL, env.SUPABASE_ANON_KEY, {
  auth: { persistSession: false, autoRefreshToken: false },
  global: {
    fetch: (input, init) =>
      fetch(input, { ...init, cache: 'no-store', signal: AbortSignal.timeout(deadline) }),
  },
});
