import { runWordpress } from '../backend.mjs';
import { startControl, switchable } from '../control.mjs';
import { buildSite, siteLog, startSite } from '../parts/site.mjs';
import { wordpressLog } from '../parts/wordpress.mjs';
import { siteEnvironment } from '../settings.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {import('../steps.mjs').Steps} Steps */

/**
 * @param {Settings} settings
 * @param {Steps} steps
 * @param {object} ready
 * @param {import('../supervisor.mjs').Part} [ready.wordpress]
 * @param {string} ready.chromium
 * @param {boolean} ready.isBuilt
 * @param {Promise<unknown>} ready.pluginTested the journeys measure how fast an edit arrives: nothing may run beside them
 */
export async function endToEnd(settings, steps, { wordpress, chromium, isBuilt, pluginTested }) {
  if (!wordpress) throw new Error('Not run: WordPress did not start.');
  if (!isBuilt) throw new Error('Not run: there is no build to test.');
  const { supervisor } = steps;
  if (!steps.wants('build')) await buildSite(settings, supervisor);
  const startSiteAgain = () => startSite(settings, supervisor, 'start');
  const site = await startSiteAgain();
  const control = await startControl(settings.ports.control, {
    wordpress: switchable(
      supervisor,
      wordpressLog(settings),
      () => runWordpress(settings, supervisor),
      wordpress,
    ),
    site: switchable(supervisor, siteLog(settings), startSiteAgain, site),
  });
  supervisor.onStop(control.stop);
  const env = e2eEnvironment(settings, chromium);
  const runSpecs = (/** @type {string} */ script) =>
    steps.script(script, { env, live: true }).catch((error) => error);
  // The journeys edit what the screens look at.
  const screens = await runSpecs('e2e:screens');
  await pluginTested;
  const journeys = await runSpecs('e2e:journeys');
  if (screens ?? journeys) throw screens ?? journeys;
}

/**
 * @param {Settings} settings
 * @param {string} chromium
 */
function e2eEnvironment(settings, chromium) {
  return {
    ...siteEnvironment(settings),
    BASE_URL: settings.siteUrl,
    MAIL_URL: settings.mailUrl,
    CONTROL_URL: settings.controlUrl,
    CHROMIUM_PATH: chromium,
    WP_EDITOR_USER: settings.logins.editor.user,
    WP_EDITOR_PASSWORD: settings.logins.editor.password,
  };
}
