import { parseArgs } from 'node:util';
import { run } from '../console.mjs';
import { withUsage } from '../options.mjs';
import { onOwnStack } from '../own-stack.mjs';
import { buildSiteIfChanged } from '../parts/site.mjs';
import { portBaseFrom } from '../ports/port-base.mjs';
import { checkBurst } from '../proofs/burst/check.mjs';

const usage = `Usage: npm run burst -- [options]
  --short          fewer saves
  --port-base N    first of fourteen neighbouring ports (default 4400)`;

/**
 * Shows that each of a hundred saves in a minute is on every page within three seconds. Exits with 1 when one is not.
 * @param {string[]} argv
 */
export const main = (argv) =>
  run(() => {
    const { 'port-base': given, short } = withUsage(
      usage,
      () =>
        parseArgs({
          args: argv,
          options: {
            short: { type: 'boolean', default: false },
            'port-base': { type: 'string', default: '4400' },
          },
        }).values,
    );
    const portBase = portBaseFrom(given, 14);
    return onOwnStack({ name: 'burst', portBase }, async (settings, supervisor) => {
      await buildSiteIfChanged(settings, supervisor);
      await checkBurst(settings, supervisor, { short });
    });
  });
