import { failure, fine } from '../finding.mjs';

const next =
  'supabase db push sets the policies and grants of supabase/migrations; look in Supabase → Authentication → Policies for others, and take them away.';

/**
 * Is closed what visitors must not read or write? Asked with their key; nothing is changed.
 * @param {import('../scene.mjs').Scene} scene
 * @param {string} table of the slides
 * @returns {Promise<import('../finding.mjs').Finding[]>}
 */
export async function checkPolicies({ settings, ask }, table) {
  const rest = `${settings.SUPABASE_URL}/rest/v1`;
  const headers = { apikey: settings.SUPABASE_ANON_KEY, 'content-type': 'application/json' };
  // Row-level security speaks before the table's own checks, which let no empty row in.
  const write = { headers, method: 'POST', body: '{}' };
  const [messages, hidden, message, slide] = await Promise.all([
    ask(`${rest}/contact_messages?select=id&limit=1`, { headers }),
    ask(`${rest}/${table}?select=id&active=eq.false&limit=1`, { headers }),
    ask(`${rest}/contact_messages`, write),
    ask(`${rest}/${table}`, write),
  ]);
  if (messages.status === 404)
    return [
      failure(
        'There is no table contact_messages: the contact form cannot keep a message.',
        'Make the tables: supabase db push (docs/operators.md).',
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
          'Visitors read active slides; messages and hidden slides are closed, and they write nothing.',
        ),
      ];
}

/** @param {import('../ask.mjs').Answer} answer */
const hasRows = ({ status, json }) => status === 200 && Array.isArray(json) && json.length > 0;

/** Refused by the table's own checks (class 23 of Postgres's errors), and not before. */
const isWritable = ({ status, json }) =>
  (status >= 200 && status < 300) || String(/** @type {any} */ (json)?.code).startsWith('23');
