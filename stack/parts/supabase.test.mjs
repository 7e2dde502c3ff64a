import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { rootDir } from '../settings.mjs';
import { startOwnSupabase } from '../testing/own-supabase.mjs';

const { settings, stop } = await startOwnSupabase('test-supabase');
after(stop);
const retention = JSON.parse(
  readFileSync(join(rootDir, 'supabase', 'functions', '_shared', 'retention.json'), 'utf8'),
);
const { supabaseAnonKey: visitors, supabaseSecretKey: owner } = settings.secrets;

/**
 * @param {string} key
 * @param {string} path below the REST base
 * @param {string} [method]
 * @param {unknown} [body]
 */
async function request(key, path, method = 'GET', body = undefined) {
  const response = await fetch(`${settings.databaseUrl}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: key,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    body: body ? JSON.stringify(body) : undefined,
  });
  const text = await response.text();
  return { status: response.status, body: text && JSON.parse(text) };
}

const slides = (query = '') => `auralune_carousel?${query}`;
const allSlides = async () => (await request(owner, slides('select=*&order=id'))).body;

const slide = {
  title: 'Mine',
  background_image_url: '/mine.webp',
  button_text: 'Go',
  button_url: '/',
  active: true,
};

test('a visitor reads the active items in their order', async () => {
  const query = 'select=*&active=eq.true&order=display_order';
  const { status, body } = await request(visitors, slides(query));
  assert.equal(status, 200);
  const active = (await allSlides()).filter((item) => item.active);
  assert.ok(active.length > 1);
  assert.deepEqual(
    body.map(({ id }) => id),
    active.sort((one, other) => one.display_order - other.display_order).map(({ id }) => id),
  );
});

test('a visitor never sees an inactive item, not even by requesting it', async () => {
  const hiddenSlide = { ...slide, title: 'Hidden', active: false };
  assert.equal((await request(owner, slides(), 'POST', hiddenSlide)).status, 201);
  const items = await allSlides();
  const hidden = items.filter(({ active }) => !active).length;
  assert.ok(hidden > 0);
  assert.equal((await request(visitors, slides('select=id'))).body.length, items.length - hidden);
  assert.deepEqual((await request(visitors, slides('select=id&active=eq.false'))).body, []);
});

/** @type {Record<string, [query: string, method: string, body?: object]>} */
const slideAttempts = {
  'add an item': ['', 'POST', slide],
  'change an active item': ['id=eq.1', 'PATCH', { title: 'Mine' }],
  'show an inactive item': ['active=eq.false', 'PATCH', { active: true }],
  'delete an item': ['id=eq.1', 'DELETE'],
};

for (const [what, [query, method, change]] of Object.entries(slideAttempts)) {
  test(`a visitor cannot ${what}`, async () => {
    const before = await allSlides();
    const { status, body } = await request(visitors, slides(query), method, change);
    // Row-level security refuses an insert. For an update or a delete, it hides every row.
    assert.ok(
      status >= 400 || body.length === 0,
      `must be refused, but got ${status} ${JSON.stringify(body)}`,
    );
    assert.deepEqual(await allSlides(), before);
  });
}

test('nothing is readable without a key', async () => {
  const address = `${settings.databaseUrl}/rest/v1/${slides('select=id')}`;
  assert.equal((await fetch(address)).status, 401);
});

test('a slide with a javascript: URL is refused, even with the secret key', async () => {
  const harmful = { ...slide, button_url: 'javascript:alert(1)' };
  const response = await request(owner, slides(), 'POST', harmful);
  assert.match(response.body.message, /check constraint/);
});

const allMessages = async () => (await request(owner, 'contact_messages?select=*&order=id')).body;

let keys = 0;
const newKey = () => `a-key-of-some-length-${(keys += 1)}`;

const message = (fields = {}) => ({
  idempotency_key: newKey(),
  client_hash: newKey(),
  state: 'received',
  locale: 'de',
  title: 'Ms',
  first_name: 'Änne',
  last_name: "O'Brien",
  email: 'aenne@example.org',
  phone: null,
  subject: 'General Inquiry',
  message: 'Hello 🎹\nשלום',
  ...fields,
});

const store = async (fields) =>
  (await request(owner, 'rpc/store_contact_message', 'POST', { incoming: message(fields) })).body;
const claim = async (id) =>
  (await request(owner, 'rpc/claim_contact_mail', 'POST', id ? { of_message: id } : {})).body;
const change = (id, fields) => request(owner, `contact_messages?id=eq.${id}`, 'PATCH', fields);

test('the function stores a message with all it needs to be mailed', async () => {
  const given = message();
  const { outcome, id } = (
    await request(owner, 'rpc/store_contact_message', 'POST', { incoming: given })
  ).body;
  assert.equal(outcome, 'stored');
  const [row] = (await request(owner, `contact_messages?id=eq.${id}`)).body;
  assert.deepEqual({ ...row, ...given }, row);
  assert.equal(row.mail_state, 'waiting');
});

/** @type {Record<string, [path: string, method?: string, body?: object]>} */
const attempts = {
  'read messages': ['contact_messages?select=*'],
  'read one column': ['contact_messages?select=id'],
  'count messages': ['contact_messages?select=count'],
  'add a message': ['contact_messages', 'POST', { ...message(), mail_state: 'waiting' }],
  'add or change a message': [
    'contact_messages?on_conflict=idempotency_key',
    'POST',
    { ...message(), mail_state: 'waiting' },
  ],
  'change a message': ['contact_messages?state=eq.received', 'PATCH', { message: 'Mine' }],
  'replace a message': ['contact_messages?state=eq.received', 'PUT', message()],
  'delete a message': ['contact_messages?state=eq.received', 'DELETE'],
  'store a message by the function': ['rpc/store_contact_message', 'POST', { incoming: message() }],
  'claim a mail': ['rpc/claim_contact_mail', 'POST', {}],
  'delete old messages': ['rpc/forget_contact_messages', 'POST', { at: '2036-01-01' }],
  'find messages': ['rpc/find_contact_messages', 'POST', {}],
  'export messages': ['rpc/export_contact_messages', 'POST', { of_email: message().email }],
  'erase messages': ['rpc/erase_contact_messages', 'POST', { of_email: message().email }],
};

// For a table that is closed to visitors the local Supabase returns no rows; a hosted one refuses
// (hosted-database.test.mjs).
const isNothing = (body) =>
  !body || body.length === 0 || body[0]?.count === 0 || body.total === 0 || body.deleted === 0;

for (const [what, [path, method, body]] of Object.entries(attempts)) {
  test(`the visitors' key cannot ${what}`, async () => {
    await store();
    const before = await allMessages();
    const response = await request(visitors, path, method, body);
    assert.ok(
      response.status >= 400 || isNothing(response.body),
      `must be refused, but got ${response.status} ${JSON.stringify(response.body)}`,
    );
    assert.deepEqual(await allMessages(), before);
  });
}

