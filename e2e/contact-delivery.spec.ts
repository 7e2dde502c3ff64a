import { randomUUID } from 'node:crypto';

import fc from 'fast-check';

import { newContactToken } from '../lib/contact/token';
import de from '../messages/de.json' with { type: 'json' };
import {
  callFunction,
  contactMessage,
  mailsWith,
  makeMailDue,
  sendContact,
  storedMessages,
} from './support/contact-delivery';
import { logOf, whileStopped } from './support/stack-parts';
import { stack } from './support/environment';
import { measuresTime } from './support/edit-times';
import { expect, test, type APIRequestContext } from './support/test';

const form = 'application/x-www-form-urlencoded';
const newMark = () => randomUUID();

async function newToken(request: APIRequestContext): Promise<string> {
  const response = await request.get('/api/contact/token');
  expect(response.headers()['cache-control']).toContain('no-store');
  return (await response.json()).token;
}

/**
 * A token like one that the site issued ten seconds ago. A message counts as spam within a second of its token.
 */
const olderToken = () => newContactToken(stack.contactSecret, new Date(Date.now() - 10_000));

test('a message is stored, and emailed with the visitor as the reply address', async () => {
  const mark = newMark();
  const response = await sendContact(contactMessage(mark), { from: '127.0.1.1' });
  expect([response.status, response.text]).toEqual([200, '{}']);
  expect(response.headers['cache-control']).toBe('no-store');

  const [row, ...more] = await storedMessages(mark);
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    state: 'received',
    first_name: 'Änne',
    message: `Grüße 🎹 <b>\nשלום ${mark}`,
    locale: 'de',
    mail_state: 'sent',
    mail_attempts: 1,
  });
  expect(row!.client_hash).not.toContain('127');

  const [mail] = await mailsWith(mark);
  expect(mail!.subject).toBe("Booking Group Session: Änne O'Brien");
  expect(mail!.headers['reply-to']).toContain('<aenne@example.org>');
  expect(mail!.text).toContain(`Grüße 🎹 <b>\nשלום ${mark}`);
  expect(mail!.html).toContain('Grüße 🎹 &#60;b&#62;');
});

for (const type of ['application/json', form]) {
  test(`a reply to an address with an international domain has the domain of a mail server (${type})`, async () => {
    const mark = newMark();
    const fields = { ...contactMessage(mark), email: 'klang&ruhe@straße.example' };
    await sendContact(fields, { type, from: '127.0.1.5' });

    const [mail] = await mailsWith(mark);
    expect(mail!.headers['reply-to']).toContain('<klang&ruhe@xn--strae-oqa.example>');
  });
}

test('a form with errors comes back filled in, and says what is wrong', async ({ page }) => {
  const fields = { ...contactMessage(newMark()), lastName: ' ', email: 'nobody' };
  const response = await sendContact(fields, { type: form, from: '127.0.1.2' });
  expect(response.status).toBe(422);
  expect(response.text).not.toContain('<script');

  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 422, contentType: 'text/html; charset=utf-8', body: response.text }),
  );
  await page.goto('/api/contact');
  await expect(page).toHaveTitle(new RegExp(`^${de.contact.failed.title}: `));
  const { errors, fields: names } = de.contact;
  await expect(page.getByRole('alert')).toContainText(errors.lastNameRequired);
  await expect(page.getByRole('textbox', { name: names.email })).toHaveValue('nobody');
  await expect(page.getByRole('textbox', { name: names.email })).toHaveAccessibleDescription(
    errors.emailInvalid,
  );
  await expect(page.getByRole('textbox', { name: names.message })).toHaveValue(fields.message);
  await expect(page.getByRole('radio', { name: de.contact.titles.Ms })).toBeChecked();
  await expect(page.getByRole('combobox', { name: names.subject })).toHaveValue(fields.subject);
});

test('the same message sent three times is stored and emailed once, with and without JavaScript', async () => {
  const token = olderToken();
  const scripted = newMark();
  const message = { ...contactMessage(scripted), token };
  const plain = newMark();
  const responses = await Promise.all([
    ...[1, 2, 3].map(() => sendContact(message, { from: '127.0.1.3' })),
    ...[1, 2, 3].map(() => sendContact(contactMessage(plain), { type: form, from: '127.0.1.4' })),
  ]);

  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 303, 303, 303]);
  for (const mark of [scripted, plain]) {
    expect(await storedMessages(mark)).toHaveLength(1);
    expect(await mailsWith(mark)).toHaveLength(1);
  }
});

test('a message that fills the honeypot, or comes too fast for a person, is stored but not emailed', async ({
  request,
}) => {
  const [trapped, tooFast, slowEnough] = [newMark(), newMark(), newMark()];
  const from = '127.0.1.5';
  const bait = { ...contactMessage(trapped), website: 'https://spam.example' };
  const caught = await sendContact(bait, { from, type: form });
  const token = await newToken(request);
  const responses = [caught, await sendContact({ ...contactMessage(tooFast), token }, { from })];
  expect(responses.map(({ status }) => status)).toEqual([303, 200]);
  await sendContact({ ...contactMessage(slowEnough), token: olderToken() }, { from });

  for (const mark of [trapped, tooFast]) {
    expect(await storedMessages(mark)).toMatchObject([{ state: 'suspect', mail_state: null }]);
    expect(await mailsWith(mark)).toEqual([]);
  }
  expect(await mailsWith(slowEnough)).toHaveLength(1);
});

