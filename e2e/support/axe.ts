import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Asserts that the page, as it is now, breaks no rule of WCAG 2.2 AA and none of axe's best practices. */
export async function expectAccessible(page: Page, except: string[] = []): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(rules).disableRules(except);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);

  expect(found).toEqual([]);
}

/** Scrolls to the end as a visitor would, so that everything is loaded and revealed, and back up. */
export async function seeEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    const loaded = [...document.images]
      // The slides beyond the edge of the carousel load when they come in.
      .filter((image) => !image.complete && !image.closest('.carousel-slide'))
      .map((image) => image.decode().catch(() => undefined));
    await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, 5_000))]);
    scrollTo({ top: 0, behavior: 'instant' });
  });
  // The last reveals are still fading in.
  await page.waitForTimeout(1_500);
}

/** Fails the test when the page writes an error or a warning to the console. */
export function watchConsole(page: Page): () => void {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(error.message));

  return () => expect(lines).toEqual([]);
}

/** By how many pixels the page is wider than the screen. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
