import type { Page } from '@playwright/test';

/**
 * Adds style rules to a page. Its Content-Security-Policy blocks inline styles, but not a style sheet that a script
 * constructs.
 */
export async function addStyle(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}
