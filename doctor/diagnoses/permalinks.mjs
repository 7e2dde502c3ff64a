import { failure, fine } from '../finding.mjs';

/**
 * Does WordPress respond at /wp-json/…, where the site sends its requests?
 * @param {import('../facts/wordpress.mjs').WordPress} wordpress
 * @returns {import('../finding.mjs').Finding[]}
 */
export function checkPermalinks({ rest }) {
  if (rest === 'plain')
    return [
      failure(
        'Its permalinks are plain. WordPress does not respond at /wp-json, where the site sends its requests.',
        'WordPress → Settings → Permalinks → Custom: /%year%/%monthnum%/%postname%/. If this is already set, its web server does not pass requests on to index.php.',
      ),
    ];
  return rest ? [fine('Permalinks are pretty: /wp-json responds.')] : [];
}
