import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { stopTree } from '../processes/child-processes.mjs';
import { until } from '../processes/wait.mjs';
import { startOwnSupabase } from '../testing/own-supabase.mjs';
import {
  contactFunction,
  functionLog,
  functionReady,
  prepareFunctions,
  startFunction,
} from './functions.mjs';
import { startGateway } from './supabase-gateway.mjs';
import { startMail } from './mail.mjs';

const { settings, child: database, stop } = await startOwnSupabase('test-function');
const { contact: secret, supabaseAnonKey, supabaseSecretKey } = settings.secrets;
const running = {};

before(async () => {
  prepareFunctions(settings);
  running.gateway = await startGateway(settings);
  running.mail = await startMail(settings);
  running.function = startFunction(settings);
  await functionReady(settings, running.function);
});

after(async () => {
  const { function: contact, gateway, mail } = running;
  // If `before` has failed, some parts did not start. The others must be stopped, or they keep the process running.
  if (contact) await stopTree(contact);
  await Promise.all([gateway, mail].filter(Boolean).map((each) => each.stop()));
  await stop();
});

let keys = 0;

/** @param {Record<string, unknown>} fields */
const submission = (fields = {}) => ({
  title: 'Mr',
  firstName: 'Åke',
  lastName: 'Öhman',
  email: 'ake@example.org',
  subject: 'Booking Session',
  message: 'Hello\n🎹',
  locale: 'en',
  state: 'received',
  idempotencyKey: `a-key-of-some-length-${(keys += 1)}`,
  client: null,
  ...fields,
});

/**
 * @param {unknown} body
 * @param {Record<string, string>} [headers]
 */
