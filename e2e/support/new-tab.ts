import type { Page } from '@playwright/test';

import { expect } from './test';

/**
 * Asserts the path of a tab that a click has just opened. Reads the path in the tab itself: in Firefox, Playwright
 * sometimes does not notice that a background tab has left `about:blank`.
 */
export const expectPath = (tab: Page, path: string): Promise<void> =>
  expect.poll(() => tab.evaluate(() => location.pathname).catch(() => '')).toBe(path);
