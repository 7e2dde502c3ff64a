// Runs an attack. It is a separate process, so that the process that measures visitors is not busy with the attack.
import { emptyOutcome, inWords } from './plan.mjs';
import { requestMissingPaths, searchRandomWords, sendMessages, sendQueries } from './requests.mjs';
import { sendSlowRequests } from './slowness.mjs';
import { requireLoopback } from '../visitor.mjs';

const kinds = {
  addresses: requestMissingPaths,
  searches: searchRandomWords,
  queries: sendQueries,
  messages: sendMessages,
  slowness: sendSlowRequests,
};

/** @type {import('./plan.mjs').Plan} */
const plan = JSON.parse(process.argv[2]);
requireLoopback(plan.origin);
const outcome = emptyOutcome();
const progress = setInterval(() => process.send?.({ progress: inWords(outcome) }), 5_000);
await kinds[plan.kind](plan, outcome);
clearInterval(progress);
process.send?.({ outcome }, () => process.exit(0));
