import { content } from './support/content';
import { DevToolsTab } from './support/devtools-tab';
import { comesBack, untilAt } from './support/loaded-tab';
import { pages } from './support/pages';
import { expect, isHydrated, test } from './support/test';

// Playwright turns the back/forward cache of Chromium off, so this test controls a separate Chromium.
test('every type of page comes back from the back/forward cache', { tag: '@nightly' }, async () => {
  test.setTimeout(300_000);
  const tab = await DevToolsTab.open();
  const missed: string[] = [];
  try {
    for (const path of pages) {
      await tab.goto(path);
      // A command of the test that arrives while a page is being frozen removes the page from the cache. That is
      // unlikely to happen twice.
      if ((await comesBack(tab, path)) || (await comesBack(tab, path))) continue;
      missed.push(`${path}: ${reasons(tab)}`);
    }
  } finally {
    await tab.close();
  }
  expect(missed).toEqual([]);
});

test(
  'the player of a page that comes back continues where the page before it was',
  { tag: '@nightly' },
  async () => {
    const tab = await DevToolsTab.open();
    try {
      // As above: a command of the test may remove the page from the cache.
      const left = (await playOnTwoPages(tab)) ?? (await playOnTwoPages(tab));
      expect(left, reasons(tab)).not.toBeNull();
      await expect.poll(() => tab.evaluate(seconds)).toBeGreaterThan((left ?? 0) + 1);
    } finally {
      await tab.close();
    }
  },
);

/**
 * Plays and pauses a release, plays it on another page, and goes back. Returns the position of the player on the other
 * page, in seconds, or null if the first page was loaded again.
 */
async function playOnTwoPages(tab: DevToolsTab): Promise<number | null> {
  const release = `/music/${content.release}`;
  const click = async (css: string) => tab.clickAt(await tab.pointAt(css));
  await tab.goto(release);
  await expect.poll(() => tab.evaluate(isHydrated)).toBe(true);
  await tab.evaluate(() => void Object.assign(window, { isSame: true }));
  if (await tab.evaluate(isPlaying)) await click('main .play');
  const before = await tab.evaluate(seconds);
  await click('main .play');
  await expect.poll(() => tab.evaluate(seconds)).toBeGreaterThan(before);
  await click('main .play');
  await expect.poll(() => tab.evaluate(isPlaying)).toBe(false);

  await tab.goto('/disclaimer');
  await expect.poll(() => tab.evaluate(seconds)).toBeGreaterThan(0);
  const paused = await tab.evaluate(seconds);
  await expect.poll(() => tab.evaluate(isMoving)).toBe(false);
  await click('.player-toggle');
  await expect.poll(() => tab.evaluate(seconds)).toBeGreaterThan(paused);

  const left = await tab.evaluate(seconds);
  await tab.evaluate(() => history.back());
  await untilAt(tab, release);
  return (await tab.evaluate(() => 'isSame' in window)) ? left : null;
}

/** The position of the player, in seconds. 0 without a player. Runs in the page, as the next two functions do. */
const seconds = () =>
  Number(document.querySelector<HTMLInputElement>('.player-position input')?.value ?? 0);

const isPlaying = () => document.querySelector('main .play[data-playing]') !== null;

/** Whether the player is still rising into view. */
const isMoving = () => document.querySelector('.player')?.getAnimations().length !== 0;

/** Why the browser has not used the cache for the last page. */
function reasons(tab: DevToolsTab): string {
  const last = tab.browser.events.findLast(
    ({ method }) => method === 'Page.backForwardCacheNotUsed',
  );
  const found = (last?.params.notRestoredExplanations ?? []) as { reason: string }[];
  return found.map(({ reason }) => reason).join(', ');
}
