import { failure, fine, warning } from '../finding.mjs';

/** The oldest version of WordPress with which the site works, without the plugin. */
const oldest = 6.1;
/** The versions on which the plugin runs, and with which it was tested. */
const supported = { from: 6.4, to: 7.1 };

/**
 * Do the site and the plugin support this version of WordPress?
 * @param {string | null} version null if unknown
 * @returns {import('../finding.mjs').Finding[]}
 */
export function checkWordpressVersion(version) {
  const number = Number.parseFloat(version ?? '');
  if (Number.isNaN(number))
    return [
      fine(
        'Visitors cannot see its version. The plugin reports it once both secrets are the same.',
      ),
    ];
  const range = `${supported.from} to ${supported.to} are supported`;
  if (number < oldest)
    return [
      failure(
        `WordPress ${version} is too old for the site and for the plugin (${range}).`,
        'Update WordPress: Dashboard → Updates.',
      ),
    ];
  if (number < supported.from)
    return [
      warning(
        `The plugin does not run on WordPress ${version} (${range}): German versions and previews are missing, and edits appear later.`,
        'Update WordPress: Dashboard → Updates.',
      ),
    ];
  if (number > supported.to)
    return [
      warning(
        `WordPress ${version} is newer than the versions that the plugin was tested with (${range}).`,
        'Look for a newer version of this project; try an edit and a preview.',
      ),
    ];
  return [fine(`WordPress ${version} (${range}).`)];
}
