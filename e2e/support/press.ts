import type { Page } from '@playwright/test';

/** Opens the parts of the press page's long lists that are closed at first. */
export async function openLaterEntries(page: Page) {
  for (const summary of await page.locator('main section[id] summary').all()) {
    await summary.press('Enter');
  }
}