async function send(body, headers = { 'x-contact-secret': secret }) {
  const response = await fetch(`${settings.supabaseUrl}/functions/v1/${contactFunction}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return [response.status, await response.json()];
}

/** @param {{ idempotencyKey: string }} message */
const filter = ({ idempotencyKey }) => `contact_messages?idempotency_key=eq.${idempotencyKey}`;

/** @param {string} path */
async function table(path, options = {}) {
  const headers = { apikey: supabaseSecretKey, 'content-type': 'application/json' };
  const response = await fetch(`${settings.supabaseUrl}/rest/v1/${path}`, { headers, ...options });
  return response.status === 204 ? [] : response.json();
}

const rowOf = async (message) => (await table(filter(message)))[0];
const mails = async () => (await fetch(`${settings.mailUrl}/mails`)).json();
const makeDue = (message, columns = {}) =>
  table(filter(message), {
    method: 'PATCH',
    body: JSON.stringify({ mail_due_at: 'now', ...columns }),
  });
/** How many mails are late and how many were given up, as readiness and the doctor get it. */
const unsent = async () => {
  const [, { state }] = await send({ test: true, mail: false });
  return [state.late, state.failed];
};

test('a message is stored and mailed, and a reply to the mail goes to the visitor', async () => {
  const message = submission();
  assert.deepEqual(await send(message), [200, {}]);
  const row = await rowOf(message);
  assert.deepEqual(
    [row.first_name, row.message, row.state, row.mail_state],
    ['Åke', 'Hello\n🎹', 'received', 'sent'],
  );
  const mail = (await mails()).at(-1);
  assert.equal(mail.subject, 'Booking Session: Åke Öhman');
  assert.match(mail.headers['reply-to'], /<ake@example\.org>$/);
  assert.match(mail.text, /Hello\n🎹/);
  assert.match(mail.html, /Hello\n🎹/);
});

/** @type {Record<string, Record<string, string>>} */
const withoutSecret = {
  'a visitor': {},
  "the visitors' key": { apikey: supabaseAnonKey, authorization: `Bearer ${supabaseAnonKey}` },
  'a wrong secret': { 'x-contact-secret': `${secret}x` },
};

for (const [who, headers] of Object.entries(withoutSecret)) {
  test(`${who} cannot call it`, async () => {
    const message = submission();
    assert.equal((await send(message, headers))[0], 401);
    assert.equal((await send({ resend: true }, headers))[0], 401);
    assert.equal(await rowOf(message), undefined);
  });
}

test('one message sent four times at once is stored once and mailed once', async () => {
  const message = submission({ message: 'Only once' });
  const responses = await Promise.all([1, 2, 3, 4].map(() => send(message)));
  assert.deepEqual(responses, Array(4).fill([200, {}]));
  assert.equal((await table(filter(message))).length, 1);
  assert.equal((await mails()).filter(({ text }) => text.includes('Only once')).length, 1);
});

test('without a mail server a message is stored, and mailed once when several requests resend it', async () => {
  await running.mail.stop();
  const message = submission({ message: 'Later' });
  assert.deepEqual(await send(message), [200, {}]);
  const row = await rowOf(message);
  assert.deepEqual([row.mail_state, row.mail_attempts, row.mailed_at], ['waiting', 1, null]);
  assert.doesNotMatch(row.mail_error, /@/);

  running.mail = await startMail(settings);
  await makeDue(message);
  assert.deepEqual(await Promise.all([1, 2, 3].map(() => send({ resend: true }))), [
    [200, {}],
    [200, {}],
    [200, {}],
  ]);
  assert.equal((await rowOf(message)).mail_state, 'sent');
  assert.equal((await mails()).filter(({ text }) => text.includes('Later')).length, 1);
});

test('after twelve failed attempts a mail is given up', async () => {
  await running.mail.stop();
  const message = submission();
  await send(message);
  await makeDue(message, { mail_attempts: 11 });
  await send({ resend: true });
  assert.equal((await rowOf(message)).mail_state, 'failed');
  running.mail = await startMail(settings);
});

test('a mail counts as late after three tries, and as failed until its message is sent or done', async () => {
  await running.mail.stop();
  const [late, failed] = await unsent();
  const message = submission();
  await send(message);
  for (const tries of [2, 3]) {
    assert.deepEqual(await unsent(), [late, failed], `before try ${tries}`);
    await makeDue(message);
    await send({ resend: true });
  }
  assert.deepEqual(await unsent(), [late + 1, failed]);

  await makeDue(message, { mail_attempts: 11 });
  await send({ resend: true });
  assert.deepEqual(await unsent(), [late, failed + 1]);
  const { id } = await rowOf(message);
  const mark = { method: 'POST', body: JSON.stringify({ of_message: id, is_done: true }) };
  await table('rpc/mark_contact_message', mark);
  assert.deepEqual(await unsent(), [late, failed]);
  running.mail = await startMail(settings);
});

test('a mail server that does not respond delays no visitor', async () => {
  await running.mail.stop();
  const silent = createServer();
  await once(silent.listen(settings.ports.smtp, '127.0.0.1'), 'listening');
  const message = submission();
  // That the response does not wait for the mail is tested with a clock in handle-request.test.ts.
  assert.deepEqual(await send(message), [200, {}]);
  await until(async () => Boolean((await rowOf(message)).mail_error), {
    what: 'the row of the message has the error of its mail',
    seconds: 60,
    every: 200,
  });
  assert.deepEqual(
    [(await rowOf(message)).mail_state, (await rowOf(message)).mail_error],
    ['waiting', 'ETIMEDOUT'],
  );
  await new Promise((resolve) => silent.close(resolve));
  running.mail = await startMail(settings);
});

test('a suspect message is stored and not mailed', async () => {
  const before = (await mails()).length;
  const message = submission({ state: 'suspect' });
  assert.deepEqual(await send(message), [200, {}]);
  const row = await rowOf(message);
  assert.deepEqual([row.state, row.mail_state], ['suspect', null]);
  await send({ resend: true });
  assert.equal((await mails()).length, before);
});

test('without the database it responds with 503, and its log contains nothing about the visitor', async () => {
  await stopTree(database);
  const [status, { error }] = await send(submission());
  assert.deepEqual([status, typeof error], [503, 'string']);
  const log = readFileSync(functionLog(settings), 'utf8');
  assert.match(log, /The database answered 503/);
  assert.doesNotMatch(log, /@|Åke|Hello/);
});
