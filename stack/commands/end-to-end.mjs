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
 * @param {{ wordpress?: import('../supervisor.mjs').Part, chromium: string, java: string, isBuilt: boolean }} ready
 */
export async function endToEnd(settings, steps, { wordpress, chromium, java, isBuilt }) {
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
  await runSpecs(steps, e2eEnvironment(settings, { chromium, java }));
}

/**
 * The journeys wait for the screens: they edit what those look at, and measure how fast it shows.
 * @param {Steps} steps
 * @param {Record<string, string>} env
 */
async function runSpecs(steps, env) {
  const failures = [];
  for (const script of ['e2e:screens', 'e2e:journeys']) {
    await steps.script(script, { env, live: true }).catch((error) => failures.push(error));
  }
  if (failures.length) throw failures[0];
}

/**
 * @param {Settings} settings
 * @param {{ chromium: string, java: string }} programs
 */
function e2eEnvironment(settings, { chromium, java }) {
  return {
    ...siteEnvironment(settings),
    BASE_URL: settings.siteUrl,
    MAIL_URL: settings.mailUrl,
    CONTROL_URL: settings.controlUrl,
    CHROMIUM_PATH: chromium,
    JAVA_PATH: java,
    WP_EDITOR_USER: settings.logins.editor.user,
    WP_EDITOR_PASSWORD: settings.logins.editor.password,
  };
}
