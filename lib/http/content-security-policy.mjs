import { createHash } from 'node:crypto';

import { mailingList } from '../config/mailing-list.mjs';

/** Hosts of players (lib/media/embed-providers). They load in the video dialog, after a visitor's click. */
const players = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://open.spotify.com',
  'https://w.soundcloud.com',
  'https://bandcamp.com',
  'https://embed.music.apple.com',
];

/** Where forms may be sent: this site and the mailing list. */
const receivers = ["'self'", new URL(mailingList.action).origin];

/**
 * The hashes of the style sheets that scripts add to a page. Only the package `sonner` does so: it adds an empty style
 * sheet, then its rules. A test computes both hashes from the installed package.
 */
const injectedStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

/** The path to which browsers report what the policy blocked. */
export const reportPath = '/api/csp-report';

/**
 * The Content-Security-Policy of one document. It allows the inline scripts and styles of this document by their
 * hashes, and the files of this site. All other scripts and styles are blocked.
 *
 * @param {string} html a document that the site has rendered; text by other people must be escaped in it
 * @param {{ siteUrl: string, isScripted: boolean, frame?: string }} options when `isScripted` is false, no script may
 *   run; `frame` is the origin that may show the document in a frame, and without it no origin may
 * @returns {string} the header's value
 */
export function buildCsp(html, { siteUrl, isScripted, frame = "'none'" }) {
  const inline = inlineHashes(html);
  const scripts = isScripted ? ["'self'", ...inline.script] : ["'none'"];
  const styles = ["'self'", ...inline.style, ...(isScripted ? injectedStyles : [])];
  const directives = {
    // This also covers prefetches that scripts start.
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
    'frame-ancestors': [frame],
    'report-uri': [reportPath],
    // Browsers ignore reporting endpoints without HTTPS. They read `report-uri` only when there is no endpoint.
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
 * The policy of a page when the site runs without our page cache. The hashes of inline scripts and styles are then not
 * known, so all of them are allowed. Everything else is as strict as elsewhere.
 *
 * @param {string} siteUrl
 * @returns {string} the header's value
 */
export function policyWithoutHashes(siteUrl) {
  return buildCsp('', { siteUrl, isScripted: true })
    .replace(/\bscript-src [^;]*/, "script-src 'self' 'unsafe-inline'")
    .replace(/\bstyle-src [^;]*/, "style-src 'self' 'unsafe-inline'");
}

// Matches whole tags with their attributes, so that `<script` inside an attribute or a comment is not counted.
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
    if (kind === 'style' || (kind === 'script' && isInline(written)))
      hashes[kind].push(hashOf(text));
  }
  return hashes;
}

/**
 * Whether a script with these attributes is inline and executable. A script with `src` is not inline, and a script of
 * another type is data.
 *
 * @param {string} written the attributes as they are written in the HTML
 */
function isInline(written) {
  const type = /\stype=["']?([^"'\s>]*)/i.exec(written)?.[1] ?? '';

  return !/\ssrc=/i.test(written) && /^(|module|text\/javascript)$/i.test(type);
}

/**
 * The hash by which a policy allows an inline script or style.
 *
 * @param {string} text
 * @returns {string} with its quotation marks
 */
export function hashOf(text) {
  // Browsers normalise line breaks before they compare.
  const digest = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');

  return `'sha256-${digest}'`;
}
