import { stack } from './environment';
import { expect } from './test';

/** A tab in which a function can be run. */
type Tab = { evaluate(run: () => string | number | boolean | void): Promise<unknown> };

/** Waits until the tab shows this page of the site, completely loaded. */
export async function untilAt(tab: Tab, path: string): Promise<void> {
  await expect
    .poll(() =>
      tab.evaluate(() => (document.readyState === 'complete' ? location.href : '')).catch(() => ''),
    )
    .toBe(stack.siteUrl + path);
}

/** Waits until the page has loaded nothing for half a second. Firefox does not keep a page that is still loading. */
export async function untilIdle(tab: Tab): Promise<void> {
  let count: unknown;
  await expect
    .poll(
      async () => {
        const before = count;
        count = await tab.evaluate(() => performance.getEntriesByType('resource').length);
        return count === before;
      },
      { intervals: [500] },
    )
    .toBe(true);
}

/**
 * Leaves the page that the tab shows, and goes back to it. Returns whether it is still the same document.
 *
 * @param untilBack waits until the tab shows the page again
 */
export async function comesBack(
  tab: Tab & { goto(path: string): Promise<void> },
  path: string,
  untilBack = () => untilAt(tab, path),
): Promise<boolean> {
  await tab.evaluate(() => void Object.assign(window, { isSame: true }));
  await tab.goto('/disclaimer');
  await tab.evaluate(() => history.back());
  await untilBack();

  return (await tab.evaluate(() => 'isSame' in window)) === true;
}
