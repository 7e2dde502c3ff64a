import { ownStackCommand } from '../own-stack.mjs';
import { buildSiteIfChanged } from '../parts/site.mjs';
import { checkInstances } from '../system-tests/instances/check.mjs';

/** Shows what several processes of the site promise together. Exits with 1 when one promise is broken. */
export const main = ownStackCommand(
  { name: 'instances', usage: '', portBase: 3600, options: {} },
  async (settings, supervisor) => {
    await buildSiteIfChanged(settings, supervisor);
    await checkInstances(settings, supervisor);
  },
);
