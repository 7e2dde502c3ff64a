import { sendMessage } from './send-message';

const submission = {
  title: 'Ms',
  firstName: 'Mira',
  lastName: 'Feldt',
  email: 'mira@quiet.example',
  phone: '',
  subject: 'General Inquiry',
  message: 'Is there a piano at the station?',
  locale: 'en',
  website: '',
  token: 'a token',
} as const;

const respondWith = (respond: () => Response | Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => respond());

afterEach(() => jest.restoreAllMocks());

describe('a message that is sent', () => {
  it('is everything that was written, as JSON', async () => {
    const fetched = respondWith(() => Response.json({}));

    expect(await sendMessage(submission)).toEqual({ kind: 'sent' });
    const [address, init] = fetched.mock.calls[0]!;
    expect([address, init?.method]).toEqual(['/api/contact', 'POST']);
    expect(JSON.parse(String(init?.body))).toEqual(submission);
  });

  it('is refused with an error code for each invalid field', async () => {
    respondWith(() => Response.json({ errors: { email: 'emailInvalid' } }, { status: 422 }));

    expect(await sendMessage(submission)).toEqual({
      kind: 'refused',
      errors: { email: 'emailInvalid' },
    });
  });

  it('says when there are too many messages', async () => {
    respondWith(() => Response.json({ error: 'Too many' }, { status: 429 }));

    expect(await sendMessage(submission)).toEqual({ kind: 'limited' });
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['the site cannot store it', () => Response.json({ error: 'x' }, { status: 503 })],
    ['the network is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a refusal has no error codes', () => Response.json({}, { status: 422 })],
    ['a refusal is no JSON', () => new Response('<html>', { status: 422 })],
  ])('has failed when %s', async (_, respond) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    respondWith(respond);

    expect(await sendMessage(submission)).toEqual({ kind: 'failed' });
    expect(logged).toHaveBeenCalledTimes(1);
  });
});
