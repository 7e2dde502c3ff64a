import { ownStackCommand } from '../own-stack.mjs';
import { buildSiteIfChanged } from '../parts/site.mjs';
import { checkBurst } from '../system-tests/burst/check.mjs';

const usage = `  --short          fewer saves
`;

/**
 * Makes a hundred saves in a minute. Exits with 1 when one of them is not visible on every page within three seconds.
 */
export const main = ownStackCommand(
  { name: 'burst', usage, portBase: 4400, options: { short: { type: 'boolean', default: false } } },
  async (settings, supervisor, { short }) => {
    await buildSiteIfChanged(settings, supervisor);
    await checkBurst(settings, supervisor, { short });
  },
);
