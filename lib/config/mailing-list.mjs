/**
 * The URL to which the newsletter form is sent, the tags for subscribers from this site, and the honeypot field, which
 * must stay empty. A separate file without TypeScript, because the Content-Security-Policy needs the URL and is not
 * bundled (lib/http/content-security-policy.mjs).
 */
export const mailingList = {
  action: 'https://newsletter.example/subscribe',
  tags: 'website',
  honeypot: 'b_auralune',
};
