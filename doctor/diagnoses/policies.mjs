import { failure, fine, warning } from '../finding.mjs';

const migrations =
  'supabase db push sets the policies and grants of supabase/migrations; look in Supabase → Authentication → Policies for others';

/**
 * Is closed what visitors must not read or change? Asked with their key; nothing is changed.
 * @param {import('../scene.mjs').Scene} scene
 * @param {string} table of the slides
 * @returns {Promise<import('../finding.mjs').Finding[]>}
 */
export async function checkPolicies({ settings, ask }, table) {
  const rest = `${settings.SUPABASE_URL}/rest/v1`;
  const headers = { apikey: settings.SUPABASE_ANON_KEY, 'content-type': 'application/json' };
  const [messages, hidden, change] = await Promise.all([
    ask(`${rest}/contact_messages?select=id&limit=1`, { headers }),
    ask(`${rest}/${table}?select=id&active=eq.false&limit=1`, { headers }),
    // No slide has this number.
    ask(`${rest}/${table}?id=eq.-1`, { headers, method: 'PATCH', body: '{"title":"x"}' }),
  ]);
  const findings = [ofMessages(messages), ofHidden(hidden), ofChange(change)].flat();
  return findings.length
    ? findings
    : [
        fine(
          'Visitors read active slides alone: neither messages nor hidden slides, and they change nothing.',
        ),
      ];
}

/** @param {import('../ask.mjs').Answer} answer */
function ofMessages({ status, json }) {
  if (status === 404)
    return [
      failure(
        'There is no table contact_messages: the contact form cannot keep a message.',
        'Make the tables: supabase db push (docs/operators.md).',
      ),
    ];
  if (status === 200 && Array.isArray(json) && json.length > 0)
    return [
      failure(
        'Anybody can read what visitors wrote (contact_messages).',
        `Close it now: ${migrations}.`,
      ),
    ];
  if (status === 200)
    return [
      warning('Visitors may ask for contact_messages, though they are given no row.', migrations),
    ];
  return [];
}

/** @param {import('../ask.mjs').Answer} answer */
const ofHidden = ({ status, json }) =>
  status === 200 && Array.isArray(json) && json.length > 0
    ? [failure('Anybody can read slides that are not active.', migrations)]
    : [];

/** @param {import('../ask.mjs').Answer} answer */
const ofChange = ({ status }) =>
  status >= 200 && status < 300
    ? [failure('Anybody may try to change slides with the visitors’ key.', migrations)]
    : [];
