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
        'WordPress does not have the URL of the site, and sends no webhooks.',
        `${screen}: enter ${settings.SITE_URL}.`,
      ),
    ];
  const isHere = new URL(site).host === new URL(settings.SITE_URL).host;
  if (!isHere)
    return [
      failure(
        `WordPress sends its webhooks to ${site}, but SITE_URL is ${settings.SITE_URL}.`,
        `${screen}: enter ${settings.SITE_URL}, or correct SITE_URL.`,
      ),
    ];
  if (deliveries.waiting > 0)
    return [
      warning(
        `Webhooks: ${deliveries.waiting} wait to be sent to the site, ${deliveries.failed} of them for more than a day.`,
        `${screen} lists each with the site’s response. Is the site running? Then press “Retry all now”.`,
      ),
    ];
  return [fine(`Webhooks are sent to ${site}. None is pending.`)];
}
