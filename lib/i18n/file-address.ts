import { frameworkFolder } from '../next-internals/addresses.mjs';
import { decodeTwice } from './spelling';

// Next.js's own files, whose names it generates.
const framework = new RegExp(`^${frameworkFolder}/.`);

/**
 * Matches the folder of a path. Only the folder is converted to lower case. The rest of the path is a file name, the id
 * of a video or a key, in which upper and lower case differ.
 */
const folder =
  /^\/(api\/media|api\/poster\/youtube|api\/live-preview|images|icons|press(?=\/[^/]+\.pdf$))\/(?=.)/i;

const files = [
  ...['/favicon.ico', '/icon.svg', '/apple-icon.png', '/manifest.webmanifest'],
  ...['/robots.txt', '/llms.txt', '/speculation-rules.json', '/.well-known/security.txt'],
];

/**
 * The one correct spelling of a path that is not a page: a file, a route handler or a path of Next.js itself.
 *
 * @param pathname the path as the client sent it, percent-encoded. It must be decodable
 * @returns null for the path of a page, and for a path that does not exist
 */
export function fileAddress(pathname: string): string | null {
  if (framework.test(pathname)) return pathname;
  const own = folder.exec(pathname)?.[0];
  if (own) return own.toLowerCase() + pathname.slice(own.length);

  const segments = pathname.split('/').filter(Boolean).map(decodeTwice);
  const lower = segments.map((each) => `/${each.toLowerCase()}`).join('');
  if (!/^\/api\/./.test(lower) && !files.includes(lower)) return null;

  return segments.map((each) => `/${encodeURIComponent(each.toLowerCase())}`).join('');
}