test('a message is stored once, however often and at whatever intervals it is sent', async () => {
  const twice = { idempotency_key: newKey() };
  const rows = await Promise.all(Array.from({ length: 5 }, () => store(twice)));
  assert.deepEqual(rows.map(({ outcome }) => outcome).sort(), [
    ...Array.from({ length: 4 }, () => 'known'),
    'stored',
  ]);
  assert.equal(new Set(rows.map(({ id }) => id)).size, 1);
});

test('a message is known by its earlier key for ten minutes', async () => {
  const earlier = newKey();
  const { id } = await store({ idempotency_key: earlier });
  assert.equal((await store({ earlier_key: earlier })).outcome, 'known');
  const before = new Date(Date.now() - 11 * 60_000).toISOString();
  await change(id, { created_at: before });
  assert.equal((await store({ earlier_key: earlier })).outcome, 'stored');
});

test('one client may send ten messages a minute, and does not delay others', async () => {
  await request(owner, 'contact_messages?id=not.is.null', 'DELETE');
  const client_hash = newKey();
  const outcomes = [];
  for (let round = 0; round < 12; round += 1) outcomes.push((await store({ client_hash })).outcome);
  assert.deepEqual(outcomes.slice(9), ['stored', 'limited', 'limited']);
  assert.equal((await store()).outcome, 'stored');
  const before = new Date(Date.now() - 61_000).toISOString();
  await request(owner, `contact_messages?client_hash=eq.${client_hash}`, 'PATCH', {
    created_at: before,
  });
  assert.equal((await store({ client_hash })).outcome, 'stored');
});

test('all clients together may send sixty messages a minute', async () => {
  await request(owner, 'contact_messages?id=not.is.null', 'DELETE');
  const outcomes = [];
  for (let round = 0; round < 61; round += 1) outcomes.push((await store()).outcome);
  assert.deepEqual(outcomes.slice(59), ['stored', 'limited']);
  await request(owner, 'contact_messages?id=not.is.null', 'DELETE');
});

