/**
 * Does this request come from a page of ours, as far as the browser says?
 *
 * Current browsers say so themselves, under whatever name the site was reached; for others their origin is compared. A
 * request that says nothing is let in: it comes from no page of a current browser, and a program could claim any origin;
 * there is no session that it could abuse.
 */
export function isFromOwnPage(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';

  const origin = headers.get('origin');
  return origin === null || origin === new URL(siteUrl).origin;
}
