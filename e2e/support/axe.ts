import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules of WCAG 2.2 AA, and axe's best practices. */
export const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Asserts that the page in its current state breaks no rule of WCAG 2.2 AA and none of axe's best practices. */
export async function expectAccessible(page: Page, except: string[] = []): Promise<void> {
  // On long pages thousands of checks pass, and axe would report each of them. Without legacy mode, axe would also send
  // the results to a second page that merges those of frames from other origins. There are no such frames here.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .disableRules(except);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);

  expect(found).toEqual([]);
}

/** Scrolls to the end like a visitor, so that everything is loaded and revealed, and then back to the top. */
export const scrollThroughPage = (page: Page): Promise<void> => page.evaluate(scrollThrough);

/** Does the same as `scrollThroughPage`. Runs in the page. */
export async function scrollThrough(): Promise<void> {
  // The browser gives no animation frames to a window that seems to be covered by another one. Then the timeout
  // replaces the frame.
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 500);
    });
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.75) {
    scrollTo({ top: y, behavior: 'instant' });
    // Parts that come into view in one frame are requested and revealed in the next.
    await frame();
  }
  // This waits only for the images within the width of the screen. Images beside the screen, in a row that scrolls
  // sideways, load later; images that are not displayed never load. An image that shows a smaller file, but has chosen
  // a larger one while it was off the screen, loads the larger one only when it is on the screen again. A complete
  // image is blank until it is decoded.
  const isInWidth = (image: HTMLImageElement) =>
    [...image.getClientRects()].some(({ left, right }) => right > 0 && left < innerWidth);
  const shown = [...document.images].filter(
    (image) => image.currentSrc && isInWidth(image) && (image.complete || !image.naturalWidth),
  );
  await Promise.race([
    Promise.allSettled(shown.map((image) => image.decode())),
    new Promise((resolve) => setTimeout(resolve, 20_000)),
  ]);
  scrollTo({ top: 0, behavior: 'instant' });
  await frame();
  for (const animation of document.getAnimations()) {
    const hasEnd = animation.effect?.getTiming().iterations !== Infinity;
    if (animation.timeline === document.timeline && hasEnd) animation.finish();
  }
  await frame();
}

/** The URLs of pictures that were requested and cannot be shown. Runs in the page. */
export async function brokenPictures(): Promise<string[]> {
  const blank = [...document.images].filter(
    (image) => image.currentSrc && image.complete && image.naturalWidth === 0,
  );
  // In Firefox an SVG without a width has a natural width of 0 too, but it can be decoded.
  const decoded = await Promise.allSettled(blank.map((image) => image.decode()));

  return blank
    .filter((_, index) => decoded[index]!.status === 'rejected')
    .map(({ currentSrc }) => currentSrc);
}

/**
 * Records what the page writes to the console. The function it returns fails the test on any error or warning. If it
 * gets the URL of a page that is a 404, the browser may report the status of this page, but of nothing else.
 */
export function watchConsole(page: Page): (missing?: string) => void {
  const lines: { text: string; about?: string }[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      lines.push({ text: message.text(), about: message.location().url });
  });
  page.on('pageerror', (error) => lines.push({ text: error.message }));

  return (missing) => {
    const isExpected = ({ text, about }: (typeof lines)[number]) =>
      about === missing && /^Failed to load resource: .* 404 /.test(text);
    expect(lines.filter((line) => !isExpected(line)).map(({ text }) => text)).toEqual([]);
  };
}

/** By how many pixels the page is wider than the screen. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
