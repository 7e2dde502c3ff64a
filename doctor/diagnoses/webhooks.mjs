import { failure, fine, warning } from '../finding.mjs';

const screen = 'WordPress → Settings → Headless site';

/**
 * Do edits reach this site?
 * @param {import('../context.mjs').DoctorContext} context
 * @param {import('../facts/plugin-report.mjs').Report | null} report
 * @returns {import('../finding.mjs').Finding[]}
 */
export function checkWebhooks({ settings }, report) {
  if (!report) return [];
  const { site, deliveries } = report;
  if (!site)
    return [
      failure(
        'WordPress does not know where the site is: it tells nobody of an edit.',
        `${screen}: put in ${settings.SITE_URL}.`,
      ),
    ];
  const isHere = new URL(site).host === new URL(settings.SITE_URL).host;
  if (!isHere)
    return [
      failure(
        `WordPress tells ${site} of its edits, and SITE_URL is ${settings.SITE_URL}.`,
        `${screen}: put in ${settings.SITE_URL}, or set SITE_URL.`,
      ),
    ];
  if (deliveries.waiting + deliveries.failed > 0)
    return [
      warning(
        `Of the edits, ${deliveries.waiting} wait to be sent to the site and ${deliveries.failed} were given up.`,
        `${screen} lists each with the site’s answer. Is the site running? Then press “Retry all now”.`,
      ),
    ];
  return [fine(`Edits are sent to ${site}; none waits.`)];
}
