import { failure, fine, warning } from '../finding.mjs';
import { inWords } from './wp-cron.mjs';

/** The maximum time since the last run of the schedule, in seconds. It should run every minute. */
const longestPause = 300;
const next =
  'Create the schedule resend-contact-mails again, or a crontab (docs/operators.md, “The schedule”).';

/**
 * Does the schedule run that mails pending messages?
 * @param {import('../facts/contact-function.mjs').MailTest | null} test
 * @returns {import('../finding.mjs').Finding[]}
 */
export function checkContactSchedule(test) {
  if (!test) return [];
  if (!test.state)
    return [
      failure(
        'The function cannot read from the database which mails are pending. Perhaps it cannot store messages either.',
        'Run supabase db push, which creates what is missing. If that does not help, the response of the database is in Supabase → Edge Functions → Logs.',
      ),
    ];
  const { ranAgo } = test.state;
  const consequence = 'A message that cannot be mailed at once is not mailed at all.';
  if (ranAgo === null)
    return [warning(`The schedule for pending mails has never run. ${consequence}`, next)];
  if (ranAgo > longestPause)
    return [
      warning(
        `The schedule for pending mails last ran ${inWords(ranAgo)} ago. ${consequence}`,
        next,
      ),
    ];
  return [fine(`The schedule for pending mails last ran ${inWords(ranAgo)} ago.`)];
}
