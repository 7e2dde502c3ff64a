import { stack } from './environment';

/**
 * Reads, adds, changes or deletes rows of a table of Supabase with the secret key, and returns these rows.
 *
 * @throws {Error} when Supabase refuses
 */
export async function askTable<Row>(
  table: string,
  query: string,
  init: RequestInit = {},
): Promise<Row[]> {
  const headers = {
    ...{ apikey: stack.supabaseSecretKey, 'content-type': 'application/json' },
    prefer: 'return=representation',
  };
  const answer = await fetch(`${stack.supabaseUrl}/rest/v1/${table}?${query}`, {
    ...{ headers, ...init },
  });
  if (!answer.ok) throw new Error(`Supabase answered ${answer.status}`);

  return (await answer.json()) as Row[];
}
