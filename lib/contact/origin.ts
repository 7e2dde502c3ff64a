/**
 * Does this request come from a page of ours, as far as the browser says?
 *
 * A form of another site is refused. A request that says nothing of its origin is let in: it comes from no page of a
 * current browser, and a program could claim any origin; there is no session that it could abuse.
 */
export function isFromOwnPage(headers: Headers, siteUrl: string): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  // A page that sends no referrer says "null" even to its own site.
  if (origin === 'null') return site === 'same-origin';

  return origin === null || origin === new URL(siteUrl).origin;
}
