import { bringUpWordpress } from '../../../backend.mjs';
import { startSite } from '../../../parts/site.mjs';
import { expireEverything } from '../../webhook.mjs';

/**
 * Runs tests on another WordPress, with the existing build of the site. Stops both at the end.
 * @param {import('../../../settings.mjs').Settings} settings of the other WordPress. The site and the WordPress of the
 *   stack are already stopped
 * @param {import('../../../processes/supervisor.mjs').Supervisor} supervisor
 * @param {() => Promise<unknown>} runTests
 */
export async function withOtherWordpress(settings, supervisor, runTests) {
  const wordpress = await bringUpWordpress(settings, supervisor);
  try {
    const site = await startSite(settings, supervisor, 'start');
    try {
      await expireEverything(settings);
      await runTests();
    } finally {
      await supervisor.stop(site);
    }
  } finally {
    await supervisor.stop(wordpress);
  }
}
