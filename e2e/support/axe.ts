import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Asserts that the page, as it is now, breaks no rule of WCAG 2.2 AA and none of axe's best practices. */
export async function expectAccessible(page: Page, except: string[] = []): Promise<void> {
  // What passes is counted in its thousands on the long pages, and would all be written down, or carried to a second page
  // that sums up what each frame of another origin said: there are none.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .disableRules(except);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);

  expect(found).toEqual([]);
}

/** Scrolls to the end as a visitor would, so that everything is loaded and revealed, and back up. */
export async function seeEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A window that the browser takes for covered gets no frames at all.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 500);
      });
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.75) {
      scrollTo({ top: y, behavior: 'instant' });
      // What a frame shows is asked for, and revealed, in the next.
      await frame();
    }
    const soon = (all: Promise<unknown>[], limit: number) =>
      Promise.race([Promise.allSettled(all), new Promise((resolve) => setTimeout(resolve, limit))]);
    const loading = [...document.images].filter(
      // What lies beyond the edge of a row has no address yet: it loads when it comes in. What is not displayed never does.
      (image) => !image.complete && image.currentSrc && image.getClientRects().length > 0,
    );
    await soon(
      loading.map((image) => image.decode()),
      5_000,
    );
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline === document.timeline && effect?.getTiming().iterations !== Infinity,
      );
    await soon(
      ending.map((each) => each.finished),
      3_000,
    );
  });
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
