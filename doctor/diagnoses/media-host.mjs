import { ownHosts } from '../../lib/config/own-hosts.mjs';
import { restAddress } from '../facts/wordpress.mjs';
import { failure, fine, warning } from '../finding.mjs';

const local = /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[::1\])/;

/**
 * Are the pictures where the site expects them: on WORDPRESS_URL, below /wp-content/?
 * @param {import('../context.mjs').DoctorContext} context
 * @param {import('../facts/wordpress.mjs').WordPress} wordpress
 * @returns {Promise<import('../finding.mjs').Finding[]>}
 */
export async function checkMediaHost(context, wordpress) {
  const { settings, ask } = context;
  const list = await ask(
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
  const astray = addresses.find((address) => !address.startsWith(folder));
  if (astray)
    return [
      failure(
        `WordPress says that pictures are at ${placeOf(astray)}. The site loads pictures from ${folder} only, and leaves these out.`,
        'WordPress → Settings → General: set both addresses to the value of WORDPRESS_URL. Or set WORDPRESS_URL to the address of the pictures, and build again.',
      ),
    ];
  if (local.test(content.host) && !settings.ALLOW_LOCAL_IMAGES)
    return [
      failure(
        `Pictures are at ${content.host}, a private address, from which the site loads no pictures.`,
        'Set ALLOW_LOCAL_IMAGES=1 if WordPress is on your own machine or network, then build again.',
      ),
    ];
  const { status, trouble, headers } = await ask(first);
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

/** The folder of a file. @param {string} address */
const placeOf = (address) => address.replace(/[^/]*$/, '');
