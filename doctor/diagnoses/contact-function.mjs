import { failure, fine, warning } from '../finding.mjs';

const consequence = 'The contact form says “Failed to send message”.';
const deploy = 'supabase functions deploy send-contact-email';

/**
 * Is the function of the contact form deployed, and does it know the site?
 * @param {import('../facts/contact-function.mjs').ContactFunction} contact
 * @returns {import('../finding.mjs').Finding[]}
 */
export function checkContactFunction({ response, test }) {
  if (test)
    return [fine('The function send-contact-email is deployed and knows the site’s secret.')];
  const { status, trouble } = response;
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
        `Run ${deploy} (docs/operators.md).`,
      ),
    ];
  if (status === 401)
    return [
      failure(
        `The function send-contact-email does not know the site’s CONTACT_SECRET. ${consequence}`,
        `Run supabase secrets set CONTACT_SECRET=… with the site’s value. Then deploy the function with supabase/config.toml (verify_jwt = false): ${deploy}.`,
      ),
    ];
  if (status === 422)
    return [
      warning(
        'The function send-contact-email is older than this repository: it cannot send a test mail.',
        `Run ${deploy}.`,
      ),
    ];
  return [
    failure(
      `The function send-contact-email does not start (${status}). ${consequence}`,
      'Supabase → Edge Functions → Logs: a line names the missing setting (docs/operators.md lists all).',
    ),
  ];
}
