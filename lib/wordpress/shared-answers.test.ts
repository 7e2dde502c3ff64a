import { startRequest } from '../testing/started-request';
import { noteVisits } from '../visits.mjs';
import { answersSince, forgetSharedAnswers } from './shared-answers';

beforeAll(noteVisits);
beforeEach(forgetSharedAnswers);

const tooLate = () => Promise.reject(new DOMException('too late', 'TimeoutError'));

/** Each visitor comes in a turn of its own. */
const duringVisit = <Result>(work: () => Result) =>
  new Promise<Result>((resolve) =>
    setImmediate(() => {
      startRequest({});
      resolve(work());
    }),
  );

it('asks once more where the time of whoever asked first was over', async () => {
  const first = answersSince('posts', tooLate);
  const second = await duringVisit(() => answersSince('posts', async () => ['a post']));

  await expect(first).rejects.toThrow('too late');
  expect(second).toEqual(['a post']);
});

it('does not ask again what was refused', async () => {
  const first = answersSince('posts', () => Promise.reject(new Error('WordPress answered 401')));
  const again = jest.fn();

  await expect(answersSince('posts', again)).rejects.toThrow('401');
  await expect(first).rejects.toThrow('401');
  expect(again).not.toHaveBeenCalled();
});
