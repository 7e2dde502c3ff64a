import 'server-only';

import { join } from 'node:path';

import { readSettings } from './settings.mjs';

/** The checked settings of this process; reading a wrong one stopped the start already. */
export const env = readSettings(process.env);

/** The secrets shared with WordPress: two while they are being changed. */
export const webhookSecrets = [env.WEBHOOK_SECRET, env.WEBHOOK_SECRET_PREVIOUS].filter(
  (each) => each !== undefined,
);

const redisPassword = env.REDIS_URL ? new URL(env.REDIS_URL).password : '';

/** What must be read nowhere: not in a page, not in a log. */
export const secrets = [
  ...webhookSecrets,
  env.CONTACT_SECRET,
  ...(redisPassword ? [redisPassword, decodeURIComponent(redisPassword)] : []),
];

/** Are pages being made ahead, for visitors of a later server? */
export const isBuilding = process.env.NEXT_PHASE === 'phase-production-build';

/** Is this a server for visitors, and not a build or a developer's server? */
export const servesVisitors = process.env.NODE_ENV === 'production' && !isBuilding;

/** Is this the server of a developer? It keeps no page. */
export const isDeveloping = process.env.NODE_ENV === 'development';

/** Where this process keeps what has to be there after a restart. */
export const keptFolder = join(env.NEXT_DIST_DIR, 'cache');

/** Where the style sheets of some texts are: the build writes it in here (next.config.mjs), by the property's whole name. */
export const proseSheets: Record<'blocks' | 'media', string> = JSON.parse(
  process.env.PROSE_SHEETS ?? '{}',
);
