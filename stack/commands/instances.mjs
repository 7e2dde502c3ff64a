import { ownStackCommand } from '../own-stack.mjs';
import { buildSiteIfChanged } from '../parts/site.mjs';
import { checkInstances } from '../system-tests/instances/check.mjs';

/** Tests what several processes of the site guarantee together. Exits with 1 when one guarantee is broken. */
export const main = ownStackCommand(
  { name: 'instances', usage: '', portBase: 3600, options: {} },
  async (settings, supervisor) => {
    await buildSiteIfChanged(settings, supervisor);
    await checkInstances(settings, supervisor);
  },
);
