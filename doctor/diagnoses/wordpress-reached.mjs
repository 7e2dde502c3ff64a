import { failure, fine, warning } from '../finding.mjs';

/**
 * Does WordPress respond at the address of the site's requests?
 * @param {import('../context.mjs').DoctorContext} context
 * @param {import('../facts/wordpress.mjs').WordPress} wordpress
 * @returns {import('../finding.mjs').Finding[]}
 */
export function checkWordpressReached({ settings }, { rest, answer }) {
  const address = settings.WORDPRESS_URL;
  if (answer.trouble)
    return [
      failure(
        `Not reached at ${address}: ${answer.trouble}.`,
        'Is it running, and is WORDPRESS_URL right as seen from this machine? Until then stored pages stay as they are, and no other page can be rendered.',
      ),
    ];
  if (!rest)
    return [
      failure(
        `${address} answers (${answer.status}), but not as the REST API of a WordPress.`,
        answer.status === 401 || answer.status === 403
          ? 'It asks for a login: let /wp-json pass without one (a password of the server, or a plugin for safety).'
          : 'Is WORDPRESS_URL the address of the WordPress itself, with its folder where it has one? A plugin may also have switched /wp-json off.',
      ),
    ];
  const { origin } = new URL(answer.url);
  if (origin !== new URL(address).origin)
    return [
      warning(
        `${address} leads on to ${origin}.`,
        `Set WORDPRESS_URL to ${origin}: each question now costs two.`,
      ),
    ];
  return [fine(`Reached at ${address} in ${answer.milliseconds} ms.`)];
}
