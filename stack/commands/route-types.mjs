import { run, UserFacingError } from '../console.mjs';
import { makeRouteTypes } from '../npm-test/route-types.mjs';
import { installAll } from '../install.mjs';

/** The first part of `npm run types`. It needs no settings of the site. */
export const main = () =>
  run(async () => {
    await installAll();
    const { code, output } = await makeRouteTypes();
    if (code !== 0)
      throw new UserFacingError(`The route types could not be generated:\n\n${output}`);
    return 0;
  });
