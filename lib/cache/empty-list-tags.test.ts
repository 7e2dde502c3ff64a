import { networkResponses } from '../testing/responses';

const tagged = () => jest.mocked(fetch).mock.calls.flatMap(([, init]) => init?.next?.tags ?? []);

async function freshModule(phase?: string) {
  jest.resetModules();
  process.env.NEXT_PHASE = phase ?? '';
  return import('./empty-list-tags');
}

beforeEach(() => networkResponses({ body: '' }));
afterEach(() => delete process.env.NEXT_PHASE);

it('records whether a list has items, and that an item exists', async () => {
  const { tagListPresence, tagSublistPresence, tagItemPresence } = await freshModule();
  await tagListPresence('posts', 3);
  await tagListPresence('music', 0);
  await tagSublistPresence('term-posts:5', 0);
  await tagItemPresence('post:7');

  expect(tagged()).toEqual(['shown:posts', 'empty:music', 'empty:term-posts:5', 'shown:post:7']);
});

it('fails a build when a list is empty, but not when a part of a list is', async () => {
  const { tagListPresence, tagSublistPresence } = await freshModule('phase-production-build');

  await expect(tagListPresence('posts', 0)).rejects.toThrow(
    'During a build, the list must not be empty: “posts”',
  );
  await expect(tagListPresence('posts', 1)).resolves.toBeUndefined();
  await expect(tagSublistPresence('term-posts:5', 0)).resolves.toBeUndefined();
});
