import { allShow } from '../../common/visitors/browser-requests.mjs';
import { newTitle } from '../../common/visitors/editor.mjs';
import { pathsOf } from '../../post-paths.mjs';
import { memoryOf } from '../../common/site/memory.mjs';
import { during, until } from '../../../processes/wait.mjs';
import { addressOf, visitorAt } from './visitor.mjs';

/** @typedef {import('./site-under-attack.mjs').Setup} Setup */

/**
 * Response times of legitimate visitors and an editor, in seconds. Without a response, the time until the timeout
 * counts.
 * @typedef {object} Experience
 * @property {number[]} known of stored pages
 * @property {number[]} unseen of pages that nobody had requested
 * @property {number[]} searches of one visitor, each in a spelling that nobody has used before
 * @property {number[]} moved of paths that redirect to the current path of a post
 * @property {number[]} edits from WordPress's response to the editor until both languages show the edit
 * @property {number[]} clicks the same times, but from the editor's request on
 * @property {string[]} failures what was wrong with a response
 * @property {number[]} memory of the site, in MB, once a second
 */

/**
 * The maximum time until an edit must be visible on the site, in seconds. After that the attempt counts as failed.
 */
const mostForAnEdit = 20;

/**
 * Simulates visitors and an editor, and measures what they get, until an attack is over.
 * @template Result
 * @param {Setup} setup
 * @param {string} origin of the site itself or of its edge
 * @param {Promise<Result>} work the attack
 * @returns {Promise<[Experience, Result]>}
 */
export async function measureVisitors(setup, origin, work) {
  /** @type {Experience} */
  const experience = {
    ...{ known: [], unseen: [], searches: [], moved: [], edits: [], clicks: [] },
    ...{ failures: [], memory: [] },
  };
  const visitor = visitorAt(origin, '127.0.0.2');
  const other = visitorAt(origin, '127.0.0.3');
  // Each attack has another visitor: no real visitor searches every few seconds for many minutes.
  const searching = visitorAt(origin, addressOf(setup.number() + 200));
  const following = visitorAt(origin, '127.0.0.6');
  const [result] = await Promise.all([
    work,
    during(work, 250, () => visitKnown(setup, visitor, experience)),
    during(work, 2_000, () => visitUnseen(setup, other, experience)),
    during(work, 4_000, () => search(setup, searching, experience)),
    during(work, 3_000, () => visitMoved(setup, following, experience)),
    during(work, 3_000, () => edit(setup, origin, experience)),
    during(work, 1_000, () => experience.memory.push(memoryOf(setup.site.pid))),
  ]);
  for (const { leave } of [visitor, other, searching, following]) leave();
  return [experience, result];
}

async function visitKnown({ known }, { request }, { known: times, failures }) {
  const place = times.length % known.length;
  const path = known[place];
  const { status, text, headers, seconds } = await request(path);
  times.push(seconds);
  // The path of a share image changes when the editor changes the title of its page.
  const isOldPicture = status === 308 && path.startsWith('/api/share/');
  if (isOldPicture) return void (known[place] = headers.location);
  if (status !== 200 || text === '') failures.push(`${path} responded with ${status}`);
}

async function visitUnseen({ unseen }, { request }, { unseen: times, failures }) {
  const path = unseen.shift();
  if (!path) return;
  const { status, text, headers, seconds } = await request(path);
  // In this case another request has rendered the page already, and the time says nothing about rendering.
  if (headers['x-nextjs-cache'] === 'HIT') return;
  times.push(seconds);
  if (status !== 200 || !text.endsWith('</html>'))
    failures.push(`${path} responded with ${status}`);
}

async function visitMoved({ moved, post }, { request }, { moved: times, failures }) {
  const path = moved[times.length % moved.length];
  const { status, headers, seconds } = await request(path);
  times.push(seconds);
  const isRight = status === 308 && pathsOf(post).includes(headers.location ?? '');
  if (!isRight) failures.push(`${path} responded with ${status} ${headers.location ?? ''}`);
}

async function search(setup, { request }, { searches: times, failures }) {
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
  const urls = pathsOf(post).map((path) => origin + path);
  const what = `${urls.join(' and ')} show an edit`;
  await until(() => allShow(urls, title), { what, seconds: mostForAnEdit, every: 50 }).catch(
    ({ message }) => failures.push(message),
  );
  edits.push((performance.now() - saved) / 1000);
  clicks.push((performance.now() - clicked) / 1000);
}
