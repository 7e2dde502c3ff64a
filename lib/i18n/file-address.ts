import { decodeTwice } from './spelling';

// The framework's own, by names that it makes.
const framework = /^\/_next\/./;

/** Up to where an address is ours; what follows is the name of a file, or a film's id, and has a case of its own. */
const folder = /^\/(api\/media|api\/poster\/youtube|images|icons|sheets)\/(?=.)/i;

const files = [
  ...['/favicon.ico', '/icon.svg', '/apple-icon.png', '/manifest.webmanifest'],
  ...['/robots.txt', '/llms.txt', '/.well-known/security.txt'],
];

/**
 * How the address of something that is not a page is spelled: a file, a route handler or the framework's own address.
 *
 * @param pathname as it was sent, percent-encoded; it can be decoded
 * @returns null for the address of a page, or of nothing
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
