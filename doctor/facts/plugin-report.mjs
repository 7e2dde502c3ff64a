import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

import { z } from 'zod';

import { restAddress } from './wordpress.mjs';

const shape = z.object({
  proof: z.string(),
  plugin: z.string(),
  wordpress: z.string(),
  php: z.string(),
  time: z.number(),
  site: z.string(),
  cron: z.object({ seen: z.number().nullable(), overdue: z.number() }),
  deliveries: z.object({ waiting: z.number(), failed: z.number() }),
});

/** @typedef {z.infer<typeof shape>} Report the plugin's report for a request with the secret */

/**
 * @typedef {object} PluginResponse
 * @property {Report | null} report
 * @property {'WEBHOOK_SECRET' | 'WEBHOOK_SECRET_PREVIOUS' | null} secret the setting whose value WordPress has too;
 *   null if neither
 * @property {number} status the status of the response to the first request
 */

/**
 * Requests the plugin's report about WordPress, with each secret of the site until the plugin accepts one.
 * @param {import('../context.mjs').DoctorContext} context
 * @param {import('./wordpress.mjs').WordPress} wordpress
 * @returns {Promise<PluginResponse>}
 */
export async function fetchPluginReport(context, wordpress) {
  const names = /** @type {const} */ (['WEBHOOK_SECRET', 'WEBHOOK_SECRET_PREVIOUS']);
  let status = 0;
  for (const name of names) {
    const secret = context.settings[name];
    if (!secret) continue;
    const found = await fetchReportWith(secret, context, wordpress);
    status ||= found.status;
    if (found.report) return { report: found.report, secret: name, status };
  }
  return { report: null, secret: null, status };
}

/**
 * @param {string} secret
 * @param {import('../context.mjs').DoctorContext} context
 * @param {import('./wordpress.mjs').WordPress} wordpress
 */
async function fetchReportWith(secret, context, wordpress) {
  const body = JSON.stringify({ challenge: randomUUID() });
  // The plugin refuses an old signature. The time is that of WordPress's clock: otherwise a wrong clock would be
  // reported as a wrong secret. Another diagnosis compares the clocks.
  const time = Math.floor((context.now() + (wordpress.clock ?? 0)) / 1000);
  const { status, json } = await context.request(
    restAddress(context, wordpress, '/wp/v2/headless-check'),
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-headless-check': `t=${time},v1=${signed(`${time}.${body}`, secret)}`,
      },
      body,
    },
  );
  const { data } = shape.safeParse(json);
  return {
    status,
    report: data && isProof(data.proof, signed(`answer.${body}`, secret)) ? data : null,
  };
}

/**
 * The signature as the plugin computes it (wordpress/headless-companion/includes/check/signature.php): an HMAC-SHA256,
 * hexadecimal, with a key that is derived from the secret.
 * @param {string} content
 * @param {string} secret
 */
export function signed(content, secret) {
  const key = createHmac('sha256', secret).update('headless-check-v1').digest();
  return createHmac('sha256', key).update(content).digest('hex');
}

/** @param {string} given @param {string} right */
const isProof = (given, right) =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
