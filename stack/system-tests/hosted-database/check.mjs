import assert from 'node:assert/strict';
import { hostedDatabase } from '../../testing/hosted-database.mjs';

/** @typedef {import('../../testing/hosted-database.mjs').HostedDatabase} HostedDatabase */

/**
 * Tests what the local Supabase cannot: the guarantees for contact messages with many concurrent connections, with ten
 * thousand messages, and their deletion by the role of the schedule. All other functions: parts/supabase.test.mjs.
 * @throws {Error} when a guarantee is broken
 */
export async function checkHostedDatabase() {
  const database = await hostedDatabase();
  try {
    await legitimateMessagesDuringFlood(database);
    await sameMessageIsStoredOnce(database);
    await eachMailIsClaimedOnce(database);
    await messagesScreenIsFast(database);
    await messagesAreDeletedInTime(database);
  } finally {
    await database.stop();
  }
}

let keys = 0;

/** @param {Record<string, string>} fields */
const incoming = (fields = {}) => ({
  idempotency_key: `a-key-of-some-length-${(keys += 1)}`,
  client_hash: `a-client-of-some-length-${keys}`,
  ...{ state: 'received', locale: 'en', title: 'Ms', first_name: 'Mira', last_name: 'Feldt' },
  ...{ email: 'mira@quiet.example', subject: 'General Inquiry', message: 'Hello' },
  ...fields,
});

/**
 * @param {HostedDatabase} database
 * @param {Record<string, string>[]} messages
 * @returns {Promise<string[]>} their outcomes
 */
async function store(database, messages) {
  const calls = messages.map(
    (each) => `select store_contact_message('${JSON.stringify(each)}') ->> 'outcome';`,
  );
  return (await database.as('service_role', calls.join('\n'))).split('\n');
}

/** A thousand suspect messages from 400 visitors over ten connections, and twenty legitimate ones at the same time. */
async function legitimateMessagesDuringFlood(database) {
  const hostile = Array.from({ length: 1_000 }, (_, number) =>
    incoming({ state: 'suspect', client_hash: `an-address-of-many-${number % 400}` }),
  );
  const connections = Array.from({ length: 10 }, (_, at) =>
    hostile.slice(at * 100, at * 100 + 100),
  );
  const honest = Array.from({ length: 20 }, () => store(database, [incoming()]));
  const [caught, accepted] = await Promise.all([
    Promise.all(connections.map((each) => store(database, each))),
    Promise.all(honest),
  ]);
  assert.deepEqual(new Set(accepted.flat()), new Set(['stored']));
  assert.equal(caught.flat().filter((outcome) => outcome === 'stored').length, 200);
  await database.as('service_role', 'delete from contact_messages');
}

/** The same message over twelve connections at the same time. */
async function sameMessageIsStoredOnce(database) {
  const same = incoming();
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => store(database, [same])));
  assert.deepEqual(outcomes.flat().toSorted(), [...Array(11).fill('known'), 'stored']);
  await database.as('service_role', 'delete from contact_messages');
}

/** Ten mails, and twenty connections that claim one at the same time. */
async function eachMailIsClaimedOnce(database) {
  await store(
    database,
    Array.from({ length: 10 }, () => incoming()),
  );
  const claims = await Promise.all(
    Array.from({ length: 20 }, () =>
      database.as('service_role', 'select id from claim_contact_mail()'),
    ),
  );
  const claimed = claims.filter(Boolean);
  assert.deepEqual([claimed.length, new Set(claimed).size], [10, 10]);
  await database.as('service_role', 'delete from contact_messages');
}

/** With 10,000 messages, each query of the screen takes less than a second. */
async function messagesScreenIsFast(database) {
  await database.as(
    'service_role',
    `insert into contact_messages (created_at, idempotency_key, state, locale, title, first_name, last_name, email, subject, message, mail_state, mailed_at)
     select now() - number * interval '10 minutes', 'a-key-of-the-screen-' || number, case when number % 5 = 0 then 'suspect' else 'received' end,
       'de', 'Ms', 'First ' || number, 'Last', 'person-' || number || '@admin.example', 'General Inquiry', repeat('Ein Satz. ', 100) || number,
       case when number % 5 > 0 then 'sent' end, case when number % 5 > 0 then now() end
     from generate_series(1, 10000) number`,
  );
  const queries = [
    ['find_contact_messages()', '10000'],
    ['find_contact_messages(is_suspect => true, page_start => 1000)', '2000'],
    ["find_contact_messages(of_state => 'unread', words => 'FIRST 4711')", '1'],
    ["find_contact_messages(of_subject => 'Booking Session')", '0'],
  ];
  for (const [query, total] of queries) {
    const since = performance.now();
    const found = await database.as('service_role', `select ${query} ->> 'total'`);
    assert.equal(found, total, query);
    const seconds = (performance.now() - since) / 1000;
    assert.ok(seconds < 1, `${query} took ${seconds.toFixed(2)} s`);
  }
  await database.as('service_role', 'delete from contact_messages');
}

/**
 * Moves the time that the function gets: senders are deleted after a day, messages after two years. Runs as the role of
 * the schedule in pg_cron: if row-level security applied to this role, the schedule would delete nothing, without an
 * error.
 */
async function messagesAreDeletedInTime(database) {
  await store(database, [incoming()]);
  const forget = async (moved) =>
    database.as('postgres', `select forget_contact_messages(now() + interval '${moved}')`);
  assert.equal(await forget('23 hours 59 minutes'), '{"deleted": 0, "anonymized": 0}');
  assert.equal(await forget('1 day'), '{"deleted": 0, "anonymized": 1}');
  assert.equal(await forget('2 years -1 minute'), '{"deleted": 0, "anonymized": 0}');
  assert.equal(await forget('2 years 1 minute'), '{"deleted": 1, "anonymized": 0}');
}
