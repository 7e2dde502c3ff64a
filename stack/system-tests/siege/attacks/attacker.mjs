// A separate process, because the process that measures visitors must not be busy with the attack.
import { askForNothing, searchForNothing } from './addresses.mjs';
import { sendMessages } from './messages.mjs';
import { inWords, nothingYet } from './plan.mjs';
import { askOddly } from './queries.mjs';
import { sendSlowly } from './slowness.mjs';
import { requireLoopback } from '../target.mjs';

const kinds = {
  addresses: askForNothing,
  searches: searchForNothing,
  queries: askOddly,
  messages: sendMessages,
  slowness: sendSlowly,
};

/** @type {import('./plan.mjs').Plan} */
const plan = JSON.parse(process.argv[2]);
requireLoopback(plan.origin);
const outcome = nothingYet();
const progress = setInterval(() => process.send?.({ progress: inWords(outcome) }), 5_000);
await kinds[plan.kind](plan, outcome);
clearInterval(progress);
process.send?.({ outcome }, () => process.exit(0));
