import { runToEnd } from '../processes/child-processes.mjs';
import { settingsFor, siteEnvironment } from '../settings.mjs';

/**
 * Writes the types of the site's routes into `.next/types`, which pages use. The development server writes them too.
 * For this, Next.js needs the settings of the site. Those of the local stack are enough, so that nobody needs settings
 * to check types.
 * @returns {Promise<{ code: number | null, output: string }>} the exit code and the output of Next.js
 */
export const makeRouteTypes = () =>
  runToEnd('npx', ['--no', '--', 'next', 'typegen'], {
    env: siteEnvironment(settingsFor({ name: 'dev', portBase: 3000 })),
  });
