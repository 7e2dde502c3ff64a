import { comesBack } from '../support/loaded-tab';
import { pages } from '../support/pages';
import { expect, test } from './support/test';

test('every type of page comes back from the back/forward cache', async ({ view }) => {
  test.setTimeout(300_000);
  const missed: string[] = [];
  for (const path of pages) {
    await view.goto(path);
    const untilBack = () => expect.poll(() => view.path()).toBe(path);
    if (!(await comesBack(view, path, untilBack))) missed.push(path);
  }
  expect(missed).toEqual([]);
});
