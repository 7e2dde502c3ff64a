import { randomUUID } from 'node:crypto';

import fc from 'fast-check';

import de from '../messages/de.json' with { type: 'json' };
import {
  callFunction,
  contactMessage,
  mailsWith,
  makeDue,
  sendContact,
  storedMessages,
} from './support/contact-delivery';
import { control, logOf } from './support/control';
import { stack } from './support/environment';
import { expect, test, type APIRequestContext } from './support/test';

const form = 'application/x-www-form-urlencoded';
const newMark = () => randomUUID();

async function newToken(request: APIRequestContext): Promise<string> {
  const response = await request.get('/api/contact/token');
  expect(response.headers()['cache-control']).toContain('no-store');
  return (await response.json()).token;
}

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 3_100));

test('a message is in the table, and in a mail that can be answered', async () => {
  const mark = newMark();
  const answer = await sendContact(contactMessage(mark), { from: '127.0.1.1' });
  expect([answer.status, answer.text]).toEqual([200, '{}']);
  expect(answer.headers['cache-control']).toBe('no-store');

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

test('a form leads to the thanks in its language', async ({ page }) => {
  const mark = newMark();
  const answer = await sendContact(contactMessage(mark), { type: form, from: '127.0.1.2' });
  expect([answer.status, answer.headers.location]).toEqual([303, '/de/kontakt/danke']);
  expect(await mailsWith(mark)).toHaveLength(1);

  await page.goto('/de/kontakt/danke');
  await expect(page.getByRole('heading', { level: 1, name: de.contact.sent.title })).toBeVisible();
});

test('a form with faults comes back as it was, with what is wrong', async ({ page }) => {
  const fields = { ...contactMessage(newMark()), lastName: ' ', email: 'nobody' };
  const answer = await sendContact(fields, { type: form, from: '127.0.1.2' });
  expect(answer.status).toBe(422);
  expect(answer.text).not.toContain('<script');

  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 422, contentType: 'text/html; charset=utf-8', body: answer.text }),
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

test('a double click, and the same form without a script, are stored and mailed once', async ({
  request,
}) => {
  const token = await newToken(request);
  await aWhile();
  const scripted = newMark();
  const message = { ...contactMessage(scripted), token };
  const plain = newMark();
  const answers = await Promise.all([
    ...[1, 2, 3].map(() => sendContact(message, { from: '127.0.1.3' })),
    ...[1, 2, 3].map(() => sendContact(contactMessage(plain), { type: form, from: '127.0.1.4' })),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 303, 303, 303]);
  for (const mark of [scripted, plain]) {
    expect(await storedMessages(mark)).toHaveLength(1);
    expect(await mailsWith(mark)).toHaveLength(1);
  }
});

test('what fills the trap, or is faster than a person, is kept and not mailed', async ({
  request,
}) => {
  const [trapped, hasty, calm] = [newMark(), newMark(), newMark()];
  const from = '127.0.1.5';
  const bait = { ...contactMessage(trapped), website: 'https://spam.example' };
  const token = await newToken(request);
  const answers = [
    await sendContact(bait, { from, type: form }),
    await sendContact({ ...contactMessage(hasty), token }, { from }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([303, 200]);
  await aWhile();
  await sendContact({ ...contactMessage(calm), token }, { from });

  for (const mark of [trapped, hasty]) {
    expect(await storedMessages(mark)).toMatchObject([{ state: 'suspect', mail_state: null }]);
    expect(await mailsWith(mark)).toEqual([]);
  }
  expect(await mailsWith(calm)).toHaveLength(1);
});

test("the visitors' key opens neither the function nor the table", async () => {
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

test('two hundred random bodies never give a 5xx', async () => {
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

test('what is no message is refused clearly', async ({ request }) => {
  const long = { ...contactMessage(''), message: 'x'.repeat(17 * 1024) };
  const refusals: [number, Promise<{ status: number }>][] = [
    [400, sendContact('{')],
    [413, sendContact(long)],
    [413, sendContact(long, { type: form })],
    [415, sendContact('x', { type: 'text/plain' })],
    [422, sendContact({})],
  ];
  for (const [status, answer] of refusals) expect((await answer).status).toBe(status);

  const headers = { origin: 'https://evil.example' };
  const foreign = await request.post('/api/contact', { data: contactMessage(''), headers });
  expect(foreign.status()).toBe(403);
  expect((await request.get('/api/contact')).status()).toBe(405);
});

test.describe('when something is away', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });

  test('mail: the message is kept, the visitor is thanked, and it is mailed later, once', async () => {
    const mark = newMark();
    await control('mail', 'stop');
    const since = Date.now();
    const answer = await sendContact(contactMessage(mark), { from: '127.0.1.7' }).finally(() =>
      control('mail', 'start'),
    );
    expect([answer.status, answer.text]).toEqual([200, '{}']);
    expect(Date.now() - since).toBeLessThan(6_000);
    expect(await storedMessages(mark)).toMatchObject([{ mail_state: 'waiting', mail_attempts: 1 }]);

    await makeDue(mark);
    const secret = { 'x-contact-secret': stack.contactSecret };
    const resent = await Promise.all([1, 2].map(() => callFunction({ resend: true }, secret)));
    expect(resent.map(({ status }) => status)).toEqual([200, 200]);
    expect(await storedMessages(mark)).toMatchObject([{ mail_state: 'sent', mail_error: null }]);
    expect(await mailsWith(mark)).toHaveLength(1);
  });

  for (const part of ['supabase', 'function'] as const) {
    test(`${part}: the page holds what was typed, and it can be sent again`, async ({
      request,
    }) => {
      const mark = newMark();
      const message = { ...contactMessage(mark), token: await newToken(request) };
      await aWhile();
      const from = '127.0.1.8';
      await control(part, 'stop');
      const [scripted, plain] = await Promise.all([
        sendContact(message, { from }),
        sendContact(message, { from, type: form }),
      ]).finally(() => control(part, 'start'));

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

// The last of this file: it uses up what this client may send.
test('fifty quick messages meet the limit, and no other client does', async () => {
  const mark = newMark();
  const from = '127.0.1.9';
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, round) =>
      sendContact(contactMessage(`${mark} ${round}`), { from, type: round % 2 ? form : undefined }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 429);

  expect(refused.length).toBeGreaterThanOrEqual(38);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
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

test('no log of the site or the function names a visitor or their words', async () => {
  for (const part of ['site', 'function'] as const) {
    expect(await logOf(part)).not.toMatch(/aenne|Änne|שלום|127\.0\.1\./);
  }
});