test('two hundred suspect messages an hour are stored, and all legitimate ones between them', async () => {
  await request(owner, 'contact_messages?id=not.is.null', 'DELETE');
  /** @type {{ id: string, outcome: string }[]} */
  const caught = [];
  /** @type {string[]} */
  const honest = [];
  for (let round = 0; round < 20; round += 1) {
    const hostile = Array.from({ length: 11 }, () => store({ state: 'suspect' }));
    honest.push((await store({ client_hash: `an-honest-client-${round}` })).outcome);
    caught.push(...(await Promise.all(hostile)));
  }
  assert.deepEqual(new Set(honest), new Set(['stored']));
  const stored = caught.filter(({ outcome }) => outcome === 'stored');
  assert.deepEqual([caught.length, stored.length], [220, 200]);
  assert.equal((await request(owner, 'contact_messages?state=eq.received')).body.length, 20);
  const hourAgo = new Date(Date.now() - 3_601_000).toISOString();
  await change(stored[0].id, { created_at: hourAgo });
  assert.equal((await store({ state: 'suspect' })).outcome, 'stored');
  await request(owner, 'contact_messages?id=not.is.null', 'DELETE');
});

test('a message that is suspect at first, and not when it is sent again, is mailed', async () => {
  const idempotency_key = 'a-key-of-one-message';
  const { id } = await store({ idempotency_key, state: 'suspect' });
  assert.deepEqual(await store({ idempotency_key }), { outcome: 'known', id });
  const [row] = (await request(owner, `contact_messages?id=eq.${id}`)).body;
  assert.deepEqual([row.state, row.mail_state], ['received', 'waiting']);
  await store({ idempotency_key, state: 'suspect' });
  const [same] = (await request(owner, `contact_messages?id=eq.${id}`)).body;
  assert.equal(same.state, 'received');
});

test('the second try of a suspect message is counted like any other message', async () => {
  await request(owner, 'contact_messages?id=not.is.null', 'DELETE');
  const [client_hash, idempotency_key] = ['a-client-with-many', 'a-key-of-a-caught-message'];
  const { id } = await store({ client_hash, idempotency_key, state: 'suspect' });
  for (let round = 0; round < 10; round += 1) await store({ client_hash });
  assert.equal((await store({ client_hash, idempotency_key })).outcome, 'limited');
  const [row] = (await request(owner, `contact_messages?id=eq.${id}`)).body;
  assert.equal(row.state, 'suspect');
});

test('suspect messages do not count against the others of the same sender', async () => {
  await request(owner, 'contact_messages?id=not.is.null', 'DELETE');
  const client_hash = 'an-office-with-a-bot';
  for (let round = 0; round < 10; round += 1) await store({ client_hash, state: 'suspect' });
  assert.equal((await store({ client_hash, state: 'suspect' })).outcome, 'limited');
  assert.equal((await store({ client_hash })).outcome, 'stored');
  await request(owner, 'contact_messages?id=not.is.null', 'DELETE');
});

test('the hash of a sender is deleted after a day, when the next message is stored', async () => {
  const { id } = await store();
  await change(id, { created_at: new Date(Date.now() - 25 * 3_600_000).toISOString() });
  await store();
  const [row] = (await request(owner, `contact_messages?id=eq.${id}`)).body;
  assert.equal(row.client_hash, null);
  assert.equal(row.idempotency_key, id, 'the key is a hash of the address, and must go too');
});

test('messages are deleted after the time that the legal notices say, and not earlier', async () => {
  await request(owner, 'contact_messages?id=not.is.null', 'DELETE');
  const { id } = await store();
  const [{ created_at }] = (await request(owner, `contact_messages?id=eq.${id}`)).body;
  const later = (change) => {
    const moved = new Date(created_at);
    change(moved);
    return moved;
  };
  const forgetAt = async (at) =>
    (await request(owner, 'rpc/forget_contact_messages', 'POST', { at: at.toISOString() })).body;
  const { messages, sender } = retention;
  const almostADay = later((at) => at.setTime(at.getTime() + sender.days * 86_400_000 - 60_000));
  const aDay = later((at) => at.setTime(at.getTime() + sender.days * 86_400_000 + 1));
  const almost = later(
    (at) =>
      at.setUTCFullYear(at.getUTCFullYear() + messages.years) &&
      at.setUTCMinutes(at.getUTCMinutes() - 1),
  );
  const tooOld = later(
    (at) =>
      at.setUTCFullYear(at.getUTCFullYear() + messages.years) &&
      at.setUTCMinutes(at.getUTCMinutes() + 1),
  );
  assert.deepEqual(await forgetAt(almostADay), { deleted: 0, anonymized: 0 });
  assert.deepEqual(await forgetAt(aDay), { deleted: 0, anonymized: 1 });
  assert.deepEqual(await forgetAt(almost), { deleted: 0, anonymized: 0 });
  assert.deepEqual(await forgetAt(tooOld), { deleted: 1, anonymized: 0 });
  assert.deepEqual(await allMessages(), []);
});

