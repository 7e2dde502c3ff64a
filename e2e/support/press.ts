import type { Page } from '@playwright/test';

/** Opens what the long lists of the press page do not show at first. */
export async function openLaterEntries(page: Page) {
  for (const summary of await page.locator('main section[id] summary').all()) {
    await summary.press('Enter');
  }
}
