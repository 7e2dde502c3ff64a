/**
 * The path and query of a request target. A target may have a scheme and a host before them, as in requests to a proxy
 * (RFC 9112, 3.2.2). Both are removed: Next.js would redirect to that host, but this site has only one host.
 *
 * @param target as sent by the client, e.g. `http://evil.example/news?page=2`
 * @returns e.g. `/news?page=2`
 */
export function originForm(target: string): string {
  const path = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');

  return path === target || path.startsWith('/') ? path : `/${path}`;
}
