import { requestTable as requestTableOf } from '../../stack/parts/supabase-rest.mjs';
import { stack } from './environment';

const { supabaseUrl, supabaseSecretKey } = stack;
const backend = { supabaseUrl, secrets: { supabaseSecretKey } };

/** Reads, adds, changes or deletes rows of a table of Supabase with the secret key, and returns these rows. */
export const requestTable = <Row>(
  table: string,
  query: Record<string, string>,
  options?: { method: string; body?: object },
): Promise<Row[]> => requestTableOf<Row>(backend, table, query, options);
