/**
 * The address that the newsletter form is sent to, the tags for subscribers from this site, and the honeypot field,
 * which must stay empty. A separate file without TypeScript, because the Content-Security-Policy needs the address and
 * is not bundled (lib/http/content-security-policy.mjs).
 */
export const mailingList = {
  action: 'https://letters.fernweg.example/subscribe',
  tags: 'website',
  honeypot: 'b_fernweg',
};
