/**
 * Where the form of the newsletter leads, the tags for everyone who comes from this site, and the field that must stay
 * empty. It stands in a file of its own because what browsers may send forms to is decided outside of the bundles
 * (lib/http/content-security-policy.mjs).
 */
export const mailingList = {
  action: 'https://letters.fernweg.example/subscribe',
  tags: 'website',
  honeypot: 'b_fernweg',
};
