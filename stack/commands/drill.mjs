import { say, secondsSince, UserFacingError } from '../console.mjs';
import { fullDrill } from '../system-tests/drill/full-drill.mjs';
import { faults } from '../system-tests/drill/faults.mjs';
import { shortDrill } from '../system-tests/drill/short-drill.mjs';
import { proxyPorts } from '../system-tests/drill/drilled-site.mjs';
import { ownStackCommand } from '../own-stack.mjs';
import { buildSiteIfChanged } from '../parts/site.mjs';

const usage = `  --short          one build, and no deployments: four minutes, as npm test -- --only drill
  --deploy-only    only the phases build, start and deploy
  --faults A,B     only these faults, in build, start and deploy: ${faults.map(({ name }) => name).join(', ')}
`;
const options = /** @type {const} */ ({
  short: { type: 'boolean', default: false },
  'deploy-only': { type: 'boolean', default: false },
  faults: { type: 'string', default: '' },
});

/** @param {number} portBase */
const edgePorts = (portBase) => ({ edge: portBase + 10, compressor: portBase + 11 });

/** @param {number} portBase */
const otherPorts = (portBase) => ({
  ...edgePorts(portBase),
  wordpressProxy: portBase + proxyPorts.wordpress,
  supabaseProxy: portBase + proxyPorts.supabase,
});

/**
 * Tries every fault of WordPress and Supabase in every phase with every type of page, and prints what visitors
 * got. Exits with 1 when a cell of the table is empty or not as expected.
 */
export const main = ownStackCommand(
  { name: 'drill', usage, portBase: 4200, options, otherPorts },
  async (settings, supervisor, { short, faults: names, 'deploy-only': deployOnly }) => {
    const edge = edgePorts(settings.portBase);
    const leftOut = short
      ? await runShort(settings, supervisor)
      : await fullDrill(settings, supervisor, { edge, faults: chosen(names), deployOnly });
    const all = leftOut.length
      ? 'Everything that was tried is as expected'
      : 'Everything is as expected';
    say(['', ...leftOut, `✓ ${all}, after ${secondsSince()}.`].join('\n'));
  },
);

/** @param {string} names */
function chosen(names) {
  const wanted = names.split(',').filter(Boolean);
  const unknown = wanted.filter((name) => !faults.some((fault) => fault.name === name));
  if (unknown.length) throw new UserFacingError(`There is no fault “${unknown[0]}”.\n${usage}`);
  return faults.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
}

/**
 * @param {import('../settings.mjs').Settings} settings
 * @param {import('../processes/supervisor.mjs').Supervisor} supervisor
 * @returns {Promise<string[]>} what was left out on this machine
 */
async function runShort(settings, supervisor) {
  // Built as the full drill does: while nothing listens at the URLs of WordPress and Supabase.
  const offline = {
    ...{ ...settings, distDir: '.next-drill', trustedProxies: 1 },
    wordpressUrl: `http://127.0.0.1:${settings.portBase + proxyPorts.wordpress}`,
    supabaseUrl: `http://127.0.0.1:${settings.portBase + proxyPorts.supabase}`,
  };
  await buildSiteIfChanged(offline, supervisor);
  return shortDrill(settings, supervisor, offline);
}
