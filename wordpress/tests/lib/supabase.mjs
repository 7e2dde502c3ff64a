import { startOwnSupabase } from '../../../stack/testing/own-supabase.mjs';

let count = 0;

/**
 * A real Supabase with the project's migrations and the demo's slides. The first test that needs it starts it.
 *
 * `header` is for a request to WordPress: it contains the URL and key of this Supabase, which are normally in
 * wp-config.php. `request` calls the REST API of this Supabase.
 */
export function lazySupabase() {
  let running;
  return {
    open: () => (running ??= start()),
    stop: async () => (await running)?.stop(),
  };
}

async function start() {
  const name = `test-plugin-${process.pid}-${(count += 1)}`;
  const { settings, stop } = await startOwnSupabase(name);
  const key = settings.secrets.supabaseSecretKey;
  /** @type {(path: string, options?: { method?: string, body?: object }) => Promise<any>} */
  const request = async (path, { method = 'GET', body } = {}) => {
    const headers = {
      apikey: key,
      'content-type': 'application/json',
      prefer: 'return=representation',
    };
    const response = await fetch(`${settings.databaseUrl}/rest/v1/${path}`, {
      ...{ method, headers, body: body && JSON.stringify(body) },
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`Supabase responded with ${response.status}: ${text}`);
    return text && JSON.parse(text);
  };
  return {
    request,
    key,
    stop,
    url: settings.databaseUrl,
    header: headerFor(settings.databaseUrl, key),
  };
}

/** A header for a request to WordPress, with the URL and key of the Supabase that the plugin uses for this request. */
export const headerFor = (url, key) => ({ 'X-Test-Supabase': `${url} ${key}` });
