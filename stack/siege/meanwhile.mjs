import { show } from '../instances/ask.mjs';
import { newTitle } from '../instances/edits.mjs';
import { pathsOf } from '../instances/editor.mjs';
import { memoryOf } from '../bench/memory.mjs';
import { pause, until } from '../wait.mjs';
import { visitorAt } from './plain-request.mjs';

/** @typedef {import('./scene.mjs').Scene} Scene */

/**
 * What honest visitors and an editor got, in seconds; what did not come at all counts as long as it was waited for.
 * @typedef {object} Experience
 * @property {number[]} known a page that is kept, each
 * @property {number[]} unseen a page that nobody had asked for, each
 * @property {number[]} edits from WordPress's answer to the editor until both languages show it, each
 * @property {number[]} clicks the same from the editor's request on
 * @property {string[]} failures what was wrong with an answer
 * @property {number[]} memory of the site, in MB, once a second
 */

/** How long the editor looks for an edit, in seconds. */
const mostForAnEdit = 20;

/**
 * An editor and visitors do what they do while something goes on.
 * @template Result
 * @param {Scene} scene
 * @param {string} origin who is asked: the site itself or its edge
 * @param {Promise<Result>} work until it is over
 * @returns {Promise<[Experience, Result]>}
 */
export async function meanwhile(scene, origin, work) {
  const experience = { known: [], unseen: [], edits: [], clicks: [], failures: [], memory: [] };
  let isOver = false;
  const end = work.finally(() => (isOver = true));
  const again = async (every, act) => {
    do {
      await act();
      await pause(every);
    } while (!isOver);
  };
  const visitor = visitorAt(origin, '127.0.0.2');
  const other = visitorAt(origin, '127.0.0.3');
  const [result] = await Promise.all([
    end,
    again(250, () => visitKnown(scene, visitor, experience)),
    again(scene.short ? 500 : 2_000, () => visitUnseen(scene, other, experience)),
    again(scene.short ? 1_000 : 3_000, () => edit(scene, origin, experience)),
    again(1_000, () => experience.memory.push(memoryOf(scene.site.pid))),
  ]);
  for (const { leave } of [visitor, other]) leave();
  return [experience, result];
}

async function visitKnown({ known }, { ask }, { known: times, failures }) {
  const place = times.length % known.length;
  const path = known[place];
  const { status, text, headers, milliseconds } = await ask(path);
  times.push(milliseconds / 1000);
  // The picture of a page whose title the editor has changed meanwhile.
  const isOldPicture = status === 308 && path.startsWith('/api/share/');
  if (isOldPicture) return void (known[place] = headers.location);
  if (status !== 200 || text === '') failures.push(`${path} answered ${status}`);
}

async function visitUnseen({ unseen }, { ask }, { unseen: times, failures }) {
  const path = unseen.shift();
  if (!path) return;
  const { status, text, headers, milliseconds } = await ask(path);
  // Made anew because something else asked for it: it proves nothing.
  if (headers['x-nextjs-cache'] === 'HIT') return;
  times.push(milliseconds / 1000);
  if (status !== 200 || !text.endsWith('</html>')) failures.push(`${path} answered ${status}`);
}

async function edit({ editor, post }, origin, { edits, clicks, failures }) {
  const title = newTitle();
  const clicked = performance.now();
  await editor.retitle(post, title);
  const answered = performance.now();
  const urls = pathsOf(post).map((path) => origin + path);
  const what = `${urls.join(' and ')} show an edit`;
  await until(() => show(urls, title), { what, seconds: mostForAnEdit, every: 50 }).catch(
    ({ message }) => failures.push(message),
  );
  edits.push((performance.now() - answered) / 1000);
  clicks.push((performance.now() - clicked) / 1000);
}
