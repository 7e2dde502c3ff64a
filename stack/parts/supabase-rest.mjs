/**
 * Reads or deletes rows of a table, directly in Supabase and not through a proxy.
 * @param {import('../settings.mjs').Settings} settings
 * @param {string} table
 * @param {Record<string, string>} query
 * @param {{ method?: string, apikey?: string }} [options] `apikey`: by default the secret key
 * @returns {Promise<Response>}
 * @throws {Error} when the response is an error
 */
export async function askTable(
  { supabaseUrl, secrets },
  table,
  query,
  { method = 'GET', apikey = secrets.supabaseSecretKey } = {},
) {
  const address = `${supabaseUrl}/rest/v1/${table}?${new URLSearchParams(query)}`;
  const answer = await fetch(address, { method, headers: { apikey } });
  if (!answer.ok) throw new Error(`Supabase answered ${answer.status} to ${method} ${table}`);
  return answer;
}
