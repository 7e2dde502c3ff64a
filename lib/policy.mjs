import { createHash } from 'node:crypto';

import { mailingList } from './mailing-list.mjs';

/** The players of lib/html/films.ts and lib/site.ts; they load in the film's dialog, at a visitor's click. */
const players = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://open.spotify.com',
  'https://w.soundcloud.com',
  'https://bandcamp.com',
  'https://embed.music.apple.com',
];

/** Where forms lead: ourselves, and the mailing list. */
const receivers = ["'self'", new URL(mailingList.action).origin];

/**
 * What scripts write into the page as a style sheet: that of sonner, which first makes an empty one. A test computes both
 * from the installed package.
 */
const injectedStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

/** Where browsers report what the policy stopped. */
export const reportPath = '/api/csp-report';

/**
 * The Content-Security-Policy of one document: its own inline scripts and styles run, nothing else does.
 *
 * @param {string} html of our own making; what is written into it by others must be escaped
 * @param {{ siteUrl: string, isScripted?: boolean }} facts with `isScripted` false nothing runs,
 *   whatever stands in it
 * @returns {string} the header's value
 */
export function policyOf(html, { siteUrl, isScripted = /<script\b/i.test(html) }) {
  const inline = inlineHashes(html);
  const scripts = isScripted ? ["'self'", ...inline.script] : ["'none'"];
  const styles = ["'self'", ...inline.style, ...(isScripted ? injectedStyles : [])];
  const directives = {
    // Also what a script asks for ahead of its use.
    'default-src': isScripted ? ["'self'"] : ["'none'"],
    'script-src': scripts,
    'style-src': styles,
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': isScripted ? ["'self'"] : ["'none'"],
    'frame-src': isScripted ? players : ["'none'"],
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': receivers,
    'frame-ancestors': ["'none'"],
    'report-uri': [reportPath],
    // Browsers take no endpoint from a site without encryption, and heed `report-uri` only where they need none.
    ...(siteUrl.startsWith('https:') && {
      'report-to': ['policy'],
      'upgrade-insecure-requests': [],
    }),
  };

  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}

/**
 * The policy of a page whose inline scripts nobody has counted: without our page cache. They run, whoever wrote them;
 * everything else is as strict as elsewhere.
 *
 * @param {string} siteUrl
 * @returns {string} the header's value
 */
export function policyWithoutHashes(siteUrl) {
  return policyOf('', { siteUrl, isScripted: true })
    .replace(/\bscript-src [^;]*/, "script-src 'self' 'unsafe-inline'")
    .replace(/\bstyle-src [^;]*/, "style-src 'self' 'unsafe-inline'");
}

// Tag by tag with their attributes, so that a tag which stands in an attribute, a comment or a text field is none.
const attributes = /(?:\s(?:"[^"]*"|'[^']*'|[^"'>])*)?/.source;
const tag = new RegExp(
  `<!--[^]*?-->|<(script|style|textarea|title)(${attributes})>([^]*?)</\\1\\s*>|</?[a-z][^\\s>]*${attributes}>`,
  'gi',
);

/** @param {string} html */
function inlineHashes(html) {
  /** @type {Record<'script' | 'style', string[]>} */
  const hashes = { script: [], style: [] };
  for (const [, name, written = '', text = ''] of html.matchAll(tag)) {
    const kind = name?.toLowerCase();
    if (kind === 'style' || (kind === 'script' && runs(written))) hashes[kind].push(hashOf(text));
  }
  return hashes;
}

/** Does a script with these attributes run here? One with an address is not inline, one of another type is data. */
function runs(written) {
  const type = /\stype=["']?([^"'\s>]*)/i.exec(written)?.[1] ?? '';

  return !/\ssrc=/i.test(written) && /^(|module|text\/javascript)$/i.test(type);
}

/**
 * How a policy names an inline script or style.
 *
 * @param {string} text
 * @returns {string} with its quotation marks
 */
export function hashOf(text) {
  // A browser reads every line break as one letter before it compares.
  const digest = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');

  return `'sha256-${digest}'`;
}
