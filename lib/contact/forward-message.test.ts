import { forwardContactMessage, type ContactSubmission } from './forward-message';
import { logged, networkResponses } from '../testing/responses';

const submission: ContactSubmission = {
  title: 'Ms',
  firstName: 'Änne',
  lastName: 'Muster',
  email: 'aenne@example.org',
  subject: 'General Inquiry',
  message: 'A private word',
  locale: 'de',
  state: 'received',
  idempotencyKey: 'a-key-of-some-length',
  client: null,
};

describe('forwardContactMessage', () => {
  it('gives the message to the function, with the secret of the site', async () => {
    const { requests } = networkResponses({ body: {} });

    expect(await forwardContactMessage(submission)).toEqual({ outcome: 'sent' });
    expect(requests.map(String)).toEqual(['https://data.example/functions/v1/send-contact-email']);
    const [, init] = jest.mocked(fetch).mock.calls[0]!;
    expect(new Headers(init!.headers).get('x-contact-secret')).toBe(process.env.CONTACT_SECRET);
    expect(JSON.parse(String(init!.body))).toEqual(submission);
    expect(init!.signal).toBeInstanceOf(AbortSignal);
  });

  it('says when there are too many', async () => {
    networkResponses({ body: { error: 'Too many' }, status: 429, headers: { 'retry-after': '7' } });

    expect(await forwardContactMessage(submission)).toEqual({ outcome: 'limited', seconds: 7 });
  });

  it('does not send the message to another server when it is redirected', async () => {
    const log = logged('error');
    const headers = { location: 'https://other.example/' };
    networkResponses({ body: '', status: 307, headers });

    expect(await forwardContactMessage(submission)).toEqual({ outcome: 'unreachable' });
    expect(jest.mocked(fetch).mock.calls.map(([, init]) => init?.redirect)).toEqual(['manual']);
    expect(log.mock.calls).toEqual([['The contact function answered 307']]);
  });

  it.each([
    ['says that something is wrong', { body: { error: 'x' } }],
    ['is not let in', { body: { error: 'x' }, status: 401 }],
    ['fails', { body: {}, status: 503 }],
    ['responds with something else', { body: '<html>' }],
    ['is silent', { body: 'null' }],
    ['responds with a list', { body: [] }],
    ['responds with what it should not', { body: { data: {} } }],
    ['responds with more than 16 KiB', { body: `{}${' '.repeat(16 * 1024)}` }],
    ['cannot be reached', new TypeError('fetch failed to reach aenne@example.org')],
  ])(
    'is unreachable when the function %s, and logs nothing of the message',
    async (_, response) => {
      const log = logged('error');
      networkResponses(response);

      expect(await forwardContactMessage(submission)).toEqual({ outcome: 'unreachable' });
      expect(log.mock.calls.flat().join()).not.toMatch(/@|private|nne/);
    },
  );
});
