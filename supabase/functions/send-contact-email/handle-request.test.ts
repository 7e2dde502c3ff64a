import { logged } from '../../../lib/testing/responses';
import { handleRequest } from './handle-request';
import type { Mail } from './mail';
import type { Receipt, Store, StoredMessage } from './store';
import type { Submission } from './submission';

const secret = 'a-secret-that-only-these-unit-tests-know';
const previous = 'the-secret-that-was-there-until-yesterday';

const submission = {
  title: 'Ms',
  firstName: 'Änne',
  lastName: "O'Brien",
  email: 'aenne@example.org',
  subject: 'General Inquiry',
  message: 'Hello',
  locale: 'de',
  state: 'received',
  idempotencyKey: 'a-key-of-some-length',
  client: null,
};

const row: StoredMessage = {
  id: '1',
  created_at: '2026-11-20T14:42:37Z',
  locale: 'de',
  title: 'Ms',
  first_name: 'Änne',
  last_name: "O'Brien",
  email: 'aenne@example.org',
  phone: null,
  subject: 'General Inquiry',
  message: 'Hello',
  mail_attempts: 1,
};

/** What the function needs, with the messages in memory. `due`: the messages whose mail is pending. */
function fakeDependencies({
  receipt = { outcome: 'stored', id: '1' } as Receipt,
  due = [row],
} = {}) {
  const waiting = [...due];
  const seen = {
    ...{ put: [] as Submission[], sent: [] as string[], failed: [] as string[] },
    ...{ scheduled: 0, forgotten: 0 },
  };
  const store: Store = {
    put: async (one) => (seen.put.push(one), receipt),
    claim: async (id) => {
      const index = waiting.findIndex((each) => id === undefined || each.id === id);
      return index < 0 ? null : waiting.splice(index, 1)[0]!;
    },
    recordSent: async ({ id }) => void seen.sent.push(id),
    recordFailure: async ({ id }, code) => void seen.failed.push(`${id}: ${code}`),
    noteSchedule: async () => void seen.scheduled++,
    forget: async () => void seen.forgotten++,
    state: async () => ({ ranAgo: 12, late: 0, failed: 1 }),
  };
  const mails: Mail[] = [];
  const send = async (mail: Mail): Promise<void> => void mails.push(mail);
  const addresses = { from: 'website@duo.example', to: 'office@duo.example' };
  const finishLater = jest.fn();
  return {
    ...{ store, send, addresses, mails, seen, finishLater },
    ...{ secrets: [secret, previous], patience: 20 },
  };
}

type FakeDependencies = ReturnType<typeof fakeDependencies>;

