import { foreignWords, wordOf } from '../marks.mjs';
import { addressOf, visitorAt } from '../visitor.mjs';
import { goOn } from './plan.mjs';

/** Every way to search, each with a word that no other request has. @type {((word: string) => string)[]} */
const searches = [
  (word) => `/search?q=${word}`,
  (word) => `/de/suche?q=${word}`,
  (word) => `/search?q=piano+${word}&page=2`,
  (word) => `/de/suche?q=kl%C3%A4nge+${word}`,
  (word) => `/search?page=9&q=The+${word}`,
];

/**
 * Searches for random words, each once. Every connection comes from a separate IP address, so that a limit per visitor
 * does not stop the attack.
 * @param {import('./plan.mjs').Plan} plan
 * @param {import('./plan.mjs').Outcome} outcome
 */
export async function searchForNothing(plan, outcome) {
  const { origin, connections, first, mark } = plan;
  const visitors = Array.from({ length: connections }, (_, visitor) =>
    visitorAt(origin, addressOf(first + visitor)),
  );
  await goOn(plan, outcome, async (visitor, number) => {
    const word = wordOf(mark, first + number);
    const answer = await visitors[visitor].ask(searches[number % searches.length](word));
    outcome.foreign.push(...foreignWords(answer.text, mark, word));
    return answer;
  });
  for (const { leave } of visitors) leave();
}
