import { askTable as askTableOf } from '../../stack/parts/supabase-rest.mjs';
import { stack } from './environment';

const { supabaseUrl, supabaseSecretKey } = stack;
const backend = { supabaseUrl, secrets: { supabaseSecretKey } };

/** Reads, adds, changes or deletes rows of a table of Supabase with the secret key, and returns these rows. */
export const askTable = <Row>(
  table: string,
  query: Record<string, string>,
  options?: { method: string; body?: object },
): Promise<Row[]> => askTableOf<Row>(backend, table, query, options);