const post = (
  fake: FakeDependencies,
  body: unknown = submission,
  headers = { 'x-contact-secret': secret },
) =>
  handleRequest(
    new Request('http://function/', {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    fake,
  );

describe('handleRequest', () => {
  it('stores a message, mails it, records that, and responds with {}', async () => {
    const fake = fakeDependencies();
    const response = await post(fake);

    expect([response.status, await response.json()]).toEqual([200, {}]);
    expect(fake.seen).toMatchObject({ put: [submission], sent: ['1'], failed: [] });
    expect(fake.mails).toHaveLength(1);
  });

  it('stores an address with an international domain as mail servers need it', async () => {
    const fake = fakeDependencies();
    await post(fake, { ...submission, email: 'rock&roll@bücher.example' });

    expect(fake.seen.put[0]!.email).toBe('rock&roll@xn--bcher-kva.example');
  });

  it.each([{}, { 'x-contact-secret': `${secret}x` }, { authorization: `Bearer ${secret}` }])(
    'refuses every request without the secret (%j)',
    async (headers) => {
      for (const body of [submission, { resend: true }, { test: true }]) {
        const fake = fakeDependencies();
        const response = await post(fake, body, headers as never);

        expect(response.status).toBe(401);
        expect(await response.json()).toEqual({ error: expect.any(String) });
        expect(fake.seen.put).toEqual([]);
        expect(fake.mails).toEqual([]);
      }
    },
  );

  it('accepts the former secret while the secret is being changed', async () => {
    const response = await post(fakeDependencies(), submission, { 'x-contact-secret': previous });

    expect(response.status).toBe(200);
  });

  it.each([
    ['no JSON', '{', 400],
    ['nothing', '""', 422],
    ['null', 'null', 422],
    ['another locale', { ...submission, locale: 'fr' }, 422],
    ['no key', { ...submission, idempotencyKey: '' }, 422],
    ['no name', { ...submission, firstName: '  ' }, 422],
    ['a message that is too long', { ...submission, message: 'x'.repeat(2001) }, 422],
    ['a false resend', { resend: false }, 422],
  ])('refuses %s', async (_, body, status) => {
    const fake = fakeDependencies();
    const response = await post(fake, body);

    expect([response.status, await response.json()]).toEqual([
      status,
      { error: expect.any(String) },
    ]);
    expect(fake.seen.put).toEqual([]);
  });

  it('stores a suspect message, and does not mail it', async () => {
    const fake = fakeDependencies();

    expect(await (await post(fake, { ...submission, state: 'suspect' })).json()).toEqual({});
    expect(fake.seen.put).toHaveLength(1);
    expect(fake.mails).toEqual([]);
  });

  it('mails a message once although it was sent twice', async () => {
    const fake = fakeDependencies();
    const responses = await Promise.all([post(fake), post(fake)]);

    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(fake.mails).toHaveLength(1);
  });

  it('responds with {} when the mail server is unreachable, and records only error codes', async () => {
    logged('error');
    const fake = fakeDependencies();
    const error = Object.assign(new Error('550 <aenne@example.org> unknown'), {
      code: 'EENVELOPE',
      responseCode: 550,
    });
    const response = await post({ ...fake, send: () => Promise.reject(error) });

    expect([response.status, await response.json()]).toEqual([200, {}]);
    expect(fake.seen.failed).toEqual(['1: EENVELOPE 550']);
    expect(jest.mocked(console.error).mock.calls.flat().join()).not.toContain('@');
  });

  it('does not let a visitor wait for a hanging mail server, and sends the mail after the response', async () => {
    const fake = fakeDependencies();
    let arrive: () => void = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    const response = await post({ ...fake, send: () => arrival });

    expect(response.status).toBe(200);
    expect(fake.seen.sent).toEqual([]);
    arrive();
    await fake.finishLater.mock.calls[0][0];
    expect(fake.seen.sent).toEqual(['1']);
  });

  it('responds with 429 for too many messages, and with 503 when the database is unreachable', async () => {
    logged('error');
    const limited = await post(fakeDependencies({ receipt: { outcome: 'limited' } }));
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60']);

    const fake = fakeDependencies();
    fake.store.put = () => Promise.reject(new SyntaxError('"Hello" is not valid JSON'));
    const away = await post(fake);
    expect([away.status, await away.json()]).toEqual([503, { error: expect.any(String) }]);
    expect(jest.mocked(console.error).mock.calls.flat().join()).not.toContain('Hello');
  });

  it('records again that a mail was sent when the database was unreachable for a moment', async () => {
    const fake = fakeDependencies();
    const record = fake.store.recordSent;
    fake.store.recordSent = jest.fn(record).mockRejectedValueOnce(new Error('away'));
    await post(fake);

    expect(fake.seen.sent).toEqual(['1']);
  });
});

describe('resend', () => {
  const rows = ['1', '2', '3', '4', '5'].map((id) => ({ ...row, id }));

  it('mails each waiting message once, also when several requests come at the same time', async () => {
    const fake = fakeDependencies({ due: rows });
    await Promise.all([post(fake, { resend: true }), post(fake, { resend: true })]);

    expect(fake.seen.sent.toSorted()).toEqual(['1', '2', '3', '4', '5']);
    expect(fake.mails).toHaveLength(5);
    expect([fake.seen.scheduled, fake.seen.forgotten]).toEqual([2, 2]);
  });

  it('mails waiting messages although the run of the schedule cannot be recorded', async () => {
    logged('error');
    const fake = fakeDependencies();
    fake.store.noteSchedule = () => Promise.reject(new Error('no such function'));

    expect((await post(fake, { resend: true })).status).toBe(200);
    expect(fake.seen.sent).toEqual(['1']);
  });

  it('stops until the next run when the mail server refuses every mail', async () => {
    logged('error');
    const fake = fakeDependencies({ due: rows });
    const refused = () => Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' }));
    const response = await post({ ...fake, send: refused }, { resend: true });

    expect(await response.json()).toEqual({});
    expect(fake.seen.failed).toHaveLength(3);
  });

  it('sends the other messages although the mail server always refuses one', async () => {
    logged('error');
    const fake = fakeDependencies({ due: rows });
    const send = jest.fn(fake.send).mockRejectedValueOnce(new Error());
    await post({ ...fake, send }, { resend: true });

    expect(fake.seen).toMatchObject({ failed: ['1: unknown'], sent: ['2', '3', '4', '5'] });
  });
});

describe('test', () => {
  const state = { ranAgo: 12, late: 0, failed: 1 };

  it('sends a test mail, stores nothing, and reports the state of the mail', async () => {
    const fake = fakeDependencies();

    expect(await (await post(fake, { test: true })).json()).toEqual({ mail: 'sent', state });
    expect(fake.mails).toMatchObject([
      { to: 'office@duo.example', subject: 'Test of the contact form' },
    ]);
    expect(fake.seen).toMatchObject({ put: [], sent: [] });
  });

  it('sends no test mail when the request wants none', async () => {
    const fake = fakeDependencies();

    expect(await (await post(fake, { test: true, mail: false })).json()).toEqual({
      mail: null,
      state,
    });
    expect(fake.mails).toEqual([]);
  });

  it('reports why the mail server or the database refuses, only as codes', async () => {
    const fake = fakeDependencies();
    const refusal = Object.assign(new Error('<office@duo.example>'), {
      ...{ code: 'EAUTH', responseCode: 535 },
    });
    fake.store.state = () => Promise.reject(new Error('away'));
    const response = await post({ ...fake, send: () => Promise.reject(refusal) }, { test: true });

    expect(await response.json()).toEqual({ mail: 'EAUTH 535', state: null });
  });
});
