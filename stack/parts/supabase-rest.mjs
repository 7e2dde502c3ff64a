/**
 * Reads, adds, changes or deletes rows of a table, directly in Supabase and not through a proxy.
 * @template [Row=Record<string, string>]
 * @param {{ supabaseUrl: string, secrets: { supabaseSecretKey: string } }} backend
 * @param {string} table
 * @param {Record<string, string>} query
 * @param {{ method?: string, body?: object, apikey?: string }} [options] `body`: a new row, or new values;
 *   `apikey`: by default the secret key, which bypasses row-level security
 * @returns {Promise<Row[]>} these rows
 * @throws {Error} when the response is an error
 */
export async function requestTable(
  { supabaseUrl, secrets },
  table,
  query,
  { method = 'GET', body, apikey = secrets.supabaseSecretKey } = {},
) {
  const address = `${supabaseUrl}/rest/v1/${table}?${new URLSearchParams(query)}`;
  const response = await fetch(address, {
    method,
    headers: { apikey, 'content-type': 'application/json', prefer: 'return=representation' },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`Supabase responded with ${response.status} to ${method} ${table}`);
  return response.json();
}
