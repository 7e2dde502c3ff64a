import { DevToolsTab } from './support/devtools-tab';
import { untilAt } from './support/loaded-tab';
import { pages } from './support/pages';
import { expect, test } from './support/test';

// Playwright turns the back/forward cache of Chromium off, so this test controls a separate Chromium.
test('every type of page comes back from the back/forward cache', { tag: '@nightly' }, async () => {
  test.setTimeout(300_000);
  const tab = await DevToolsTab.open();
  const missed: string[] = [];
  try {
    for (const path of pages) {
      // A command of the test that arrives while a page is being frozen removes the page from the cache. That is
      // unlikely to happen twice.
      if ((await comesBack(tab, path)) || (await comesBack(tab, path))) continue;
      missed.push(`${path}: ${reasons(tab)}`);
    }
  } finally {
    await tab.close();
  }
  expect(missed).toEqual([]);
});

/** Leaves a page and goes back to it. Returns whether it is still the same document. */
async function comesBack(tab: DevToolsTab, path: string): Promise<boolean> {
  await tab.goto(path);
  await tab.evaluate(() => void Object.assign(window, { isSame: true }));
  await tab.goto('/disclaimer');
  await tab.evaluate(() => history.back());
  await untilAt(tab, path);

  return tab.evaluate(() => 'isSame' in window);
}

/** Why the browser has not used the cache for the last page. */
function reasons(tab: DevToolsTab): string {
  const last = tab.browser.events.findLast(
    ({ method }) => method === 'Page.backForwardCacheNotUsed',
  );
  const found = (last?.params.notRestoredExplanations ?? []) as { reason: string }[];
  return found.map(({ reason }) => reason).join(', ');
}
