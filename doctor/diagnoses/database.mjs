import { failure, fine } from '../finding.mjs';

const migrations = 'supabase db push (supabase/migrations; docs/operators.md)';

/**
 * Does Supabase respond, does it accept the visitors' key, and does it have the table of slides?
 * @param {import('../context.mjs').DoctorContext} context
 * @param {string} table
 * @returns {Promise<{ isReached: boolean, slides: unknown[], findings: import('../finding.mjs').Finding[] }>}
 */
export async function checkDatabase({ settings, request }, table) {
  const { SUPABASE_URL: address, SUPABASE_ANON_KEY: apikey } = settings;
  const response = await request(
    `${address}/rest/v1/${table}?select=id,title,background_image_url&active=eq.true`,
    {
      headers: { apikey },
    },
  );
  /** @param {string} words @param {string} next */
  const not = (words, next) => ({ isReached: false, slides: [], findings: [failure(words, next)] });
  if (response.trouble)
    return not(
      `Not reached at ${address}: ${response.trouble}.`,
      'Is SUPABASE_URL right, and the project running? (A free one is paused after a week without visits: supabase.com → Restore.)',
    );
  if (response.status === 401 || response.status === 403)
    return not(
      `Supabase refuses the visitors’ key (${response.status}). The carousel stays unchanged.`,
      'SUPABASE_ANON_KEY: the “publishable” or “anon” key of this very project, from Supabase → Project Settings → API Keys.',
    );
  if (response.status === 404)
    return not(
      `Supabase has no table ${table}. The home page has no carousel.`,
      `Create the tables: ${migrations}.`,
    );
  if (response.status !== 200 || !Array.isArray(response.json))
    return not(
      `Supabase responds with status ${response.status} instead of a list of slides.`,
      'Supabase → Logs says more; status.supabase.com says whether Supabase has an outage.',
    );
  const slides = response.json;
  const count = slides.length === 1 ? 'one active slide' : `${slides.length} active slides`;
  return { isReached: true, slides, findings: [fine(`Reached at ${address}: ${count}.`)] };
}
