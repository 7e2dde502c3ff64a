import type { Page } from '@playwright/test';

/** Adds rules to a page whose policy allows no style but its own: a sheet that is built by script is no inline one. */
export async function addStyle(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}
