import { failure, fine, warning } from '../finding.mjs';

const screen = 'WordPress → Settings → Headless site (or HEADLESS_WEBHOOK_SECRET in wp-config.php)';
const consequence = 'Edits appear after up to five minutes, and previews do not open.';

/**
 * Do both sides have the same secret? Tested with a signature: the secret itself is not sent.
 * @param {import('../facts/plugin-report.mjs').PluginResponse} plugin
 * @returns {import('../finding.mjs').Finding[]}
 */
export function checkWebhookSecret({ secret, status }) {
  if (secret === 'WEBHOOK_SECRET') return [fine('The webhook’s secret is the same on both sides.')];
  if (secret)
    return [
      warning(
        'WordPress still has the former secret (WEBHOOK_SECRET_PREVIOUS).',
        `Put WEBHOOK_SECRET into ${screen} as well, then remove WEBHOOK_SECRET_PREVIOUS.`,
      ),
    ];
  if (status === 401)
    return [
      failure(
        `The webhook’s secret differs between the site and WordPress, or WordPress has none. ${consequence}`,
        `Copy WEBHOOK_SECRET into ${screen}, then press “Send test”.`,
      ),
    ];
  if (status === 404)
    return [
      warning(
        'The plugin is too old to tell whether the secret is the same.',
        'Install the version of this repository: npm run plugin:zip, then Plugins → Add New → Upload.',
      ),
    ];
  return [
    failure(
      `The secret could not be checked: the request to the plugin failed (status: ${status || 'none'}).`,
      'A firewall or a security plugin may block POST /wp-json/wp/v2/headless-check; the log of WordPress’s server says more.',
    ),
  ];
}
