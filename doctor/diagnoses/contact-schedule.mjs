import { failure, fine, warning } from '../finding.mjs';
import { inWords } from './wp-cron.mjs';

/** In seconds. It should run every minute. */
const patience = 300;
const next =
  'Create the schedule resend-contact-mails again, or a crontab (docs/operators.md, “The schedule”).';

/**
 * Does the schedule run that mails waiting messages?
 * @param {import('../facts/contact-function.mjs').MailTest | null} test
 * @returns {import('../finding.mjs').Finding[]}
 */
export function checkContactSchedule(test) {
  if (!test) return [];
  if (!test.state)
    return [
      failure(
        'The function cannot ask the database how its mail is doing: it may not store messages either.',
        'supabase db push makes what is missing; else Supabase → Edge Functions → Logs says what the database answered.',
      ),
    ];
  const { ranAgo } = test.state;
  const consequence = 'A message that cannot be mailed at once is not mailed at all.';
  if (ranAgo === null)
    return [warning(`The schedule for mails that wait has never come. ${consequence}`, next)];
  if (ranAgo > patience)
    return [
      warning(
        `The schedule for mails that wait last came ${inWords(ranAgo)} ago. ${consequence}`,
        next,
      ),
    ];
  return [fine(`The schedule for mails that wait came ${inWords(ranAgo)} ago.`)];
}
