import type { Page } from '@playwright/test';

import { expect } from './test';

/**
 * Asserts the path of a tab that a click has just opened. Asks the tab itself: for one in the background, Playwright sometimes
 * misses in Firefox that it has left `about:blank`.
 */
export const expectPath = (tab: Page, path: string): Promise<void> =>
  expect.poll(() => tab.evaluate(() => location.pathname).catch(() => '')).toBe(path);
