import { pages } from '../support/pages';
import { expect, test } from './support/test';
import type { View } from './support/view';

test('every type of page comes back from the back/forward cache', async ({ view }) => {
  test.setTimeout(300_000);
  const missed: string[] = [];
  for (const path of pages) if (!(await comesBack(view, path))) missed.push(path);

  expect(missed).toEqual([]);
});

/** Leaves a page and goes back to it. Returns whether it is still the same document. */
async function comesBack(view: View, path: string): Promise<boolean> {
  await view.goto(path);
  await view.evaluate(() => void Object.assign(window, { isSame: true }));
  await view.goto('/disclaimer');
  await view.evaluate(() => history.back());
  await expect.poll(() => view.path()).toBe(path);

  return view.evaluate(() => 'isSame' in window);
}
