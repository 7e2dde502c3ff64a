import { createClient } from '@redis/client';

import { troubleOf } from '../request.mjs';
import { failure, fine } from '../finding.mjs';

const timeoutMs = 4_000;
const oldestVersion = 6.2;

/**
 * Can the processes of the site send each other changes?
 * @param {{ REDIS_URL?: string }} settings
 * @returns {Promise<import('../finding.mjs').Finding[]>}
 */
export async function checkRedis({ REDIS_URL: url }) {
  if (!url) return [fine('REDIS_URL is not set. A single process needs no Redis.')];
  const where = `${new URL(url).protocol}//${new URL(url).host}`;
  try {
    const version = await versionOf(url);
    if (Number.parseFloat(version) < oldestVersion)
      return [
        failure(
          `Redis at ${where} has version ${version}; the oldest supported version is ${oldestVersion}.`,
          'Update Redis.',
        ),
      ];
    return [fine(`Redis ${version} reached at ${where}.`)];
  } catch (error) {
    return [
      failure(
        `Redis is not reached at ${where}: ${troubleOf(error)}. Only the process that receives a webhook shows the edit at once.`,
        'Is it running, does REDIS_URL have its password, and may this machine connect? A single process needs no Redis: leave REDIS_URL empty.',
      ),
    ];
  }
}

/** @param {string} url @returns {Promise<string>} @throws {Error} when it does not respond in time */
async function versionOf(url) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: false, connectTimeout: timeoutMs, socketTimeout: timeoutMs },
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const info = await client.info('server');
    return /redis_version:(\S+)/.exec(info)?.[1] ?? 'of an unknown version';
  } finally {
    client.destroy();
  }
}
