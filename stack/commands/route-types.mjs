import { run, UserFacingError } from '../console.mjs';
import { installAll } from '../install.mjs';
import { runToEnd } from '../processes/child-processes.mjs';
import { settingsFor, siteEnvironment } from '../settings.mjs';

/** The first part of `npm run types`. It needs no settings of the site. */
export const main = () =>
  run(async () => {
    await installAll();
    const { code, output } = await makeRouteTypes();
    if (code !== 0)
      throw new UserFacingError(`The route types could not be generated:\n\n${output}`);
    return 0;
  });

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
