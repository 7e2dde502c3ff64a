import { z } from 'zod';

const shape = z.object({
  mail: z.string().nullable(),
  state: z
    .object({ ranAgo: z.number().nullable(), late: z.number(), failed: z.number() })
    .nullable(),
});

/**
 * The mail report of the function send-contact-email. `mail` is `sent`, an error code, or null if no test mail was
 * sent. `ranAgo` is in seconds; `late` and `failed` are numbers of messages. `state` is null if the function cannot
 * read it.
 * @typedef {z.infer<typeof shape>} MailTest
 */
/** @typedef {{ response: import('../request.mjs').DoctorResponse, test: MailTest | null }} ContactFunction */

/**
 * Requests the mail report of the contact form's function. Unless `mayMail` is false, the function sends a test mail.
 * @param {import('../context.mjs').DoctorContext} context
 * @returns {Promise<ContactFunction>}
 */
export async function requestContactFunction({ settings, request, mayMail }) {
  const response = await request(`${settings.SUPABASE_URL}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-contact-secret': settings.CONTACT_SECRET },
    body: JSON.stringify({ test: true, mail: mayMail }),
  });
  const { data } = shape.safeParse(response.json);
  return { response, test: response.status === 200 && data ? data : null };
}
