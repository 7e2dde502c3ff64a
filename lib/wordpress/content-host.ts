import 'server-only';

import { env } from '../env';

const host = new URL(env.SITE_URL).host.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const named = new RegExp(host, 'i');
const media = new RegExp(`(?:https?:)?//${host}/wp-content/`, 'gi');

/**
 * A parsed answer in which media that an editor copied from the public site is on the content host. Addresses of the
 * site's pages stay as they are: a field reads them with `lib/html/addresses.ts`.
 *
 * @param body changed in place
 * @param text the answer as it came, which is quicker to look through than what was made of it
 */
export function withMediaOnContentHost(body: unknown, text: string): unknown {
  return named.test(text) ? moved(body) : body;
}

function moved(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(media, `${env.WORDPRESS_URL}/wp-content/`);
  if (value === null || typeof value !== 'object') return value;

  const parts = value as Record<string, unknown>;
  for (const name of Object.keys(parts)) parts[name] = moved(parts[name]);
  return value;
}
