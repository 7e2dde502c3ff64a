import { failure, fine } from '../finding.mjs';

const next =
  'Run supabase db push, which sets the policies and grants of supabase/migrations. Then look in Supabase → Authentication → Policies for others, and remove them.';

/**
 * Are the tables closed to visitors, except for what they may read? Tested with the visitors' key; nothing is changed.
 * @param {import('../context.mjs').DoctorContext} context
 * @param {string} table of the slides
 * @returns {Promise<import('../finding.mjs').Finding[]>}
 */
export async function checkPolicies({ settings, request }, table) {
  const rest = `${settings.SUPABASE_URL}/rest/v1`;
  const headers = { apikey: settings.SUPABASE_ANON_KEY, 'content-type': 'application/json' };
  // The empty row must not be stored. Row-level security is checked first and refuses it. If the table has none, a
  // constraint refuses it, because both tables have required columns without a default.
  const write = { headers, method: 'POST', body: '{}' };
  const [messages, hidden, message, slide] = await Promise.all([
    request(`${rest}/contact_messages?select=id&limit=1`, { headers }),
    request(`${rest}/${table}?select=id&active=eq.false&limit=1`, { headers }),
    request(`${rest}/contact_messages`, write),
    request(`${rest}/${table}`, write),
  ]);
  if (messages.status === 404)
    return [
      failure(
        'There is no table contact_messages: the contact form cannot store a message.',
        'Create the tables: supabase db push (docs/operators.md).',
      ),
    ];
  const open = [
    ...(hasRows(messages) ? ['read what visitors wrote (contact_messages)'] : []),
    ...(hasRows(hidden) ? ['read slides that are not active'] : []),
    ...(isWritable(message) ? ['write into contact_messages'] : []),
    ...(isWritable(slide) ? [`write into ${table}`] : []),
  ];
  return open.length
    ? open.map((what) => failure(`Anybody can ${what}.`, next))
    : [
        fine(
          'Visitors can read active slides, but no messages or hidden slides, and they can write nothing.',
        ),
      ];
}

/** @param {import('../request.mjs').DoctorResponse} response */
const hasRows = ({ status, json }) => status === 200 && Array.isArray(json) && json.length > 0;

/**
 * Whether row-level security let the row pass: it was inserted, or only the table's constraints refused it (class 23 of
 * Postgres's error codes).
 * @param {import('../request.mjs').DoctorResponse} response
 */
const isWritable = ({ status, json }) =>
  // With `?.`, the code can be read from any JSON value. It is undefined unless the response is an error.
  (status >= 200 && status < 300) || String(/** @type {any} */ (json)?.code).startsWith('23');
