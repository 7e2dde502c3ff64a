/**
 * The path and query of a request target. A target may name a scheme and a host before them, as requests to a proxy do
 * (RFC 9112, 3.2.2). The framework would redirect to that host. This site has one host, its own.
 *
 * @param target as sent, e.g. `http://evil.example/news?page=2`
 * @returns e.g. `/news?page=2`
 */
export function originForm(target: string): string {
  const path = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');

  return path === target || path.startsWith('/') ? path : `/${path}`;
}
