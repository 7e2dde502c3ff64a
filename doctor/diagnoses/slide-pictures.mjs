import { isPicture, ownHosts, storedFiles } from '../../lib/config/own-hosts.mjs';
import { warning } from '../finding.mjs';

/**
 * Can the site show the pictures of the active slides? The site leaves out a slide whose picture is on a foreign host.
 * @param {import('../context.mjs').DoctorContext} context
 * @param {unknown[]} slides rows of the table
 * @returns {import('../finding.mjs').Finding[]}
 */
export function checkSlidePictures({ settings }, slides) {
  const hosts = ownHosts(settings);
  const rows = slides.filter((row) => typeof row === 'object' && row !== null);

  return rows.flatMap((row) => {
    // The filter above lets only objects pass.
    const {
      id,
      title,
      background_image_url: address,
    } = /** @type {Record<string, unknown>} */ (row);
    if (isShown(String(address ?? ''), hosts)) return [];
    return [
      warning(
        `The slide “${title}” (${id}) is left out: the site does not show a picture at ${address}.`,
        `Upload the picture to WordPress’s Media Library, or to a public bucket of this Supabase project (${settings.SUPABASE_URL}${storedFiles}…), and enter that address.`,
      ),
    ];
  });
}

/** @param {string} address @param {import('../../lib/config/own-hosts.mjs').OwnHosts} hosts */
function isShown(address, hosts) {
  // A path without a host belongs to the site or to WordPress.
  const isPath = /^\/(?![/\\])/.test(address);
  const url = hosts.parse(isPath ? new URL(address, hosts.site).href : address);
  if (!url) return false;
  const media = hosts.mediaPath(url) ?? hosts.mediaPathInQuery(url);
  const isOfSite = url.host === hosts.site.host && url.pathname.startsWith('/images/');
  return (media !== null || hosts.isStored(url) || isOfSite) && isPicture(media ?? url.pathname);
}
