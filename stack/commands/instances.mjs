import { parseArgs } from 'node:util';
import { run } from '../console.mjs';
import { withUsage } from '../options.mjs';
import { onOwnStack } from '../own-stack.mjs';
import { buildSiteIfChanged } from '../parts/site.mjs';
import { portBaseFrom } from '../ports/port-base.mjs';
import { checkInstances } from '../proofs/instances/check.mjs';

const usage = `Usage: npm run instances -- [options]
  --port-base N    first of fourteen neighbouring ports (default 3600)`;

/**
 * Shows what several processes of the site promise together; ends with 1 when one promise is broken.
 * @param {string[]} argv
 */
export const main = (argv) =>
  run(() => {
    const values = withUsage(
      usage,
      () =>
        parseArgs({ args: argv, options: { 'port-base': { type: 'string', default: '3600' } } })
          .values,
    );
    const portBase = portBaseFrom(values['port-base'], 14);
    return onOwnStack({ name: 'instances', portBase }, async (settings, supervisor) => {
      await buildSiteIfChanged(settings, supervisor);
      await checkInstances(settings, supervisor);
    });
  });
