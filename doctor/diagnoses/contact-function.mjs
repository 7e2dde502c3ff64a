import { failure, fine, warning } from '../finding.mjs';

const consequence = 'The contact form says “Failed to send message”.';
const deploy = 'supabase functions deploy send-contact-email';

/**
 * Is the function of the contact form deployed, and does it know the site?
 * @param {import('../facts/contact-function.mjs').ContactFunction} contact
 * @returns {import('../finding.mjs').Finding[]}
 */
export function checkContactFunction({ answer, test }) {
  if (test)
    return [fine('The function send-contact-email is deployed and knows the site’s secret.')];
  const { status, trouble } = answer;
  if (trouble)
    return [
      failure(
        `The function send-contact-email: ${trouble}. ${consequence}`,
        'Is SUPABASE_URL right?',
      ),
    ];
  if (status === 404)
    return [
      failure(
        `The function send-contact-email is not deployed. ${consequence}`,
        `${deploy} (docs/operators.md).`,
      ),
    ];
  if (status === 401)
    return [
      failure(
        `The function send-contact-email does not know the site’s CONTACT_SECRET. ${consequence}`,
        `supabase secrets set CONTACT_SECRET=… with the site’s, and deploy it with supabase/config.toml (verify_jwt = false): ${deploy}.`,
      ),
    ];
  if (status === 422)
    return [
      warning(
        'The function send-contact-email is older than this repository: its mail cannot be tried.',
        `${deploy}.`,
      ),
    ];
  return [
    failure(
      `The function send-contact-email does not start (${status}). ${consequence}`,
      'Supabase → Edge Functions → Logs: it names a setting that is missing (docs/operators.md lists them).',
    ),
  ];
}
