import { onRequestStart } from '../next-internals/request-start.mjs';
import { duringRequest } from '../testing/started-request';
import { trackRequest } from '../http/request-context.mjs';
import { answersSince, forgetSharedAnswers } from './shared-answers';

beforeAll(() => onRequestStart([trackRequest]));
beforeEach(forgetSharedAnswers);

const tooLate = () => Promise.reject(new DOMException('too late', 'TimeoutError'));

it('requests again when the time limit of the first caller was over', async () => {
  const first = answersSince({ key: 'posts' }, tooLate);
  const second = await duringRequest({}, () =>
    answersSince({ key: 'posts' }, async () => ['a post']),
  );

  await expect(first).rejects.toThrow('too late');
  expect(second).toEqual(['a post']);
});

it('does not repeat a request that was refused', async () => {
  const first = answersSince({ key: 'posts' }, () =>
    Promise.reject(new Error('WordPress answered 401')),
  );
  const again = jest.fn();

  await expect(answersSince({ key: 'posts' }, again)).rejects.toThrow('401');
  await expect(first).rejects.toThrow('401');
  expect(again).not.toHaveBeenCalled();
});
