import { messageToken } from './message-token';

const newToken = (now?: () => number) => messageToken(now, 0);

const stored = new Map<string, string>();
Object.defineProperty(globalThis, 'sessionStorage', {
  configurable: true,
  value: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  },
});

let requests = 0;
let responses: (() => Response)[] = [];

beforeEach(() => {
  stored.clear();
  requests = 0;
  responses = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    expect(address).toBe('/api/contact/token');
    requests += 1;
    return responses.shift()?.() ?? Response.json({ token: `token ${requests}` });
  });
});

afterEach(() => jest.restoreAllMocks());

describe('the token of a message', () => {
  it('is requested once, however often it is used', async () => {
    const token = newToken();
    token.prepare();
    token.prepare();

    expect([await token.get(), await token.get(), requests]).toEqual(['token 1', 'token 1', 1]);
  });

  it('is used only after the time that a person needs to write something', async () => {
    jest.useFakeTimers();
    const token = messageToken(Date.now, 60);
    token.prepare();
    const used = jest.fn();
    void token.get().then(used);
    await jest.advanceTimersByTimeAsync(59);
    expect(used).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(used).toHaveBeenCalledWith('token 1');

    // The second call must not wait for a timer.
    expect(await token.get()).toBe('token 1');
    jest.useRealTimers();
  });

  it('is used again after a reload, so that the message is not stored twice', async () => {
    const before = newToken();
    before.prepare();
    expect(await before.get()).toBe('token 1');
    const after = newToken();
    after.prepare();

    expect([await after.get(), requests]).toEqual(['token 1', 1]);
    after.forget();
    const next = newToken();
    next.prepare();
    expect(await next.get()).toBe('token 2');
  });

  it('is never requested when the message is sent', async () => {
    expect([await newToken().get(), requests]).toEqual([undefined, 0]);
  });

  it('is a new one for the next message', async () => {
    const token = newToken();
    token.prepare();
    token.forget();
    token.prepare();

    expect(await token.get()).toBe('token 2');
  });

  it('is replaced while the visitor writes, before the site would refuse it', async () => {
    let time = 0;
    const token = newToken(() => time);
    for (const [hours, expected] of [
      [0, 'token 1'],
      [11, 'token 1'],
      [13, 'token 2'],
    ] as const) {
      time = hours * 3600 * 1000;
      token.prepare();
      expect(await token.get()).toBe(expected);
    }
  });

  it('is requested again after a failure', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    responses = [() => Response.error(), () => Response.json({ token: 7 })];
    const token = newToken();

    for (const expected of [undefined, undefined, 'token 3']) {
      token.prepare();
      expect(await token.get()).toBe(expected);
    }
    expect(logged).toHaveBeenCalledTimes(2);
  });
});
