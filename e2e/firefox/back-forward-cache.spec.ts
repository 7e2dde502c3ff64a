import { comesBack, untilIdle } from '../support/loaded-tab';
import { pages } from '../support/pages';
import { expect, test } from '../support/test';
import { FirefoxTab } from './support/firefox-tab';

// Firefox does not keep every page, whatever its type: about one in ten was loaded again. A page that prevents it is
// loaded again each time.
const tries = 5;

test('every type of page comes back from the back/forward cache', async () => {
  test.setTimeout(300_000);
  const tab = await FirefoxTab.open();
  const missed: string[] = [];
  try {
    for (const path of pages) {
      let isSame = false;
      for (let left = tries; left > 0 && !isSame; left -= 1) {
        await tab.goto(path);
        await untilIdle(tab);
        isSame = await comesBack(tab, path);
      }
      if (!isSame) missed.push(path);
    }
  } finally {
    await tab.close();
  }
  expect(missed).toEqual([]);
});
