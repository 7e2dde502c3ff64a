import type { Page } from '@playwright/test';

import { expect } from './test';

/** How often the path is read before the tab is reloaded. */
const patience = 4;

/**
 * Asserts the path of a tab that a click has just opened. Reads the path in the tab itself: in Firefox, Playwright
 * sometimes does not notice that a background tab has left `about:blank`. A reload makes it look again, and leaves a tab
 * that is blank indeed as it is.
 */
export async function expectPath(tab: Page, path: string): Promise<void> {
  let reads = 0;
  const read = async () => {
    reads += 1;
    const found = await tab.evaluate(() => location.pathname).catch(() => '');
    if (found !== path && reads > patience) await tab.reload().catch(() => null);
    return found;
  };
  await expect.poll(read, { timeout: 30_000, intervals: [250, 500, 1_000, 2_000] }).toBe(path);
}
