import { say, secondsSince } from '../console.mjs';
import { ownStackCommand } from '../own-stack.mjs';
import { buildSiteIfChanged } from '../parts/site.mjs';
import { besiege } from '../system-tests/siege/check.mjs';

const usage = `  --short          fewer attacks: half a minute instead of five
  --only WORDS     attacks with these words in their names, e.g. "at the edge"
`;
const options = /** @type {const} */ ({
  short: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
});

/**
 * Attacks a site of its own on this machine, for five minutes at most, and prints what honest visitors and an editor got
 * meanwhile. Exits with 1 when a promise is broken.
 */
export const main = ownStackCommand(
  { name: 'siege', usage, portBase: 4400, options },
  async (settings, supervisor, choice) => {
    await buildSiteIfChanged(settings, supervisor);
    const since = Date.now();
    await besiege(settings, supervisor, choice);
    say(`\n✓ As promised, after ${secondsSince(since)} of siege.`);
  },
);