test('the public key gives access neither to the function nor to the table', async () => {
  const mark = newMark();
  const headers = { apikey: stack.supabaseKey, authorization: `Bearer ${stack.supabaseKey}` };
  const submission = { ...contactMessage(mark), state: 'received', idempotencyKey: mark };
  for (const body of [{ ...submission, client: null }, { resend: true }]) {
    expect((await callFunction(body, headers)).status).toBe(401);
  }
  await sendContact(contactMessage(mark), { from: '127.0.1.6' });
  const table = `${stack.supabaseUrl}/rest/v1/contact_messages`;
  const read = await fetch(`${table}?select=*`, { headers });
  expect(read.ok ? await read.json() : []).toEqual([]);
  await fetch(`${table}?message=like.*${mark}*`, { method: 'DELETE', headers });
  expect(await storedMessages(mark)).toHaveLength(1);
});

test('none of two hundred random bodies gets a 5xx', { tag: '@nightly' }, async () => {
  let client = 0;
  const type = fc.constantFrom('application/json', form, 'multipart/form-data; boundary=x');
  const field = fc.constantFrom(...Object.keys(contactMessage('')), 'token');
  const fields = fc.dictionary(field, fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()));
  const body = fc.oneof(
    fields.map((each) => JSON.stringify(each)),
    fc.string({ unit: 'binary', maxLength: 3000 }),
    fc.webQueryParameters(),
  );
  await fc.assert(
    fc.asyncProperty(body, type, async (text, contentType) => {
      const from = `127.0.2.${(client += 1) % 250}`;
      const { status } = await sendContact(text, { type: contentType, from });
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 200 },
  );
});

test('an invalid message is refused with a status that says why', async ({ request }) => {
  const long = { ...contactMessage(''), message: 'x'.repeat(17 * 1024) };
  const refusals: [number, Promise<{ status: number }>][] = [
    [400, sendContact('{')],
    [413, sendContact(long)],
    [413, sendContact(long, { type: form })],
    [413, sendContact({ ...long, message: 'x'.repeat(300 * 1024) }, { type: form })],
    [415, sendContact('x', { type: 'text/plain' })],
    [422, sendContact({})],
  ];
  for (const [status, response] of refusals) expect((await response).status).toBe(status);

  const headers = { origin: 'https://evil.example' };
  const foreign = await request.post('/api/contact', { data: contactMessage(''), headers });
  expect(foreign.status()).toBe(403);
  expect((await request.get('/api/contact')).status()).toBe(405);
});

test.describe('while a part of the backend is unreachable', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });

  test('mail: the visitor is thanked, the message is stored, and it is emailed once, later', async () => {
    const mark = newMark();
    const since = Date.now();
    const response = await whileStopped('mail', () =>
      sendContact(contactMessage(mark), { from: '127.0.1.7' }),
    );
    expect([response.status, response.text]).toEqual([200, '{}']);
    // No ratio: the function waits for the mail server for four seconds at most, on every machine.
    if (measuresTime) expect(Date.now() - since).toBeLessThan(6_000);
    expect(await storedMessages(mark)).toMatchObject([{ mail_state: 'waiting', mail_attempts: 1 }]);

    await makeMailDue(mark);
    const secret = { 'x-contact-secret': stack.contactSecret };
    const resent = await Promise.all([1, 2].map(() => callFunction({ resend: true }, secret)));
    expect(resent.map(({ status }) => status)).toEqual([200, 200]);
    expect(await storedMessages(mark)).toMatchObject([{ mail_state: 'sent', mail_error: null }]);
    expect(await mailsWith(mark)).toHaveLength(1);
  });

  for (const part of ['supabase', 'function'] as const) {
    test(`${part}: the page shows what was typed, and it can be sent again`, async () => {
      const mark = newMark();
      const message = { ...contactMessage(mark), token: olderToken() };
      const from = '127.0.1.8';
      const [scripted, plain] = await whileStopped(part, () =>
        Promise.all([sendContact(message, { from }), sendContact(message, { from, type: form })]),
      );

      expect([scripted.status, JSON.parse(scripted.text)]).toEqual([
        503,
        { error: expect.any(String) },
      ]);
      expect(plain.status).toBe(503);
      expect(plain.text).toContain(de.contact.failed.text);
      expect(plain.text).toContain(`שלום ${mark}</textarea>`);
      expect(plain.headers['cache-control']).toBe('no-store');

      expect((await sendContact(message, { from })).status).toBe(200);
      expect(await storedMessages(mark)).toHaveLength(1);
      expect(await mailsWith(mark)).toHaveLength(1);
    });
  }
});

// This uses up the rate limit of 127.0.1.9, which no other test may send from.
test('fifty messages at once reach the rate limit, which does not affect other clients', async () => {
  const mark = newMark();
  const from = '127.0.1.9';
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, round) =>
      sendContact(contactMessage(`${mark} ${round}`), { from, type: round % 2 ? form : undefined }),
    ),
  );
  const refused = responses.filter(({ status }) => status === 429);

  expect(refused.length).toBeGreaterThanOrEqual(38);
  expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  const page = refused.find(({ headers }) =>
    String(headers['content-type']).startsWith('text/html'),
  );
  expect(page!.text).toContain(de.contact.limited);
  expect(page!.text).toContain(`שלום ${mark}`);
  const another = newMark();
  expect((await sendContact(contactMessage(another), { from: '127.0.1.10' })).status).toBe(200);
  expect(await mailsWith(another)).toHaveLength(1);
});

test('the logs of the site and the function contain no name, message or address of a visitor', async () => {
  for (const part of ['site', 'function'] as const) {
    expect(await logOf(part)).not.toMatch(/aenne|Änne|שלום|127\.0\.1\./);
  }
});
