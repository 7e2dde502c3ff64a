import 'server-only';

import { env } from '../config/env';
import { escaped, withoutWww } from '../config/own-hosts.mjs';

const host = escaped(withoutWww(new URL(env.SITE_URL).host));
const named = new RegExp(host, 'i');
const media = new RegExp(`(?:https?:)?//(?:www\\.)?${host}/wp-content/`, 'gi');

/**
 * Changes the URLs of media files in a parsed response: a URL on the public site, which an editor has copied, becomes a
 * URL on the host of WordPress. URLs of pages are left unchanged: lib/html/link-target.ts resolves them when a field is
 * read.
 *
 * @param body changed in place
 * @param text the response as text, which is faster to search than the parsed value
 */
export function withMediaOnContentHost(body: unknown, text: string): unknown {
  return named.test(text) ? moved(body) : body;
}

function moved(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(media, `${env.WORDPRESS_URL}/wp-content/`);
  if (!hasParts(value)) return value;

  for (const name of Object.keys(value)) value[name] = moved(value[name]);
  return value;
}

const hasParts = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object';
