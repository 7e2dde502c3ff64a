import { failure, fine, warning } from '../finding.mjs';

const own = '/wp/v2/headless-search';
const ofEvents = '/wp/v2/events';

const bare =
  'Without it, the site shows visitors news, categories and tags in the original language, and an edit after up to five minutes. ' +
  'It has no events, videos and music (unless another plugin provides them), no German versions, no previews, ' +
  'and no redirects from the old URLs of renamed posts. The search finds only news.';

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
        `WordPress → Plugins: activate “Auralune Headless Companion”. If it is not in the list: ${install}`,
      ),
    ];
  }
  if (!report) return [fine('The plugin is active. Its version is not known without the secret.')];
  if (report.plugin !== expected)
    return [
      warning(
        `The plugin has version ${report.plugin}, this repository has ${expected}.`,
        `Install the version of this repository: ${install}`,
      ),
    ];
  return [
    fine(`The plugin is active, in this repository’s version ${report.plugin}; PHP ${report.php}.`),
  ];
}
