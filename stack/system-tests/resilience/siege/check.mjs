import { step } from '../../../console.mjs';
import { pause } from '../../../processes/wait.mjs';
import { fetchAsVisitor, untilStored } from '../../common/visitors/requests.mjs';
import { noneOf } from '../../common/results/findings.mjs';
import { pathsOf } from '../../post-paths.mjs';
import { Results } from '../../common/results/results.mjs';
import { startSiteUnderAttack } from './site-under-attack.mjs';
import { byMessages } from './by-messages.mjs';
import { byQueries } from './by-queries.mjs';
import { bySize } from './by-size.mjs';
import { bySlowness } from './by-slowness.mjs';
import { flood } from './flood.mjs';
import { visitorFindings } from './legitimate-visitors.mjs';
import { measureVisitors } from './visitor-experience.mjs';

/** @typedef {import('./site-under-attack.mjs').Setup} Setup */
/** @typedef {import('../../common/results/findings.mjs').Finding} Finding */
/** @typedef {import('./flood.mjs').Attack} Attack */

/** Requests paths that do not exist, on every route that takes a name or a number. @type {Attack} */
const addresses = { kind: 'addresses', connections: 50 };
/**
 * Searches for random words. Runs together with `addresses`, because both share the limit of requests that unknown
 * addresses may cause at WordPress.
 * @type {Attack}
 */
const searches = { kind: 'searches', connections: 50 };

/** Long enough to fill the caches. After that, the memory that the site keeps can be measured. */
const longFlood = { attacks: [addresses], alone: 20, together: 40, isMemoryMeasured: true };

/** @type {[title: string, siege: (setup: Setup) => Promise<Finding[]>][]} */
const sieges = [
  ['no attack', withoutAttack],
  ['random addresses, at the site', (setup) => flood(setup, 'site', longFlood)],
  [
    'random addresses, at the edge',
    (setup) => flood(setup, 'edge', { attacks: [addresses], alone: 3, together: 11 }),
  ],
  [
    'random searches and addresses, at the site',
    (setup) => flood(setup, 'site', { attacks: [searches, addresses], alone: 5, together: 17 }),
  ],
  ['queries and headers, at the site', (setup) => byQueries(setup, 'site')],
  ['queries and headers, at the edge', (setup) => byQueries(setup, 'edge')],
  ['messages from three addresses', (setup) => byMessages(setup, false)],
  ['messages of programs from 400 addresses', (setup) => byMessages(setup, true)],
  ['slow heads and bodies, at the site', bySlowness],
  ['large responses of WordPress', (setup) => bySize(setup, 'wordpress')],
  ['large responses of Supabase', (setup) => bySize(setup, 'supabase')],
];

/** No attack starts later than this after the start of the first one. In milliseconds. */
const most = 300_000;

/**
 * Attacks a copy of the built site on this machine, alone and behind the edge. Prints what legitimate visitors and an
 * editor got during the attacks, and what is guaranteed. Throws when a guarantee is broken. Deletes its content from
 * WordPress and Supabase afterwards.
 *
 * @param {import('../../../settings.mjs').Settings} settings of a running WordPress and Supabase; its `distDir` has a
 *   build
 * @param {import('../../../processes/supervisor.mjs').Supervisor} supervisor
 */
export async function checkSiege(settings, supervisor) {
  const results = new Results();
  const setup = await step('Starting the site and its edge', () =>
    startSiteUnderAttack(settings, supervisor),
  );
  const since = Date.now();
  try {
    await step('Every page is requested once', () => storeKnownPages(setup));
    for (const [title, siege] of sieges) {
      if (Date.now() - since > most) {
        results.add(title, [noneOf('not tried', ['the five minutes were over'])]);
        continue;
      }
      const findings = await step(`Siege: ${title}`, async () => {
        await setup.wordpress.untilIdle(10_000);
        return siege(setup);
      });
      results.add(title, findings);
    }
  } finally {
    await setup.close();
  }
  results.report();
}

/** Requests every known page until it is stored, at the site and at the edge. @param {Setup} setup */
async function storeKnownPages(setup) {
  const pages = [...setup.known, ...pathsOf(setup.post)].map((path) => ({ path }));
  for (const place of [setup.origin, setup.edge])
    await untilStored(
      pages,
      ({ path }) => fetchAsVisitor(place + path),
      (_, { status }) => status === 200,
      60,
    );
  setup.known = pages.map(({ path }) => path);
}

/** Measures legitimate visitors without an attack, for comparison. @param {Setup} setup */
async function withoutAttack(setup) {
  const [experience] = await measureVisitors(setup, setup.origin, pause(8_000));
  return visitorFindings(experience, 'site');
}
