import { say } from '../console.mjs';
import { pause } from '../wait.mjs';
import { attack } from './attacks/attack.mjs';
import { messageWith } from './attacks/messages.mjs';
import { inWords } from './attacks/plan.mjs';
import { newMark, wordOf } from './marks.mjs';
import { visitorAt } from './plain-request.mjs';
import { inTime, noneOf } from './results.mjs';

/** @typedef {import('./scene.mjs').Scene} Scene */

const length = { short: 4, long: 9 };
/** Seconds. */
const promised = 3;
/** Milliseconds; faster than three seconds the site takes nobody for a person. */
const timeToWrite = 3_200;

/**
 * A flood of messages, while people write too.
 * @param {Scene} scene
 * @param {boolean} isTrapped whether the flood fills in what nobody sees, from hundreds of addresses; else it comes from a few
 * @returns {Promise<import('./results.mjs').Finding[]>}
 */
export async function byMessages(scene, isTrapped) {
  const { origin, backend, supervisor } = scene;
  const mark = newMark();
  const seconds = length[scene.short ? 'short' : 'long'];
  const attacking = attack(
    {
      ...{ kind: 'messages', origin, connections: 30, mark, first: scene.number(), isTrapped },
      ...{ seconds, most: 5_000 },
    },
    { logDir: backend.logDir, supervisor },
  );
  const own = { times: [], accepted: [], failures: [] };
  const people = Array.from({ length: scene.short ? 3 : 6 }, (_, person) =>
    pause(person * 500).then(() => write(scene, wordOf(mark, person), own)),
  );
  const [outcome] = await Promise.all([attacking, ...people]);
  say(`      ${inWords(outcome)}`);
  const accepted = [...outcome.accepted, ...own.accepted];
  const stored = await storedMessages(backend, mark);
  const lost = accepted.filter((word) => !stored.includes(word));
  await forgetMessages(backend, mark);
  return [
    inTime("an honest visitor's message is answered", own.times, { most: promised }),
    noneOf('of these, not taken', own.failures),
    {
      ...noneOf('messages accepted and lost', lost),
      measured: `${lost.length} of ${accepted.length}`,
    },
  ];
}

/**
 * As the form does it: it asks for a token when somebody begins to write.
 * @param {Scene} scene
 * @param {string} word
 * @param {{ times: number[], accepted: string[], failures: string[] }} own
 */
async function write({ origin }, word, { times, accepted, failures }) {
  const { ask, leave } = visitorAt(origin, `127.0.1.${1 + (word.at(-2).charCodeAt(0) % 250)}`);
  const { token } = JSON.parse((await ask('/api/contact/token')).text);
  await pause(timeToWrite);
  const { status, milliseconds } = await ask('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...messageWith(word), token }),
  });
  leave();
  times.push(milliseconds / 1000);
  if (status === 200) accepted.push(word);
  else failures.push(`a message was answered ${status}`);
}

/** @returns {Promise<string[]>} */
async function storedMessages(backend, mark) {
  const answer = await askDatabase(backend, mark, { select: 'message' });
  return (await answer.json()).map(({ message }) => message);
}

/** What others measure next must not count them. */
async function forgetMessages(backend, mark) {
  await askDatabase(backend, mark, {}, 'DELETE');
  await fetch(`${backend.mailUrl}/mails`, { method: 'DELETE' });
}

/**
 * Of the messages of this siege, past the proxy.
 * @param {import('../settings.mjs').Settings} backend
 * @param {string} mark
 * @param {Record<string, string>} query
 * @param {string} [method]
 */
async function askDatabase({ supabaseUrl, secrets }, mark, query, method = 'GET') {
  const all = new URLSearchParams({ message: `like.${mark}*`, ...query });
  const answer = await fetch(`${supabaseUrl}/rest/v1/contact_messages?${all}`, {
    method,
    headers: { apikey: secrets.supabaseSecretKey },
  });
  if (!answer.ok) throw new Error(`Supabase answered ${answer.status} to ${method}`);
  return answer;
}
