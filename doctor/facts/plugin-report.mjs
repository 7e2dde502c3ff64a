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

/** @typedef {z.infer<typeof shape>} Report what the plugin tells whoever has the secret */

/**
 * @typedef {object} Asked
 * @property {Report | null} report
 * @property {'WEBHOOK_SECRET' | 'WEBHOOK_SECRET_PREVIOUS' | null} secret the one that WordPress knows
 * @property {number} status of the answer to the first
 */

/**
 * Asks the plugin how WordPress is doing, with each secret of the site's until one is known.
 * @param {import('../scene.mjs').Scene} scene
 * @param {import('./wordpress.mjs').WordPress} wordpress
 * @returns {Promise<Asked>}
 */
export async function askPlugin(scene, wordpress) {
  const names = /** @type {const} */ (['WEBHOOK_SECRET', 'WEBHOOK_SECRET_PREVIOUS']);
  let status = 0;
  for (const name of names) {
    const secret = scene.settings[name];
    if (!secret) continue;
    const found = await askWith(secret, scene, wordpress);
    status ||= found.status;
    if (found.report) return { report: found.report, secret: name, status };
  }
  return { report: null, secret: null, status };
}

/**
 * @param {string} secret
 * @param {import('../scene.mjs').Scene} scene
 * @param {import('./wordpress.mjs').WordPress} wordpress
 */
async function askWith(secret, scene, wordpress) {
  const body = JSON.stringify({ challenge: randomUUID() });
  // By WordPress's clock: whether ours is right is another question.
  const time = Math.floor((scene.now() + (wordpress.clock ?? 0)) / 1000);
  const { status, json } = await scene.ask(restAddress(scene, wordpress, '/wp/v2/headless-check'), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-headless-check': `t=${time},v1=${signed(`${time}.${body}`, secret)}`,
    },
    body,
  });
  const { data } = shape.safeParse(json);
  return {
    status,
    report: data && isProof(data.proof, signed(`answer.${body}`, secret)) ? data : null,
  };
}

/**
 * As the plugin signs it (wordpress/headless-companion/includes/check/signature.php).
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
