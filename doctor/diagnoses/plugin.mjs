import { failure, fine, warning } from '../finding.mjs';

const own = '/wp/v2/headless-search';
const ofEvents = '/wp/v2/events';

const bare =
  'A bare WordPress shows visitors news, categories and tags in the original language, and an edit after up to five minutes. ' +
  'It has no events, videos and music (unless another plugin answers them), no German versions, no search, no previews, ' +
  'no edits within a second, and old addresses of renamed posts lead nowhere.';

/**
 * Is the plugin active, and is it this repository's version?
 * @param {import('../facts/wordpress.mjs').WordPress} wordpress
 * @param {import('../facts/plugin-report.mjs').Report | null} report
 * @param {string} expected version of the plugin in this repository
 * @returns {import('../finding.mjs').Finding[]}
 */
export function checkPlugin({ rest, routes }, report, expected) {
  if (!rest) return [];
  const install =
    'npm run plugin:zip, then WordPress → Plugins → Add New → Upload, and activate it.';
  if (!routes.includes(own)) {
    const say = routes.includes(ofEvents) ? warning : failure;
    return [
      say(
        `The plugin is not active. ${bare}`,
        `Plugins: activate “Auralune Headless Companion”. Where it is not there: ${install}`,
      ),
    ];
  }
  if (!report) return [fine('The plugin is active; its version is only known with the secret.')];
  if (report.plugin !== expected)
    return [
      warning(
        `The plugin is ${report.plugin}, this repository has ${expected}.`,
        `Install the one that belongs to this site: ${install}`,
      ),
    ];
  return [fine(`The plugin is active, ${report.plugin} as in this repository; PHP ${report.php}.`)];
}
