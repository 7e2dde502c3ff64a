import { logged } from '../../../lib/testing/answers';
import { answer } from './answer';
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

/** A table of messages in memory. `due`: the messages whose mail is pending. */
function office({ receipt = { outcome: 'stored', id: '1' } as Receipt, due = [row] } = {}) {
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

type Office = ReturnType<typeof office>;

const ask = (means: Office, body: unknown = submission, headers = { 'x-contact-secret': secret }) =>
  answer(
    new Request('http://function/', {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    means,
  );

describe('answer', () => {
  it('stores a message, mails it, records that, and answers {}', async () => {
    const means = office();
    const response = await ask(means);

    expect([response.status, await response.json()]).toEqual([200, {}]);
    expect(means.seen).toMatchObject({ put: [submission], sent: ['1'], failed: [] });
    expect(means.mails).toHaveLength(1);
  });

  it('stores an address with an international domain as mail servers need it', async () => {
    const means = office();
    await ask(means, { ...submission, email: 'rock&roll@bücher.example' });

    expect(means.seen.put[0]!.email).toBe('rock&roll@xn--bcher-kva.example');
  });

  it.each([{}, { 'x-contact-secret': `${secret}x` }, { authorization: `Bearer ${secret}` }])(
    'refuses every request without the secret (%j)',
    async (headers) => {
      const means = office();
      const response = await ask(means, submission, headers as never);

      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ error: expect.any(String) });
      expect(means.seen.put).toEqual([]);
    },
  );

  it('accepts the former secret while the secret is being changed', async () => {
    expect((await ask(office(), submission, { 'x-contact-secret': previous })).status).toBe(200);
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
    const means = office();
    const response = await ask(means, body);

    expect([response.status, await response.json()]).toEqual([
      status,
      { error: expect.any(String) },
    ]);
    expect(means.seen.put).toEqual([]);
  });

  it('stores a suspect message, and does not mail it', async () => {
    const means = office();

    expect(await (await ask(means, { ...submission, state: 'suspect' })).json()).toEqual({});
    expect(means.seen.put).toHaveLength(1);
    expect(means.mails).toEqual([]);
  });

  it('mails a message once although it was sent twice', async () => {
    const means = office();
    const answers = await Promise.all([ask(means), ask(means)]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(means.mails).toHaveLength(1);
  });

  it('answers {} when the mail server is unreachable, and records only error codes', async () => {
    logged('error');
    const means = office();
    const error = Object.assign(new Error('550 <aenne@example.org> unknown'), {
      code: 'EENVELOPE',
      responseCode: 550,
    });
    const response = await ask({ ...means, send: () => Promise.reject(error) });

    expect([response.status, await response.json()]).toEqual([200, {}]);
    expect(means.seen.failed).toEqual(['1: EENVELOPE 550']);
    expect(jest.mocked(console.error).mock.calls.flat().join()).not.toContain('@');
  });

  it('does not let a visitor wait for a hanging mail server, and sends the mail after the response', async () => {
    const means = office();
    let arrive: () => void = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    const response = await ask({ ...means, send: () => arrival });

    expect(response.status).toBe(200);
    expect(means.seen.sent).toEqual([]);
    arrive();
    await means.finishLater.mock.calls[0][0];
    expect(means.seen.sent).toEqual(['1']);
  });

  it('answers 429 for too many messages, and 503 when the database is unreachable', async () => {
    logged('error');
    const limited = await ask(office({ receipt: { outcome: 'limited' } }));
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60']);

    const means = office();
    means.store.put = () => Promise.reject(new SyntaxError('"Hello" is not valid JSON'));
    const away = await ask(means);
    expect([away.status, await away.json()]).toEqual([503, { error: expect.any(String) }]);
    expect(jest.mocked(console.error).mock.calls.flat().join()).not.toContain('Hello');
  });

  it('records again that a mail was sent when the database was unreachable for a moment', async () => {
    const means = office();
    const record = means.store.recordSent;
    means.store.recordSent = jest.fn(record).mockRejectedValueOnce(new Error('away'));
    await ask(means);

    expect(means.seen.sent).toEqual(['1']);
  });
});

describe('resend', () => {
  const rows = ['1', '2', '3', '4', '5'].map((id) => ({ ...row, id }));

  it('mails each waiting message once, also when several requests come at the same time', async () => {
    const means = office({ due: rows });
    await Promise.all([ask(means, { resend: true }), ask(means, { resend: true })]);

    expect(means.seen.sent.toSorted()).toEqual(['1', '2', '3', '4', '5']);
    expect(means.mails).toHaveLength(5);
    expect([means.seen.scheduled, means.seen.forgotten]).toEqual([2, 2]);
  });

  it('mails waiting messages although the run of the schedule cannot be recorded', async () => {
    logged('error');
    const means = office();
    means.store.noteSchedule = () => Promise.reject(new Error('no such function'));

    expect((await ask(means, { resend: true })).status).toBe(200);
    expect(means.seen.sent).toEqual(['1']);
  });

  it('stops until the next run when the mail server refuses every mail', async () => {
    logged('error');
    const means = office({ due: rows });
    const refused = () => Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' }));
    const response = await ask({ ...means, send: refused }, { resend: true });

    expect(await response.json()).toEqual({});
    expect(means.seen.failed).toHaveLength(3);
  });

  it('sends the other messages although the mail server always refuses one', async () => {
    logged('error');
    const means = office({ due: rows });
    const send = jest.fn(means.send).mockRejectedValueOnce(new Error());
    await ask({ ...means, send }, { resend: true });

    expect(means.seen).toMatchObject({ failed: ['1: unknown'], sent: ['2', '3', '4', '5'] });
  });

  it('needs the secret', async () => {
    const means = office();

    expect((await ask(means, { resend: true }, {} as never)).status).toBe(401);
    expect(means.mails).toEqual([]);
  });
});

describe('test', () => {
  const state = { ranAgo: 12, late: 0, failed: 1 };

  it('sends a test mail, stores nothing, and reports the state of the mail', async () => {
    const means = office();

    expect(await (await ask(means, { test: true })).json()).toEqual({ mail: 'sent', state });
    expect(means.mails).toMatchObject([
      { to: 'office@duo.example', subject: 'Test of the contact form' },
    ]);
    expect(means.seen).toMatchObject({ put: [], sent: [] });
  });

  it('sends no test mail when the request wants none', async () => {
    const means = office();

    expect(await (await ask(means, { test: true, mail: false })).json()).toEqual({
      mail: null,
      state,
    });
    expect(means.mails).toEqual([]);
  });

  it('reports why the mail server or the database refuses, only as codes', async () => {
    const means = office();
    const refusal = Object.assign(new Error('<office@duo.example>'), {
      ...{ code: 'EAUTH', responseCode: 535 },
    });
    means.store.state = () => Promise.reject(new Error('away'));
    const response = await ask({ ...means, send: () => Promise.reject(refusal) }, { test: true });

    expect(await response.json()).toEqual({ mail: 'EAUTH 535', state: null });
  });

  it('needs the secret', async () => {
    const means = office();

    expect((await ask(means, { test: true }, {} as never)).status).toBe(401);
    expect(means.mails).toEqual([]);
  });
});
