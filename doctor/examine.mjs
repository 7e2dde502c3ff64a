import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { checkCertificates } from './diagnoses/certificates.mjs';
import { checkClock } from './diagnoses/clock.mjs';
import { checkContactFunction } from './diagnoses/contact-function.mjs';
import { checkContactMail, checkUnmailed } from './diagnoses/contact-mail.mjs';
import { checkContactSchedule } from './diagnoses/contact-schedule.mjs';
import { checkDatabase } from './diagnoses/database.mjs';
import { checkDates } from './diagnoses/dates.mjs';
import { checkMediaHost } from './diagnoses/media-host.mjs';
import { checkPermalinks } from './diagnoses/permalinks.mjs';
import { checkPlugin } from './diagnoses/plugin.mjs';
import { checkPolicies } from './diagnoses/policies.mjs';
import { checkRedis } from './diagnoses/redis.mjs';
import { checkRestRoutes } from './diagnoses/rest-routes.mjs';
import { checkSlidePictures } from './diagnoses/slide-pictures.mjs';
import { checkTimeZones } from './diagnoses/time-zones.mjs';
import { checkWebhookSecret } from './diagnoses/webhook-secret.mjs';
import { checkWebhooks } from './diagnoses/webhooks.mjs';
import { checkWordpressReached } from './diagnoses/wordpress-reached.mjs';
import { checkWordpressVersion } from './diagnoses/wordpress-version.mjs';
import { checkWpCron } from './diagnoses/wp-cron.mjs';
import { requestContactFunction } from './facts/contact-function.mjs';
import { fetchPluginReport } from './facts/plugin-report.mjs';
import { lookAtWordpress, publicVersion } from './facts/wordpress.mjs';

/** @typedef {import('./context.mjs').DoctorContext} DoctorContext */
/** @typedef {{ title: string, findings: import('./finding.mjs').Finding[] }} Group */

/**
 * Checks all services that the site depends on, with the settings of the site.
 * @param {DoctorContext} context
 * @param {string} folder of the project
 * @returns {Promise<Group[]>}
 */
export async function examine(context, folder) {
  const [{ clock, findings: wordpress }, supabase, redis, certificates] = await Promise.all([
    examineWordpress(context, folder),
    examineSupabase(context, folder),
    checkRedis(context.settings),
    checkCertificates(context),
  ]);
  return [
    { title: 'WordPress', findings: wordpress },
    { title: 'Supabase and mail', findings: supabase },
    {
      title: 'Redis, clocks and certificates',
      findings: [...redis, ...checkClock(clock), ...checkTimeZones(new Date()), ...certificates],
    },
  ];
}

/** @param {DoctorContext} context @param {string} folder */
async function examineWordpress(context, folder) {
  const wordpress = await lookAtWordpress(context);
  const reached = checkWordpressReached(context, wordpress);
  if (!wordpress.rest) return { clock: wordpress.clock, findings: reached };

  const hasPlugin = wordpress.routes.includes('/wp/v2/headless-search');
  const plugin = hasPlugin ? await fetchPluginReport(context, wordpress) : null;
  const report = plugin?.report ?? null;
  const [routes, media, dates, version] = await Promise.all([
    checkRestRoutes(context, wordpress),
    checkMediaHost(context, wordpress),
    checkDates(context, wordpress),
    report?.wordpress ?? publicVersion(context),
  ]);
  const findings = [
    ...reached,
    ...checkPermalinks(wordpress),
    ...checkWordpressVersion(version),
    ...checkPlugin(wordpress, report, pluginVersion(folder)),
    ...(plugin ? checkWebhookSecret(plugin) : []),
    ...checkWebhooks(context, report),
    ...checkWpCron(context, report),
    ...routes,
    ...media,
    ...dates,
  ];
  return { clock: wordpress.clock, findings };
}

/** @param {DoctorContext} context @param {string} folder */
async function examineSupabase(context, folder) {
  const table = carouselTable(folder);
  const { isReached, slides, findings } = await checkDatabase(context, table);
  const [policies, contact] = await Promise.all([
    isReached ? checkPolicies(context, table) : [],
    requestContactFunction(context),
  ]);
  // Supabase is unreachable: the database check has reported it.
  if (!isReached && contact.response.trouble) return findings;
  return [
    ...findings,
    ...checkSlidePictures(context, slides),
    ...policies,
    ...checkContactFunction(contact),
    ...checkContactMail(contact.test),
    ...checkContactSchedule(contact.test),
    ...checkUnmailed(contact.test),
  ];
}

/** @param {string} folder */
const pluginVersion = (folder) =>
  foundIn(
    join(folder, 'wordpress/headless-companion/headless-companion.php'),
    /^const VERSION\s+= '([^']+)'/m,
  );

/**
 * The name of the table of slides. `lib/site.ts` is read as text because the oldest supported Node cannot import
 * TypeScript.
 * @param {string} folder
 */
const carouselTable = (folder) => foundIn(join(folder, 'lib/site.ts'), /carouselTable: '([^']+)'/);

/** @param {string} file @param {RegExp} pattern */
function foundIn(file, pattern) {
  const found = pattern.exec(readFileSync(file, 'utf8'))?.[1];
  if (!found) throw new Error(`${file} has no text that matches ${pattern}.`);
  return found;
}
