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
        'Its permalinks are plain, so that it does not answer at /wp-json, where the site asks.',
        'WordPress → Settings → Permalinks → Custom: /%year%/%monthnum%/%postname%/. If they are set so, its server does not hand addresses on to index.php.',
      ),
    ];
  return rest ? [fine('Permalinks are pretty: /wp-json answers.')] : [];
}
