import { networkAnswers } from './testing/answers';

const tagged = () => jest.mocked(fetch).mock.calls.flatMap(([, init]) => init?.next?.tags ?? []);

async function freshModule(phase?: string) {
  jest.resetModules();
  process.env.NEXT_PHASE = phase ?? '';
  return import('./shown');
}

beforeEach(() => networkAnswers({ body: '' }));
afterEach(() => delete process.env.NEXT_PHASE);

it('notes of a list whether it has items, and of a thing that it is there', async () => {
  const { noteList, notePart, noteThing } = await freshModule();
  await noteList('posts', 3);
  await noteList('music', 0);
  await notePart('term-posts:5', 0);
  await noteThing('post:7');

  expect(tagged()).toEqual(['shown:posts', 'empty:music', 'empty:term-posts:5', 'shown:post:7']);
});

it('builds nothing in that may be wrong; a part of a list may well be empty', async () => {
  const { noteList, notePart } = await freshModule('phase-production-build');

  await expect(noteList('posts', 0)).rejects.toThrow('There is nothing in the list “posts”');
  await expect(noteList('posts', 1)).resolves.toBeUndefined();
  await expect(notePart('term-posts:5', 0)).resolves.toBeUndefined();
});
