import { pause } from '../../../processes/wait.mjs';
import { attack } from './attacker/attack.mjs';
import { newMark, wordOf } from './random-words.mjs';
import { visitorAt } from './visitor.mjs';
import {
  deleteMessages,
  markedWith,
  messageWith,
  storedMessages,
} from '../../common/visitors/contact-messages.mjs';
import { inTime, noneOf } from '../../common/results/findings.mjs';

/** @typedef {import('./site-under-attack.mjs').Setup} Setup */

/** The attack: its connections, its duration in seconds, and the maximum number of its messages. */
const volume = { connections: 30, seconds: 9, most: 5_000 };
/** The maximum time until a visitor's message gets its response, in seconds, on a machine whose `slowness` is 1. */
const promised = 3;
/** For the messages of bots, which fill in the hidden field: how many must be sent, and how many may be stored. */
const hostile = { least: 1_000, stored: 200 };
/** In milliseconds. The site treats a message that was written in less than a second as a bot's. */
const timeToWrite = 3_200;

/**
 * Sends a flood of messages, while legitimate visitors send messages too.
 * @param {{ isTrapped: boolean }} choice whether the flood fills in the hidden field, from hundreds of IP addresses;
 *   otherwise it comes from a few
 * @returns {(setup: Setup) => Promise<import('../../common/results/findings.mjs').Finding[]>}
 */
export const byMessages =
  ({ isTrapped }) =>
  async (setup) => {
    const { backend, site } = setup;
    const mark = newMark();
    const attacking = attack(
      { kind: 'messages', origin: site.url, mark, isTrapped, ...volume },
      setup,
    );
    const own = { times: [], accepted: [], failures: [] };
    const count = isTrapped ? 20 : 6;
    const people = Array.from({ length: count }, (_, person) =>
      pause((person * 3_000) / count).then(() => write(setup, wordOf(mark, person), own)),
    );
    const [outcome] = await Promise.all([attacking, ...people]);
    const accepted = [...outcome.accepted, ...own.accepted];
    const rows = await storedMessages(backend, { select: 'message', ...markedWith(mark) });
    const stored = rows.map(({ message }) => message);
    const lost = accepted.filter((word) => !stored.includes(word));
    // The next measurement must not count them.
    await deleteMessages(backend, mark);
    return [
      inTime("an honest visitor's message gets its response", own.times, {
        most: promised * setup.slowness,
      }),
      noneOf('of these, not taken', own.failures),
      {
        ...noneOf('messages accepted and lost', lost),
        measured: `${lost.length} of ${accepted.length}`,
      },
      ...(isTrapped ? [capped(outcome, stored, own.accepted)] : []),
    ];
  };

/**
 * Whether enough messages of bots were sent, and not too many of them stored.
 * @param {import('./attacker/plan.mjs').Outcome} outcome of the attack
 * @param {string[]} stored words of all stored messages
 * @param {string[]} honest words of the messages of legitimate visitors
 * @returns {import('../../common/results/findings.mjs').Finding}
 */
function capped({ requests }, stored, honest) {
  const count = stored.filter((word) => !honest.includes(word)).length;
  const faults = [
    ...(requests < hostile.least ? [`only ${requests} hostile messages were sent`] : []),
    ...(count > hostile.stored ? [`${count} hostile messages were stored`] : []),
  ];
  const title = `more than ${hostile.stored} of ${hostile.least} hostile messages stored`;
  return { ...noneOf(title, faults), measured: `${count} of ${requests}` };
}

/**
 * Sends a message as the form does, which requests a token when a visitor begins to write.
 * @param {Setup} setup
 * @param {string} word
 * @param {{ times: number[], accepted: string[], failures: string[] }} own
 */
async function write({ site }, word, { times, accepted, failures }) {
  const own = `127.0.1.${1 + (word.charCodeAt(word.length - 2) % 250)}`;
  const { request, leave } = visitorAt(site.url, own);
  const { token } = JSON.parse((await request('/api/contact/token')).text);
  await pause(timeToWrite);
  const { status, seconds } = await request('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...messageWith(word), token }),
  });
  leave();
  times.push(seconds);
  if (status === 200) accepted.push(word);
  else failures.push(`a message got ${status}`);
}
