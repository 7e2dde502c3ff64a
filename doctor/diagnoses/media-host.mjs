import { restAddress } from '../facts/wordpress.mjs';
import { failure, fine } from '../finding.mjs';

const local = /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[::1\])/;

/**
 * Are pictures where the site takes them from: on WORDPRESS_URL, below /wp-content/?
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
  const items = Array.isArray(list.json) ? list.json : [];
  const addresses = items.map((each) => asTheSiteReads(String(each?.source_url), settings));
  const [first] = addresses;
  if (!first) return [fine('There are no pictures yet to look at.')];

  const content = new URL(settings.WORDPRESS_URL);
  const astray = addresses.find((address) => !address.startsWith(`${content.origin}/`));
  if (astray)
    return [
      failure(
        `Pictures are said to be at ${originOf(astray)}; the site takes them from ${content.origin} alone and leaves them empty.`,
        'WordPress → Settings → General: both addresses as WORDPRESS_URL has it. Or set WORDPRESS_URL to that address, and build again.',
      ),
    ];
  if (local.test(content.host) && !settings.ALLOW_LOCAL_IMAGES)
    return [
      failure(
        `Pictures are at ${content.host}, a private address, from which the site does not fetch.`,
        'ALLOW_LOCAL_IMAGES=1 for a WordPress on your own machine or network, then build again.',
      ),
    ];
  const { status, trouble, headers } = await ask(first);
  const isPicture = status === 200 && headers.get('content-type')?.startsWith('image/');
  if (!isPicture)
    return [
      failure(
        `A picture does not open (${trouble || status}): ${first}`,
        'Open it in a browser: is the file in wp-content/uploads, and may it be fetched from elsewhere?',
      ),
    ];
  return [fine(`Pictures are on ${content.origin}, where the site expects them.`)];
}

/**
 * Media copied from the public site are on the content host (lib/wordpress/content-host.ts).
 * @param {string} address
 * @param {{ SITE_URL: string, WORDPRESS_URL: string }} settings
 */
function asTheSiteReads(address, { SITE_URL, WORDPRESS_URL }) {
  const { host } = new URL(SITE_URL);
  const rest = address.replace(/^https?:/, '');
  const prefix = `//${host}/wp-content/`;
  return rest.startsWith(prefix)
    ? `${WORDPRESS_URL}/wp-content/${rest.slice(prefix.length)}`
    : address;
}

/** @param {string} address */
const originOf = (address) => (URL.canParse(address) ? new URL(address).origin : address);
