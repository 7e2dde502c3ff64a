import { parseUrl } from './parse-url.mjs';

/**
 * @typedef {{ SITE_URL: string, WORDPRESS_URL: string, SUPABASE_URL: string }} Hosts
 * @typedef {object} OwnHosts
 * @property {URL} content the WordPress site
 * @property {URL} site the public site
 * @property {(address: string) => URL | null} parse Parses a URL on the content host or relative to it. Adds or removes
 *   a `www.` where our host differs only in that. Null when it is not a URL.
 * @property {(url: URL) => boolean} isOwn Whether it is on one of our hosts.
 * @property {(url: URL) => string | null} mediaPath The path of a file below `wp-content`. Also for a URL of this file
 *   on the site, and for a URL of a CDN whose path contains that of the file. Null for other URLs.
 * @property {(url: URL) => string | null} mediaPathInQuery The same for a resizing service, whose query contains the
 *   URL of the file.
 * @property {(url: URL) => boolean} isStored Whether it is a public file of our own Supabase project.
 */

/**
 * Recognises URLs of our own hosts, which are in the settings. The doctor uses this function too, so that it reads URLs
 * in the same way as the site.
 *
 * @param {Hosts} settings
 * @returns {OwnHosts}
 */
export function ownHosts({ SITE_URL, WORDPRESS_URL, SUPABASE_URL }) {
  const content = new URL(`${WORDPRESS_URL}/`);
  const site = new URL(`${SITE_URL}/`);
  const storage = new URL(`${SUPABASE_URL}${storedFiles}`);
  const hosts = [content.host, site.host];
  const folders = [
    { host: content.host, folder: `${content.pathname}wp-content/`, start: '' },
    { host: site.host, folder: '/wp-content/', start: '' },
    { host: site.host, folder: '/api/media/', start: 'uploads/' },
  ];
  // A URL of one of our hosts with a file extension, inside another URL.
  const named = new RegExp(
    `^.*[/:=]((?:www\\.)?(?:${hosts.map(withoutWww).map(escaped).join('|')})/[^?#]*\\.\\w{2,5})(?:[^\\w.-].*)?$`,
    'is',
  );

  /** @type {OwnHosts['parse']} */
  const parse = (address) => {
    const url = parseUrl(address.trim(), content);
    if (!url) return null;
    const isHttp = /^https?:$/.test(url.protocol);
    if (isHttp && !hosts.includes(url.host)) url.host = ownHost(url.host) ?? url.host;
    return url;
  };
  /** @param {string} host */
  const ownHost = (host) => hosts.find((each) => withoutWww(each) === withoutWww(host));
  /** @param {URL} url */
  const plainMediaPath = ({ host, pathname }) => {
    const found = folders.find((each) => each.host === host && pathname.startsWith(each.folder));
    return found ? `${found.start}${pathname.slice(found.folder.length)}` : null;
  };
  /** @param {string | undefined} address @param {URL | string} [base] */
  const pathOf = (address, base = content) => {
    const full = address ? parseUrl(address, base) : null;
    const url = full && parse(full.href);
    return url && plainMediaPath(url);
  };
  /** @param {string} text */
  const namedIn = (text) => {
    const address = text.length < maxLength && named.exec(decoded(text))?.[1];
    return address ? pathOf(`https://${address}`) : null;
  };
  /** @param {URL} url */
  const isOwn = ({ protocol, host }) => /^https?:$/.test(protocol) && hosts.includes(host);

  return {
    ...{ content, site, parse, isOwn },
    mediaPath: (url) => {
      const plain = isOwn(url) ? plainMediaPath(url) : null;
      if (plain !== null || !/^https?:$/.test(url.protocol)) return plain;
      const [, rest] = (isOwn(url) && cloudflare.exec(url.pathname)) || [];
      return namedIn(url.pathname) ?? (rest ? pathOf(rest, url.origin) : null);
    },
    mediaPathInQuery: (url) => {
      for (const value of url.searchParams.values()) {
        const path = namedIn(`/${value}`) ?? (isOwn(url) ? pathOf(value, url.origin) : null);
        if (path !== null) return path;
      }
      return null;
    },
    isStored: ({ origin, pathname }) =>
      origin === storage.origin && pathname.startsWith(storage.pathname),
  };
}

/** Whether the image optimizer reads a picture with this path and every browser shows it. @param {string} path */
export const isPicture = (path) => /\.(jpe?g|jpe|jfif|png|gif|webp|avif|bmp)$/i.test(path);

/** The path below which Supabase serves the files of public buckets. */
export const storedFiles = '/storage/v1/object/public/';

// Longer texts are not searched: the search for a host takes quadratic time, which an attacker could use.
const maxLength = 2_000;

const cloudflare = /^\/cdn-cgi\/image\/[^/]+(\/.+)$/;

/** The host name without `www.` at its start. @param {string} host */
export const withoutWww = (host) => host.replace(/^www\./, '');

/** A text for use in a regular expression, where it matches itself. @param {string} text */
export const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A CDN may percent-encode all of the URL in its path, the slashes too. @param {string} text */
function decoded(text) {
  if (!/%2f/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
