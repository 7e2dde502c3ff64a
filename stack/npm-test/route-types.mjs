import { runToEnd } from '../processes/child-processes.mjs';
import { settingsFor, siteEnvironment } from '../settings.mjs';

/**
 * Writes the types of the site's addresses into `.next/types`, which pages use. The development server writes them too.
 * Next.js needs the site's settings for it. Those of the local stack are enough, so that nobody needs settings to check
 * types.
 * @returns {Promise<{ code: number | null, output: string }>} as of any process
 */
export const makeRouteTypes = () =>
  runToEnd('npx', ['--no', '--', 'next', 'typegen'], {
    env: siteEnvironment(settingsFor({ name: 'dev', portBase: 3000 })),
  });
