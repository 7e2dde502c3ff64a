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
 * Starts a separate site on this machine and attacks it for at most five minutes. Prints what legitimate visitors and
 * an editor got during the attacks. Exits with 1 when a guarantee is broken.
 */
export const main = ownStackCommand(
  { name: 'siege', usage, portBase: 4400, options },
  async (settings, supervisor, choice) => {
    await buildSiteIfChanged(settings, supervisor);
    const since = Date.now();
    await besiege(settings, supervisor, choice);
    say(`\n✓ Everything is as expected, after ${secondsSince(since)} of siege.`);
  },
);
