import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';

import { ownHosts } from '../../lib/config/own-hosts.mjs';
import { restAddress } from '../facts/wordpress.mjs';
import { failure, fine, warning } from '../finding.mjs';

/** @typedef {(host: string) => Promise<{ address: string }[]>} LookUp resolves a host name to all its IP addresses */

const privateNetworks = [
  ...['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '127.0.0.0/8', '100.64.0.0/10'],
  ...['169.254.0.0/16', '::1/128', 'fc00::/7', 'fe80::/10'],
];
const privateAddresses = new BlockList();
for (const network of privateNetworks) {
  const [start = '', bits] = network.split('/');
  privateAddresses.addSubnet(start, Number(bits), familyOf(start));
}

/**
 * Are the pictures where the site expects them: on WORDPRESS_URL, below /wp-content/?
 * @param {import('../context.mjs').DoctorContext} context
 * @param {import('../facts/wordpress.mjs').WordPress} wordpress
 * @param {LookUp} [lookUp]
 * @returns {Promise<import('../finding.mjs').Finding[]>}
 */
export async function checkMediaHost(context, wordpress, lookUp = addressesOf) {
  const { settings, request } = context;
  const list = await request(
    restAddress(context, wordpress, '/wp/v2/media', {
      per_page: '5',
      media_type: 'image',
      _fields: 'source_url',
    }),
  );
  if (!Array.isArray(list.json))
    return [
      warning(
        `The Media Library could not be read (${list.trouble || list.status}), so its pictures were not checked.`,
        'Allow GET requests to /wp-json/wp/v2/media without a login.',
      ),
    ];
  const addresses = list.json.map((each) => asTheSiteReads(String(each?.source_url), settings));
  const [first] = addresses;
  if (!first) return [fine('The Media Library has no pictures yet.')];

  const content = new URL(settings.WORDPRESS_URL);
  const folder = `${content.href.replace(/\/$/, '')}/wp-content/`;
  const elsewhere = addresses.find((address) => !address.startsWith(folder));
  if (elsewhere)
    return [
      failure(
        `WordPress says that pictures are at ${placeOf(elsewhere)}. The site loads pictures from ${folder} only, and leaves these out.`,
        'WordPress → Settings → General: set both addresses to the value of WORDPRESS_URL. Or set WORDPRESS_URL to the address of the pictures, and build again.',
      ),
    ];
  const local = settings.ALLOW_LOCAL_IMAGES ? null : await privateAddressOf(content, lookUp);
  if (local)
    return [
      failure(
        `Pictures are at ${content.host}, which has the private address ${local}. The site loads no pictures from there.`,
        'Set ALLOW_LOCAL_IMAGES=1 if WordPress is on your own machine or network, then build again.',
      ),
    ];
  const { status, trouble, headers } = await request(first);
  const isPicture = status === 200 && headers.get('content-type')?.startsWith('image/');
  if (!isPicture)
    return [
      failure(
        `A picture does not open (${trouble || status}): ${first}`,
        'Open it in a browser: is the file in wp-content/uploads, and may other machines load it?',
      ),
    ];
  return [fine(`Pictures are on ${content.origin}, where the site expects them.`)];
}

/**
 * The URL from which the site loads a file of WordPress. The site also recognizes the file on its own host, on a host
 * with or without `www.`, and behind a CDN whose URLs contain WordPress's host. Any other URL is returned unchanged.
 * @param {string} address
 * @param {import('../../lib/config/own-hosts.mjs').Hosts} settings
 */
function asTheSiteReads(address, settings) {
  const hosts = ownHosts(settings);
  const url = hosts.parse(address);
  const path = url && (hosts.mediaPath(url) ?? hosts.mediaPathInQuery(url));
  return path ? `${hosts.content.href}wp-content/${path}` : address;
}

/** @param {string} host */
const addressesOf = (host) => lookup(host, { all: true });

/**
 * A private IP address of a host. The image optimizer of Next.js refuses a host if any of its addresses is private.
 * @param {URL} url
 * @param {LookUp} lookUp
 * @returns {Promise<string | undefined>} undefined if there is none, or if DNS does not know the host
 */
async function privateAddressOf({ hostname }, lookUp) {
  // A URL has brackets around an IPv6 address.
  const found = await lookUp(hostname.replace(/^\[|\]$/g, '')).catch(() => null);
  const isPrivate = (/** @type {string} */ each) => privateAddresses.check(each, familyOf(each));
  return found?.map(({ address }) => address).find(isPrivate);
}

/** @param {string} address */
function familyOf(address) {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

/** The folder of a file. @param {string} address */
const placeOf = (address) => address.replace(/[^/]*$/, '');
