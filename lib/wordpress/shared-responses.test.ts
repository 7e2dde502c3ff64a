import { onRequestStart } from '../next-internals/request-start.mjs';
import { duringRequest } from '../testing/started-request';
import { trackRequest } from '../http/request-context.mjs';
import {
  sharedResponse,
  forgetSharedResponses,
  hasSharedResponse,
  requestTimeOf,
} from './shared-responses';

beforeAll(() => onRequestStart([trackRequest]));
beforeEach(forgetSharedResponses);
afterEach(() => jest.useRealTimers());

const tooLate = () => Promise.reject(new DOMException('too late', 'TimeoutError'));

it('requests again when the time limit of the first caller was over', async () => {
  const first = sharedResponse({ key: 'posts' }, tooLate);
  const second = await duringRequest({}, () =>
    sharedResponse({ key: 'posts' }, async () => ['a post']),
  );

  await expect(first).rejects.toThrow('too late');
  expect(second).toEqual(['a post']);
});

it('does so too for a caller who is waiting already, and when a query has wrapped the error', async () => {
  const cause = Object.assign(new Error('too late'), { name: 'TimeoutError' });
  const first = sharedResponse({ key: 'search' }, async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    throw new Error('Failed to search', { cause });
  });
  const second = duringRequest({}, () =>
    sharedResponse({ key: 'search' }, async () => ['a result']),
  );

  await expect(first).rejects.toThrow('Failed to search');
  expect(await second).toEqual(['a result']);
});

it('does not repeat a request that was refused', async () => {
  const first = sharedResponse({ key: 'posts' }, () =>
    Promise.reject(new Error('WordPress answered 401')),
  );
  const again = jest.fn();

  await expect(sharedResponse({ key: 'posts' }, again)).rejects.toThrow('401');
  await expect(first).rejects.toThrow('401');
  expect(again).not.toHaveBeenCalled();
});

it('uses a response for two seconds, or for as long as the caller says', async () => {
  await sharedResponse({ key: 'posts' }, async () => 'posts');
  await sharedResponse({ key: 'search', lifetime: 60_000 }, async () => 'results');
  const start = Date.now();
  const clock = jest.spyOn(Date, 'now');
  const keysAfter = (milliseconds: number) => {
    clock.mockReturnValue(start + milliseconds);
    return ['posts', 'search'].filter(hasSharedResponse);
  };

  expect(keysAfter(1_000)).toEqual(['posts', 'search']);
  expect(keysAfter(3_000)).toEqual(['search']);
  expect(keysAfter(61_000)).toEqual([]);
});

it('stores at most 500 responses, the newest', async () => {
  for (let page = 1; page <= 501; page += 1)
    await sharedResponse({ key: `page ${page}`, lifetime: 60_000 }, async () => page);

  expect([1, 2, 501].map((page) => hasSharedResponse(`page ${page}`))).toEqual([false, true, true]);
});

it('knows when a shared response was requested', async () => {
  jest.useFakeTimers({ now: 10_000 });
  await sharedResponse({ key: 'posts' }, async () => 'posts');
  jest.setSystemTime(11_000);

  expect(requestTimeOf({ key: 'other', also: 'posts' })).toEqual(new Date(10_000));
  expect(requestTimeOf({ key: 'other' })).toEqual(new Date(11_000));
});
