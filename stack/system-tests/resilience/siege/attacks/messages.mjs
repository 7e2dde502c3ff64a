import { messageWith } from '../../../common/visitors/contact-messages.mjs';
import { wordOf } from '../random-words.mjs';
import { addressOf, visitorAt } from '../visitor.mjs';
import { sendRequests } from './plan.mjs';

const honestAddresses = 3;
const trappedAddresses = 400;

/**
 * Sends contact messages: from a few IP addresses, as people write them, or from hundreds of IP addresses, as bots do,
 * which fill in the hidden field.
 * @param {import('./plan.mjs').Plan} plan
 * @param {import('./plan.mjs').Outcome} outcome
 */
export async function sendMessages(plan, outcome) {
  const { origin, first, mark, isTrapped } = plan;
  const addresses = isTrapped ? trappedAddresses : honestAddresses;
  await sendRequests(plan, outcome, async (_, number) => {
    const word = wordOf(mark, first + number);
    const { request, leave } = visitorAt(origin, addressOf(first + (number % addresses)));
    const response = await request('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(messageWith(word, { website: isTrapped ? word : '' })),
    });
    leave();
    if (response.status === 200) outcome.accepted.push(word);
    return response;
  });
}
