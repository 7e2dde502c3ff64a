/**
 * Whether this request comes from a page of this site, according to the browser's headers.
 *
 * Current browsers send Sec-Fetch-Site; for older ones the Origin header is compared. A request with neither header is
 * accepted: it does not come from a page in a current browser. A program could send any origin, and there is no session
 * to abuse.
 */
export function isFromOwnPage(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';

  const origin = headers.get('origin');
  return origin === null || origin === new URL(siteUrl).origin;
}
