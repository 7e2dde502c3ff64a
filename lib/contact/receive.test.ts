import fc from 'fast-check';

import type { ContactSubmission, ForwardResult } from './forward-message';
import { newContactToken } from './token';
import { RateLimit } from '../http/rate-limit';
import { newContactLimits } from './rate-limits';
import { receiveContact, type ContactLimits } from './receive';

const secret = 'a-secret-that-only-the-unit-tests-know';
const start = new Date('2026-11-20T10:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

const message = {
  title: 'Ms',
  firstName: 'Änne',
  lastName: "O'Brien",
  email: 'aenne@example.org',
  phone: '',
  subject: 'General Inquiry',
  message: 'Hello',
  locale: 'de',
};

const request = (body: BodyInit, headers: Record<string, string>) =>
  new Request('https://site.example/api/contact', { method: 'POST', body, headers });
const json = (body: unknown, headers: Record<string, string> = {}) =>
  request(typeof body === 'string' ? body : JSON.stringify(body), {
    'content-type': 'application/json',
    ...headers,
  });
const form = (fields: Record<string, string>) =>
  request(new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });

const wide = { burst: 1000, perSecond: 1 };

/** A site whose Supabase function gives this result, and the messages that the function received. */
function site(
  forwarded: ForwardResult = { outcome: 'sent' },
  limits: ContactLimits = {
    received: new RateLimit(wide, wide),
    suspect: new RateLimit(wide, wide),
  },
) {
  const delivered: ContactSubmission[] = [];
  const receive = (request: Request, { now = start, client = '192.0.2.1' as string | null } = {}) =>
    receiveContact(request, {
      ...{ siteUrl: 'https://site.example', secret, client, now, limits },
      deliver: async (submission) => (delivered.push(submission), forwarded),
    });
  return { delivered, receive };
}

describe('a message', () => {
  it.each([
    ['JSON', json(message), false],
    [
      'JSON with a charset',
      json(message, { 'content-type': 'application/json; charset=UTF-8' }),
      false,
    ],
    ['a form', form(message), true],
  ])('is delivered when it comes as %s', async (_, request, isForm) => {
    const { delivered, receive } = site();

    expect(await receive(request)).toMatchObject({ outcome: 'sent', isForm });
    expect(delivered).toEqual([
      {
        ...message,
        state: 'received',
        idempotencyKey: expect.stringMatching(/^[\w-]{43}$/),
        earlierKey: expect.stringMatching(/^[\w-]{43}$/),
        client: expect.stringMatching(/^[\w-]{43}$/),
      },
    ]);
    expect(JSON.stringify(delivered)).not.toContain('192.0.2.1');
  });

  it('has `\\n` as line break, however the browser sends line breaks', async () => {
    const { delivered, receive } = site();
    const words = `${'x'.repeat(1998)}\r\ny`;
    await receive(form({ ...message, message: words }));

    expect(delivered[0]!.message).toBe(`${'x'.repeat(1998)}\ny`);
  });

  it.each([{ outcome: 'unreachable' }, { outcome: 'limited', seconds: 9 }] as const)(
    'that is not delivered (%j) is returned as it was typed',
    async (forwarded) => {
      const result = await site(forwarded).receive(form({ ...message, firstName: '  Änne ' }));

      expect(result).toMatchObject({
        ...forwarded,
        submitted: { locale: 'de', fields: { ...message, firstName: '  Änne ' } },
      });
    },
  );
});

const emoji = '🎹';
const hebrew = 'שלום ';

