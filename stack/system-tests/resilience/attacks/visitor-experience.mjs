import { newTitle } from '../../common/visitors/editor.mjs';
import { at, untilShown } from '../../common/visitors/browser-requests.mjs';
import { inTime, noneOf } from '../../common/results/findings.mjs';
import { memoryOf } from '../../common/site/memory.mjs';
import { pathsOf } from '../../post-paths.mjs';
import { during } from '../../../processes/wait.mjs';
import { addressOf, visitorAt } from './visitor.mjs';

/** @typedef {import('./site-under-attack.mjs').Setup} Setup */
/** @typedef {import('../../common/results/findings.mjs').Finding} Finding */

/** What is attacked, the site itself or its edge. @typedef {keyof Setup['origins']} Target */

/**
 * Response times of legitimate visitors and an editor, in seconds. Without a response, the time until the timeout
 * counts. `known`: of stored pages; `unseen`: of pages that nobody had requested; `searches`: of one visitor, each in a
 * spelling that nobody has used before; `moved`: of paths that redirect to the current path of a post; `edits`: from
 * WordPress's response to the editor until both languages show the edit; `clicks`: the same, but from the editor's
 * request on; `failures`: what was wrong with a response.
 * @typedef {Record<'known' | 'unseen' | 'searches' | 'moved' | 'edits' | 'clicks', number[]> & { failures: string[] }} Experience
 */

/**
 * The maximum times, in seconds, on a machine whose `slowness` is 1. The edge caches a page for two seconds, and serves
 * it for one more while it fetches the new one.
 */
const promised = { known: 1, unseen: 2, moved: 2, search: 3, edit: { site: 1.5, edge: 5 } };

/** The maximum time until an edit must be visible, in seconds. After that the attempt counts as failed. */
const mostForAnEdit = 20;

/**
 * Simulates visitors and an editor until an attack is over, and compares what they get with what is guaranteed.
 * @template Result
 * @param {Setup} setup
 * @param {Target} target
 * @param {Promise<Result>} work the attack
 * @param {number} [edited] the maximum time until an edit is seen, if it is not that of all attacks
 * @returns {Promise<{ findings: Finding[], memory: number[], outcome: Result }>} `memory`: of the site, in MB, once a
 *   second; `outcome`: of the attack
 */
export async function measureVisitors(setup, target, work, edited = promised.edit[target]) {
  /** @type {Experience} */
  const experience = {
    ...{ known: [], unseen: [], searches: [], moved: [], edits: [], clicks: [], failures: [] },
  };
  /** @type {number[]} */
  const memory = [];
  const origin = setup.origins[target];
  const visits = async (every, address, look) => {
    const { request, leave } = visitorAt(origin, address);
    await during(work, every, () => look(setup, request, experience));
    leave();
  };
  const [outcome] = await Promise.all([
    work,
    visits(250, '127.0.0.2', visitKnown),
    visits(2_000, '127.0.0.3', visitUnseen),
    // Each attack has another visitor: no real visitor searches every few seconds for many minutes.
    visits(4_000, addressOf(setup.number() + 200), search),
    visits(3_000, '127.0.0.6', visitMoved),
    during(work, 3_000, () => edit(setup, origin, experience)),
    during(work, 1_000, () => memory.push(memoryOf(setup.site.pid))),
  ]);
  return { findings: findingsOf(experience, edited, setup.slowness), memory, outcome };
}

/**
 * @param {Experience} experience
 * @param {number} promisedEdit the maximum time until an edit is seen, in seconds
 * @param {number} slowness of the machine
 * @returns {Finding[]}
 */
function findingsOf(experience, promisedEdit, slowness) {
  const { known, unseen, searches, moved, edits, clicks, failures } = experience;
  const saved = clicks.map((click, index) => click - edits[index]);
  const edited = inTime('an edit is seen', edits, { most: promisedEdit * slowness });
  const saving = Math.max(0, ...saved).toFixed(2);
  return [
    { ...edited, measured: `${edited.measured} (WordPress saved it in ${saving} s at most)` },
    inTime('a page never requested', unseen, { most: promised.unseen * slowness }),
    inTime('an earlier address of a post', moved, { most: promised.moved * slowness }),
    inTime('a search', searches, { most: promised.search * slowness }),
    inTime('a known page', known, { most: promised.known * slowness, share: 0.95 }),
    noneOf('of these, failed', failures),
  ];
}

async function visitKnown({ known }, request, { known: times, failures }) {
  const place = times.length % known.length;
  const path = known[place];
  const { status, text, headers, seconds } = await request(path);
  times.push(seconds);
  // The path of a share image changes when the editor changes the title of its page.
  const isOldPicture = status === 308 && path.startsWith('/api/share/');
  if (isOldPicture) return void (known[place] = headers.location);
  if (status !== 200 || text === '') failures.push(`${path} responded with ${status}`);
}

async function visitUnseen({ unseen }, request, { unseen: times, failures }) {
  const path = unseen.shift();
  if (!path) return;
  const { status, text, headers, seconds } = await request(path);
  // In this case another request has rendered the page already, and the time says nothing about rendering.
  if (headers['x-nextjs-cache'] === 'HIT') return;
  times.push(seconds);
  if (status !== 200 || !text.endsWith('</html>'))
    failures.push(`${path} responded with ${status}`);
}

async function visitMoved({ moved, post }, request, { moved: times, failures }) {
  const path = moved[times.length % moved.length];
  const { status, headers, seconds } = await request(path);
  times.push(seconds);
  const isRight = status === 308 && pathsOf(post).includes(headers.location ?? '');
  if (!isRight) failures.push(`${path} responded with ${status} ${headers.location ?? ''}`);
}

async function search(setup, request, { searches: times, failures }) {
  const number = setup.number() / 100_000;
  const { word, path: expected } = setup.searched;
  const path = `${number % 2 ? '/search' : '/de/suche'}?q=${spelled(word, number)}`;
  const { status, text, seconds } = await request(path);
  times.push(seconds);
  const isRight = status === 200 && text.includes(expected);
  if (!isRight) failures.push(`${path} responded with ${status}`);
}

/**
 * The word with other capitals for each number. WordPress finds the same posts, but the site has not stored this
 * search.
 * @param {string} word
 * @param {number} number
 */
const spelled = (word, number) =>
  [...word]
    .map((letter, index) => ((number >> index) & 1 ? letter.toUpperCase() : letter))
    .join('');

async function edit({ editor, post }, origin, { edits, clicks, failures }) {
  const title = newTitle();
  const clicked = performance.now();
  await editor.retitle(post, title);
  const saved = performance.now();
  const limits = { seconds: mostForAnEdit, every: 50 };
  await untilShown(at(origin, pathsOf(post)), title, limits).catch(({ message }) =>
    failures.push(message),
  );
  edits.push((performance.now() - saved) / 1000);
  clicks.push((performance.now() - clicked) / 1000);
}
