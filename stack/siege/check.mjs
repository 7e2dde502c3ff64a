import { say, step, Trouble } from '../console.mjs';
import { becomeKnown } from './become-known.mjs';
import { byAddresses } from './by-addresses.mjs';
import { byMessages } from './by-messages.mjs';
import { byQueries } from './by-queries.mjs';
import { bySize } from './by-size.mjs';
import { bySlowness } from './by-slowness.mjs';
import { quietly } from './quietly.mjs';
import { inLines, noneOf, Results } from './results.mjs';
import { setScene } from './scene.mjs';

/** @typedef {import('./scene.mjs').Scene} Scene */
/** @typedef {import('./results.mjs').Finding} Finding */

/** @type {[title: string, siege: (scene: Scene) => Promise<Finding[]>, isLong?: boolean][]} */
const sieges = [
  ['nothing', quietly],
  ['random addresses, at the site', (scene) => byAddresses(scene, 'site')],
  ['random addresses, at the edge', (scene) => byAddresses(scene, 'edge'), true],
  ['queries and headers, at the site', (scene) => byQueries(scene, 'site')],
  ['queries and headers, at the edge', (scene) => byQueries(scene, 'edge')],
  ['messages from three addresses', (scene) => byMessages(scene, false)],
  ['messages of programs from 400 addresses', (scene) => byMessages(scene, true), true],
  ['slow heads and bodies, at the site', (scene) => bySlowness(scene, 'site'), true],
  ['slow heads and bodies, at the edge', (scene) => bySlowness(scene, 'edge')],
  // The short drill has them with every type of page.
  ['large answers of WordPress', (scene) => bySize(scene, 'wordpress'), true],
  ['large answers of Supabase', (scene) => bySize(scene, 'supabase'), true],
];

/** Milliseconds after which nothing is begun any more. */
const most = 225_000;

/**
 * Attacks a copy of the built site on this machine, alone and behind the edge, and prints what honest visitors and an editor got
 * meanwhile beside what was promised; throws when a promise is broken. WordPress and Supabase are left as they were.
 *
 * @param {import('../settings.mjs').Settings} settings of the running sources; whose `distDir` is a build
 * @param {import('../supervisor.mjs').Supervisor} supervisor
 * @param {{ short: boolean, varnish?: boolean, only?: string }} choice what npm test does of it, half a minute; whether the
 *   edge is deploy/varnish.vcl instead of deploy/nginx.conf; attacks whose name has these words, all if nothing is said
 */
export async function besiege(settings, supervisor, { short, varnish = false, only = '' }) {
  const results = new Results();
  const scene = await step('Starting the site and its edge', () =>
    setScene(settings, supervisor, { short, varnish }),
  );
  const since = Date.now();
  try {
    await step('Every page is asked for once', () => becomeKnown(scene));
    for (const [title, siege, isLong] of sieges) {
      if ((short && isLong) || !title.includes(only)) continue;
      if (Date.now() - since > most) {
        results.put(title, [noneOf('not tried', ['four minutes were over before it'])]);
        continue;
      }
      const findings = await step(`Siege: ${title}`, async () => {
        await scene.wordpress.rests(10_000);
        return siege(scene);
      });
      say(inLines(findings));
      results.put(title, findings);
    }
  } finally {
    await scene.close();
  }
  say(`${results}`);
  const failures = results.failures();
  if (failures) throw new Trouble(failures);
}