describe('a field at its limits', () => {
  it.each([
    ['title', 'Mr', null],
    ['title', '', 'titleRequired'],
    ['title', 'Dr', 'titleRequired'],
    ['title', ' Mr', 'titleRequired'],
    ['firstName', '', 'firstNameRequired'],
    ['firstName', ' \t\n\u00a0', 'firstNameRequired'],
    ['firstName', 'x', null],
    ['firstName', 'x'.repeat(100), null],
    ['firstName', ` ${'x'.repeat(100)} `, null],
    ['firstName', 'x'.repeat(101), 'firstNameTooLong'],
    ['firstName', emoji.repeat(100), null],
    ['firstName', emoji.repeat(101), 'firstNameTooLong'],
    ['firstName', hebrew.repeat(20), null],
    ['firstName', 'A\r\nBcc: x@evil.example', null],
    ['lastName', '', 'lastNameRequired'],
    ['lastName', '   ', 'lastNameRequired'],
    ['lastName', 'x'.repeat(100), null],
    ['lastName', 'x'.repeat(101), 'lastNameTooLong'],
    ['email', '', 'emailInvalid'],
    ['email', '   ', 'emailInvalid'],
    ['email', 'a@b', 'emailInvalid'],
    ['email', ' a@b.example ', null],
    ['email', 'a@b.example\nBcc: c@d.example', 'emailInvalid'],
    ['email', 'a@b.example, c@d.example', 'emailInvalid'],
    ['email', '"x"@b.example', 'emailInvalid'],
    ['email', `${emoji}@b.example`, 'emailInvalid'],
    ['email', 'info@müller-klang.de', null],
    ['email', 'büro@klänge.berlin', 'emailLocalPart'],
    ['email', `${'x'.repeat(244)}@bb.example`, null],
    ['email', `${'x'.repeat(245)}@bb.example`, 'emailTooLong'],
    ['phone', '', null],
    ['phone', '   ', null],
    ['phone', '1'.repeat(50), null],
    ['phone', '1'.repeat(51), 'phoneTooLong'],
    ['subject', '', 'subjectRequired'],
    ['subject', 'Booking Group Session', null],
    ['subject', 'Something else', 'subjectRequired'],
    ['message', '', 'messageRequired'],
    ['message', ' \n\n ', 'messageRequired'],
    ['message', 'x', null],
    ['message', 'x'.repeat(2000), null],
    ['message', 'x'.repeat(2001), 'messageTooLong'],
    ['message', emoji.repeat(2000), null],
    ['message', emoji.repeat(2001), 'messageTooLong'],
    ['message', '字'.repeat(2000), null],
    ['message', hebrew.repeat(400), null],
    ['message', 'line\n'.repeat(400), null],
  ] as const)('%s %j: %s', async (field, value, error) => {
    const given = { ...message, [field]: value };
    for (const request of [json(given), form(given)]) {
      const { delivered, receive } = site();
      const result = await receive(request);

      if (error)
        expect(result).toMatchObject({ outcome: 'invalid', fieldErrors: { [field]: error } });
      else expect(result.outcome).toBe('sent');
      expect(delivered).toHaveLength(error ? 0 : 1);
    }
  });

  it('may be missing only where it is optional', async () => {
    expect(await site().receive(json({}))).toMatchObject({
      outcome: 'invalid',
      fieldErrors: {
        title: 'titleRequired',
        firstName: 'firstNameRequired',
        lastName: 'lastNameRequired',
        email: 'emailInvalid',
        subject: 'subjectRequired',
        message: 'messageRequired',
      },
    });
  });
});

