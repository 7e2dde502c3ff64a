import { say } from '../console.mjs';
import { forEach } from '../drill/visit.mjs';
import { expireEverything } from '../drill/webhook.mjs';
import { pause } from '../wait.mjs';
import { attack } from './attacks/attack.mjs';
import { inWords } from './attacks/plan.mjs';
import { honestFindings } from './honest.mjs';
import { foreignWords, kept, newMark } from './marks.mjs';
import { meanwhile } from './meanwhile.mjs';
import { visitorAt } from './plain-request.mjs';
import { atMost, noneOf } from './results.mjs';

/** @typedef {import('./scene.mjs').Scene} Scene */

/** In seconds: how long in all, for how long of it pages expire, and how long they may take to be made anew. */
const lengths = {
  site: { short: [6, 1, 1], long: [15, 5, 5] },
  edge: { short: [5, 1, 1], long: [11, 4, 4] },
};

/** Milliseconds between two expiries: whoever comes after one has the page made anew. */
const expiry = 2_500;

/** Megabytes: as much as a hundred pages in three encodings, and not as thousands of queries. */
const mostAtEdge = 10;

/** Of visitors who send nothing but the question. */
const questions = [{}, { rsc: '1' }];

/**
 * Thousands of questions for known pages, each with a word of its own in its query and its headers, while the pages expire
 * and after it.
 * @param {Scene} scene
 * @param {'site' | 'edge'} asked
 * @returns {Promise<import('./results.mjs').Finding[]>}
 */
export async function byQueries(scene, asked) {
  const { folders, known, short, backend, supervisor } = scene;
  const mark = newMark();
  const origin = asked === 'site' ? scene.origin : scene.edge;
  const [seconds, expiring, remaking] = lengths[asked][short ? 'short' : 'long'];
  await look(origin, known);
  const before = kept(folders.edge).bytes;
  const attacking = attack(
    {
      ...{ kind: 'queries', origin, connections: 8, mark, first: scene.number(), paths: known },
      ...{ seconds, most: 20_000 },
    },
    { logDir: backend.logDir, supervisor },
  );
  await expireFor(expiring * 1000, backend);
  // Until every page is made anew, the process has more to do than strangers give it.
  await Promise.race([scene.wordpress.rests(remaking * 1000), attacking]);
  const [experience, outcome] = await meanwhile(scene, origin, attacking);
  say(`      ${inWords(outcome)}`);
  const grown = (kept(folders.edge).bytes - before) / 2 ** 20;
  await scene.wordpress.rests(10_000);
  const shown = (await look(origin, known)).flatMap(({ path, text }) =>
    foreignWords(text, mark).map((word) => `${path} shows ${word}`),
  );
  const honest = honestFindings(experience, asked);
  return [
    // The short form does not wait until all that expired is made anew: an edit would be measured with it.
    ...(short ? honest.slice(2) : honest),
    noneOf("others' words in an answer", [...outcome.foreign, ...shown]),
    noneOf("kept files with a visitor's words", kept(folders.site).holding(mark)),
    // What is asked behind an address is in no log; nobody makes up a path here.
    noneOf("logs with a visitor's words", kept(folders.logs).holding(mark)),
    ...(asked === 'edge' && folders.edge.length
      ? [atMost("the edge's cache grows by, MB", grown, { most: mostAtEdge })]
      : []),
  ];
}

/**
 * @param {number} milliseconds
 * @param {import('../settings.mjs').Settings} backend
 */
async function expireFor(milliseconds, backend) {
  for (const end = Date.now() + milliseconds; Date.now() < end; await pause(expiry)) {
    await expireEverything(backend);
  }
}

/**
 * As many visitors who send nothing of their own see the pages.
 * @param {string} origin
 * @param {string[]} paths
 */
async function look(origin, paths) {
  const asked = questions.flatMap((headers) => paths.map((path) => ({ path, headers })));
  return forEach(6, asked, async ({ path, headers }) => {
    const { follow, leave } = visitorAt(origin, '127.0.0.4');
    const { text, headers: own } = await follow(path, { headers });
    leave();
    return { path, text: text + JSON.stringify(own) };
  });
}
