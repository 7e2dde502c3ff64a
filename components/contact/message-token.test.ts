import { messageToken } from './message-token';

let asked = 0;
let answers: (() => Response)[] = [];

beforeEach(() => {
  asked = 0;
  answers = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    expect(address).toBe('/api/contact/token');
    asked += 1;
    return answers.shift()?.() ?? Response.json({ token: `token ${asked}` });
  });
});

afterEach(() => jest.restoreAllMocks());

describe('the token of a message', () => {
  it('is asked for once, however often it is used', async () => {
    const token = messageToken();
    token.prepare();
    token.prepare();

    expect([await token.get(), await token.get(), asked]).toEqual(['token 1', 'token 1', 1]);
  });

  it('is never asked for at the moment of sending', async () => {
    expect([await messageToken().get(), asked]).toEqual([undefined, 0]);
  });

  it('is another one for the next message', async () => {
    const token = messageToken();
    token.prepare();
    token.forget();
    token.prepare();

    expect(await token.get()).toBe('token 2');
  });

  it('is renewed while the visitor writes, before the site would take it for none', async () => {
    let time = 0;
    const token = messageToken(() => time);
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

  it('is asked for again when it could not be had', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answers = [() => Response.error(), () => Response.json({ token: 7 })];
    const token = messageToken();

    for (const expected of [undefined, undefined, 'token 3']) {
      token.prepare();
      expect(await token.get()).toBe(expected);
    }
    expect(logged).toHaveBeenCalledTimes(2);
  });
});