test('only one of several requests can claim a mail, and it can be claimed again after growing pauses', async () => {
  const { id } = await store();
  const claims = await Promise.all(Array.from({ length: 4 }, () => claim(id)));
  assert.equal(claims.flat().length, 1);
  const pauses = [];
  for (let round = 0; round < 12; round += 1) {
    await change(id, { mail_due_at: new Date(Date.now() - 1000).toISOString() });
    const [row] = await claim(id);
    pauses.push(Math.round((Date.parse(row.mail_due_at) - Date.now()) / 60_000));
  }
  assert.deepEqual(pauses, [2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360, 360]);
});

test('the doctor gets the time of the last scheduled run, and how many mails are late or were given up', async () => {
  const state = async () => (await request(owner, 'rpc/contact_mail_state', 'POST', {})).body;
  const before = await state();
  const [late, failed] = [(await store()).id, (await store()).id];
  await change(late, { mail_due_at: '2026-01-01T00:00:00Z' });
  await change(failed, { mail_state: 'failed' });
  await request(owner, 'rpc/note_contact_schedule', 'POST', {});
  await request(owner, 'rpc/note_contact_schedule', 'POST', {});
  const after = await state();
  assert.equal(before.ran_ago, null);
  assert.ok(after.ran_ago >= 0 && after.ran_ago < 30, JSON.stringify(after));
  assert.deepEqual([after.late, after.failed], [before.late + 1, before.failed + 1]);
});

for (const name of ['note_contact_schedule', 'contact_mail_state'])
  test(`the visitors' key cannot call ${name}, or read its table`, async () => {
    const before = (await request(owner, 'contact_schedule?select=*')).body;
    const { body } = await request(visitors, `rpc/${name}`, 'POST', {});
    // For a table that is closed to visitors the local Supabase counts no rows.
    assert.ok(
      body?.code || [body?.late, body?.failed].every((each) => !each),
      JSON.stringify(body),
    );
    assert.deepEqual((await request(owner, 'contact_schedule?select=*')).body, before);
    const read = await request(visitors, 'contact_schedule?select=*');
    assert.ok(read.status >= 400 || read.body.length === 0, JSON.stringify(read));
  });

test('the mail of a suspect message, and a mail that was sent, cannot be claimed', async () => {
  await request(owner, 'contact_messages?id=not.is.null', 'DELETE');
  const suspect = await store({ state: 'suspect' });
  const { id } = await store();
  await change(id, { mail_state: 'sent', mailed_at: new Date().toISOString() });
  assert.deepEqual([await claim(), await claim(suspect.id), await claim(id)], [[], [], []]);
});

test('a message keeps the time at which it was first read', async () => {
  const { id } = await store();
  const readAtAfter = async (marks) => {
    const mark = { of_message: id, ...marks };
    assert.equal((await request(owner, 'rpc/mark_contact_message', 'POST', mark)).body, true);
    return (await request(owner, `contact_messages?id=eq.${id}`)).body[0].read_at;
  };
  const first = await readAtAfter({ is_read: true });

  assert.ok(first);
  assert.equal(await readAtAfter({ is_read: true, is_done: true }), first);
});

for (const name of ['mark_contact_message', 'mail_contact_message'])
  test(`${name} says that there is no message with an unknown id`, async () => {
    const unknown = { of_message: '00000000-0000-4000-8000-000000000000' };
    assert.equal((await request(owner, `rpc/${name}`, 'POST', unknown)).body, false);
  });

test('the messages of a person are exported and erased, whatever capitals and spaces the address has', async () => {
  await store({ email: 'Ask@me.example' });
  const person = { of_email: ' ask@ME.example ' };
  const exported = async () =>
    (await request(owner, 'rpc/export_contact_messages', 'POST', person)).body.length;

  assert.equal(await exported(), 1);
  assert.equal((await request(owner, 'rpc/erase_contact_messages', 'POST', person)).body, 1);
  assert.equal(await exported(), 0);
});

const wrong = {
  'an unknown title': { title: 'Dr' },
  'a first name of spaces': { first_name: '   ' },
  'a first name over 100 characters': { first_name: 'x'.repeat(101) },
  'a last name over 100 characters': { last_name: 'x'.repeat(101) },
  'an address with a line break': { email: 'a@b.example\nBcc: c@d.example' },
  'an address over 255 characters': { email: `${'x'.repeat(250)}@b.example` },
  'a phone over 50 characters': { phone: '1'.repeat(51) },
  'a subject of spaces': { subject: '   ' },
  'a subject over 100 characters': { subject: 'x'.repeat(101) },
  'a message over 2000 characters': { message: 'x'.repeat(2001) },
  'no message': { message: null },
  'an unknown language': { locale: 'fr' },
  'a short key': { idempotency_key: 'short' },
};

for (const [what, fields] of Object.entries(wrong)) {
  test(`the table refuses ${what}`, async () => {
    const { body } = await request(owner, 'rpc/store_contact_message', 'POST', {
      incoming: message(fields),
    });
    assert.match(body.message, /constraint/);
  });
}
