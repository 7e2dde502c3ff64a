import { parseArgs } from 'node:util';
import { run, say, secondsSince } from '../console.mjs';
import { withUsage } from '../options.mjs';
import { onOwnStack } from '../own-stack.mjs';
import { buildSiteIfChanged } from '../parts/site.mjs';
import { portBaseFrom } from '../ports/port-base.mjs';
import { besiege } from '../proofs/siege/check.mjs';

const usage = `Usage: npm run siege -- [options]
  --short          fewer attacks: half a minute instead of four
  --only WORDS     attacks with these words in their names, e.g. "at the edge"
  --port-base N    first of fourteen neighbouring ports (default 4400)`;

/**
 * Attacks a site of its own on this machine, for four minutes at most, and prints what honest visitors and an editor got
 * meanwhile. Ends with 1 when a promise is broken.
 * @param {string[]} argv
 */
export const main = (argv) =>
  run(() => {
    const { 'port-base': given, ...choice } = withUsage(
      usage,
      () =>
        parseArgs({
          args: argv,
          options: {
            short: { type: 'boolean', default: false },
            only: { type: 'string', default: '' },
            'port-base': { type: 'string', default: '4400' },
          },
        }).values,
    );
    const portBase = portBaseFrom(given, 14);
    return onOwnStack({ name: 'siege', portBase }, async (settings, supervisor) => {
      await buildSiteIfChanged(settings, supervisor);
      const since = Date.now();
      await besiege(settings, supervisor, choice);
      say(`\n✓ As promised, after ${secondsSince(since)} of siege.`);
    });
  });
