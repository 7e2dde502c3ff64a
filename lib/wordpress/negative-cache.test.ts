import { onRequestStart } from '../next-internals/request-start.mjs';
import { networkAnswers } from '../testing/answers';
import { startRequest } from '../testing/started-request';
import { trackRequest, markServedFromCache, markUnknownAddress } from '../http/request-context.mjs';
import { askWordPress } from './client';
import { forgetAbsences, unlessAbsent } from './negative-cache';
import { forgetSharedAnswers } from './shared-answers';

const nothing = { body: [] };
const absent = { body: { code: 'rest_no_route' }, status: 404 };

beforeAll(() => onRequestStart([trackRequest]));
beforeEach(forgetAbsences);
afterEach(() => jest.useRealTimers());

describe('unlessAbsent, for an unknown address', () => {
  it.each([
    ['an empty list', nothing],
    ['that there is no such thing', absent],
  ])('does not repeat a request that WordPress answered with %s', async (_, answer) => {
    const { requests } = networkAnswers(answer);
    for (let visitor = 1; visitor <= 5; visitor += 1)
      await requestWith('/posts', markUnknownAddress);

    expect(requests).toHaveLength(1);
  });

  it('requests again after a webhook', async () => {
    const { requests } = networkAnswers(nothing, { body: [1] });
    await requestWith('/posts', markUnknownAddress);
    forgetAbsences();

    expect((await requestWith('/posts', markUnknownAddress))?.body).toEqual([1]);
    expect(requests).toHaveLength(2);
  });

  it('never remembers a failure or an existing item', async () => {
    const { requests } = networkAnswers({ body: {}, status: 403 }, { body: [1] }, { body: [2] });
    await expect(requestWith('/posts', markUnknownAddress)).rejects.toThrow(
      'WordPress answered 403',
    );

    expect((await requestWith('/posts', markUnknownAddress))?.body).toEqual([1]);
    expect((await requestWith('/posts', markUnknownAddress))?.body).toEqual([2]);
    expect(requests).toHaveLength(3);
  });
});

it('requests again for every page that is known or stored', async () => {
  const { requests } = networkAnswers(nothing);
  await requestWith('/posts', markUnknownAddress);
  await requestWith('/posts', () => undefined);
  await requestWith('/posts', () => (markUnknownAddress(), markServedFromCache()));

  expect(requests).toHaveLength(3);
});

describe('unlessAbsent', () => {
  it('requests again after a minute', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const ask = jest.fn(async () => null);
    await unlessAbsent('one', ask);
    jest.setSystemTime(Date.now() + 59_000);
    await unlessAbsent('one', ask);
    expect(ask).toHaveBeenCalledTimes(1);
    jest.setSystemTime(Date.now() + 2_000);
    await unlessAbsent('one', ask);

    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('remembers no answer from before the webhook that reported the item', async () => {
    const answers = [null, { body: ['there'] }];
    const ask = async () => answers.shift()!;
    const slow = unlessAbsent('one', async () => {
      forgetAbsences();
      return ask();
    });

    expect(await slow).toBeNull();
    expect(await unlessAbsent('one', ask)).toEqual({ body: ['there'] });
  });

  it('remembers five thousand, and forgets the oldest', async () => {
    const ask = jest.fn(async () => null);
    for (let index = 0; index <= 5_000; index += 1) await unlessAbsent(`${index}`, ask);
    await unlessAbsent('5000', ask);
    expect(ask).toHaveBeenCalledTimes(5_001);
    await unlessAbsent('0', ask);

    expect(ask).toHaveBeenCalledTimes(5_002);
  });
});

function requestWith(path: string, note: () => void): ReturnType<typeof askWordPress> {
  forgetSharedAnswers();
  return new Promise((resolve, reject) => {
    setImmediate(() => {
      startRequest({});
      note();
      askWordPress(path).then(resolve, reject);
    });
  });
}
