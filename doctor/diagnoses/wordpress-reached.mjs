import { failure, fine, warning } from '../finding.mjs';

/**
 * Does WordPress respond at the URL to which the site sends its requests?
 * @param {import('../context.mjs').DoctorContext} context
 * @param {import('../facts/wordpress.mjs').WordPress} wordpress
 * @returns {import('../finding.mjs').Finding[]}
 */
export function checkWordpressReached({ settings }, { rest, response }) {
  const address = settings.WORDPRESS_URL;
  if (response.trouble)
    return [
      failure(
        `Not reached at ${address}: ${response.trouble}.`,
        'Is it running, and is WORDPRESS_URL right as seen from this machine? Until WordPress responds, stored pages stay unchanged, and no other page can be rendered.',
      ),
    ];
  if (!rest)
    return [
      failure(
        `${address} responds with status ${response.status}, but not as the REST API of a WordPress.`,
        response.status === 401 || response.status === 403
          ? 'It asks for a login (a password of the web server, or a security plugin): allow /wp-json without one.'
          : 'Is WORDPRESS_URL the address of the WordPress itself, with its folder if it is in one? Or has a plugin switched /wp-json off?',
      ),
    ];
  const { origin } = new URL(response.url);
  if (origin !== new URL(address).origin)
    return [
      warning(
        `${address} redirects to ${origin}.`,
        `Set WORDPRESS_URL to ${origin}: at present each request causes a second one.`,
      ),
    ];
  return [fine(`Reached at ${address} in ${response.milliseconds} ms.`)];
}
