import 'server-only';

import { join } from 'node:path';

import { readSettings } from './env-schema.mjs';

/** The validated settings of this process. An invalid setting stops the process when it starts. */
export const env = readSettings(process.env);

/** The secrets shared with WordPress. There are two while the secret is being changed. */
export const webhookSecrets = [env.WEBHOOK_SECRET, env.WEBHOOK_SECRET_PREVIOUS].filter(
  (each) => each !== undefined,
);

const redisPassword = env.REDIS_URL ? new URL(env.REDIS_URL).password : '';

/** Secrets that must never appear in a page or a log. */
export const secrets = [
  ...webhookSecrets,
  env.CONTACT_SECRET,
  ...(redisPassword ? [redisPassword, decodeURIComponent(redisPassword)] : []),
];

/** Whether this is a build, which prerenders pages. */
export const isBuilding = process.env.NEXT_PHASE === 'phase-production-build';

/** Whether this is a server for visitors: not a build and not the development server. */
export const servesVisitors = process.env.NODE_ENV === 'production' && !isBuilding;

/** Whether this is the development server, which stores no pages. */
export const isDeveloping = process.env.NODE_ENV === 'development';

/** The folder for data that must survive a restart. */
export const storageFolder = join(env.NEXT_DIST_DIR, 'cache');
