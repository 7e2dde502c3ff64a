import { BidiTab } from '../support/bidi-tab';
import { pages } from '../support/pages';
import { expect, test } from '../support/test';

test('every type of page comes back from the back/forward cache', async () => {
  test.setTimeout(300_000);
  const tab = await BidiTab.open(process.env.FIREFOX_PATH!);
  const missed: string[] = [];
  try {
    for (const path of pages) if (!(await comesBack(tab, path))) missed.push(path);
  } finally {
    await tab.close();
  }
  expect(missed).toEqual([]);
});

/** Leaves a page and goes back to it. Is it the same document as before? */
async function comesBack(tab: BidiTab, path: string): Promise<boolean> {
  await tab.goto(path);
  await tab.evaluate('window.isSame = true');
  await tab.goto('/disclaimer');
  await tab.back(path);

  return (await tab.evaluate('"isSame" in window')) === true;
}