describe('an invalid message', () => {
  const latin = new Uint8Array([...Buffer.from('{"title":"'), 0xff, ...Buffer.from('"}')]);

  it.each([
    ['no JSON', json('{'), 400],
    ['nothing', json(''), 400],
    ['null', json('null'), 400],
    ['a list', json('[]'), 400],
    ['a word', json('"x"'), 400],
    ['a number for a name', json({ ...message, firstName: 1 }), 400],
    ['null for a phone', json({ ...message, phone: null }), 400],
    ['an object for a name', json({ ...message, firstName: { $ne: '' } }), 400],
    ['a NUL', json({ ...message, message: 'a\0b' }), 400],
    ['half of an emoji', json({ ...message, message: '\ud83c' }), 400],
    ['another encoding', request(latin, { 'content-type': 'application/json' }), 400],
    ['a form that cannot be decoded', form2('firstName=%ff'), 400],
    ['a NUL in a form', form2('message=a%00b'), 400],
    ['another language', json({ ...message, locale: 'fr' }), 400],
    ['17 KB', json({ ...message, message: 'x'.repeat(17 * 1024) }), 413],
    ['17 KB of what is no field', json({ ...message, more: 'x'.repeat(17 * 1024) }), 413],
    ['17 KB of a form', form({ ...message, message: 'x'.repeat(17 * 1024) }), 413],
    ['a form of which only the length has arrived', form2('', { 'content-length': '300000' }), 413],
    ['text', request('x', { 'content-type': 'text/plain' }), 415],
    ['a form in parts', request('x', { 'content-type': 'multipart/form-data' }), 415],
    ['no type', request(new Uint8Array([1]), {}), 415],
    ['another origin', json(message, { origin: 'https://evil.example' }), 403],
    ['a page of another site', json(message, { 'sec-fetch-site': 'cross-site' }), 403],
    ['a neighbour', json(message, { 'sec-fetch-site': 'same-site' }), 403],
    ['a sandbox', json(message, { origin: 'null' }), 403],
  ])('is refused: %s', async (_, request, status) => {
    const { delivered, receive } = site();

    expect(await receive(request)).toMatchObject({ outcome: 'refused', status });
    expect(delivered).toEqual([]);
  });

  function form2(body: string, headers = {}) {
    return request(body, { 'content-type': 'application/x-www-form-urlencoded', ...headers });
  }

  it.each([
    { origin: 'https://site.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' },
    { origin: 'https://site.example' },
    {},
  ])('does not include a request of our own page (%j)', async (headers) => {
    expect((await site().receive(json(message, headers as never))).outcome).toBe('sent');
  });

  it('is refused without an error: 200 random bodies', async () => {
    const field = fc.constantFrom(...Object.keys(message), 'token', 'website', '__proto__');
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue(), fc.string());
    const body = fc.oneof(
      fc.dictionary(field, anything).map((value) => JSON.stringify(value)),
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc.string({ unit: 'binary', maxLength: 3000 }),
      fc.webQueryParameters(),
    );
    const type = fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
    );
    await fc.assert(
      fc.asyncProperty(body, type, async (text, contentType) => {
        const { outcome } = await site().receive(request(text, { 'content-type': contentType }));
        expect(['refused', 'invalid', 'sent']).toContain(outcome);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a message caught by the spam trap', () => {
  it('is delivered as suspect: a filled honeypot', async () => {
    const { delivered, receive } = site();

    expect((await receive(form({ ...message, website: 'x' }))).outcome).toBe('sent');
    expect(delivered[0]!.state).toBe('suspect');
  });

  it.each([
    [0, 'suspect'],
    [4, 'received'],
    [25 * 3600, 'received'],
  ])(
    'is delivered as suspect: %d seconds after the first focus it is %s',
    async (seconds, state) => {
      const { delivered, receive } = site();
      const token = newContactToken(secret, start);
      await receive(json({ ...message, token }), { now: after(seconds) });

      expect(delivered[0]!.state).toBe(state);
    },
  );
});

describe('the same message again', () => {
  const keys = ({ delivered }: ReturnType<typeof site>) =>
    delivered.map(({ idempotencyKey }) => idempotencyKey);

  it('has the same key when it comes from the same form, hours later too', async () => {
    const one = site();
    const token = newContactToken(secret, start);
    await one.receive(json({ ...message, token }), { now: after(5) });
    await one.receive(json({ ...message, token }), { now: after(9000), client: '192.0.2.2' });
    const another = newContactToken(secret, start);
    await one.receive(json({ ...message, token: another }), { now: after(5) });
    await one.receive(json({ ...message, message: 'More', token }), { now: after(5) });

    const [first, again, otherForm, otherWords] = keys(one);
    expect(again).toBe(first);
    expect(new Set([first, otherForm, otherWords]).size).toBe(3);
    expect(one.delivered[0]).not.toHaveProperty('earlierKey');
  });

  it('is recognised without a token by client and text, in this window of ten minutes and the next', async () => {
    const one = site();
    await one.receive(form(message));
    await one.receive(form(message), { now: after(30) });
    await one.receive(form(message), { now: after(600) });
    await one.receive(form(message), { client: '192.0.2.2' });
    await one.receive(form({ ...message, message: 'More' }));

    const [first, again, later, otherClient, otherWords] = keys(one);
    expect(again).toBe(first);
    expect(one.delivered[2]!.earlierKey).toBe(first);
    expect(new Set([first, later, otherClient, otherWords]).size).toBe(4);
  });
});

describe('the limit', () => {
  const limited = () => site({ outcome: 'sent' }, newContactLimits());

  it('stops fifty quick messages, and accepts one message a minute later', async () => {
    const { delivered, receive } = limited();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, async () => (await receive(json(message))).outcome),
    );

    expect(outcomes.filter((outcome) => outcome === 'limited')).toHaveLength(40);
    expect(delivered).toHaveLength(10);
    expect((await receive(json(message), { client: '192.0.2.2' })).outcome).toBe('sent');
    expect((await receive(json(message), { now: after(60) })).outcome).toBe('sent');
  });

  it.each([6, 400])(
    'lets twenty honest messages pass between a thousand that a trap caught, from %d addresses',
    async (addresses) => {
      const { delivered, receive } = limited();
      for (let number = 0; number < 1_000; number += 1) {
        const now = after(number / 10);
        const caught = { ...message, website: 'https://spam.example' };
        await receive(json(caught), { client: `198.51.100.${number % addresses}`, now });
        if (number % 50 === 0) await receive(form(message), { client: `192.0.2.${number}`, now });
      }

      const states = delivered.map(({ state }) => state);
      expect(states.filter((state) => state === 'received')).toHaveLength(20);
      // Two hundred, and the tokens that the hourly limit refills in a hundred seconds.
      expect(states.filter((state) => state === 'suspect').length).toBeLessThanOrEqual(206);
    },
  );

  it('returns the text of a message that the limit for suspect messages stops', async () => {
    const { receive } = limited();
    const caught = { ...message, website: 'x' };
    const send = (number: number) => receive(form(caught), { client: `198.51.100.${number}` });
    for (let number = 1; number <= 200; number += 1) await send(number);

    expect(await send(201)).toMatchObject({ outcome: 'limited', submitted: { fields: caught } });
  });

  it('is not used up by messages with errors', async () => {
    const { receive } = limited();
    for (let round = 0; round < 20; round += 1) await receive(json({ ...message, email: '' }));

    expect((await receive(json(message))).outcome).toBe('sent');
  });
});
