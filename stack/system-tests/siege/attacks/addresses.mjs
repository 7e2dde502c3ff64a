import { addressOfNothing, misspellable, nearMissOf } from '../addresses.mjs';
import { foreignWords, wordOf } from '../marks.mjs';
import { addressOf, visitorAt } from '../visitor.mjs';
import { goOn } from './plan.mjs';

/**
 * Requests paths that do not exist, a different one each time. Every fifth is a misspelled path of a post. Every
 * connection comes from a separate IP address, so that a limit per visitor does not stop the attack.
 * @param {import('./plan.mjs').Plan} plan
 * @param {import('./plan.mjs').Outcome} outcome
 */
export async function askForNothing(plan, outcome) {
  const { origin, connections, first, mark, paths = [] } = plan;
  const posts = misspellable(paths);
  const visitors = Array.from({ length: connections }, (_, visitor) =>
    visitorAt(origin, addressOf(first + visitor)),
  );
  await goOn(plan, outcome, async (visitor, number) => {
    const word = wordOf(mark, first + number);
    const post = number % 5 === 0 ? posts[(number / 5) % posts.length] : undefined;
    const address = post
      ? nearMissOf(post, first + number)
      : addressOfNothing(word, first + number);
    const answer = await visitors[visitor].ask(address);
    outcome.foreign.push(...foreignWords(answer.text, mark, word));
    return answer;
  });
  for (const { leave } of visitors) leave();
}
