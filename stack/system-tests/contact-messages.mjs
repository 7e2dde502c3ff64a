/**
 * A message, as the contact form sends it.
 * @param {string} message
 * @param {{ locale?: string, website?: string }} [fields] `website`: the hidden field, which only bots fill in
 */
export const messageWith = (message, { locale = 'en', website = '' } = {}) => ({
  ...{ title: 'Ms', firstName: 'Test', lastName: 'Visitor', email: 'visitor@example.org' },
  ...{ phone: '', subject: 'General Inquiry', message, locale, website },
});

/**
 * Reads or deletes stored messages, directly in Supabase and not through a proxy.
 * @param {import('../settings.mjs').Settings} backend
 * @param {Record<string, string>} query
 * @param {string} [method]
 */
export async function askMessageTable({ supabaseUrl, secrets }, query, method = 'GET') {
  const address = `${supabaseUrl}/rest/v1/contact_messages?${new URLSearchParams(query)}`;
  const answer = await fetch(address, { method, headers: { apikey: secrets.supabaseSecretKey } });
  if (!answer.ok) throw new Error(`Supabase answered ${answer.status} to ${method}`);
  return answer;
}
