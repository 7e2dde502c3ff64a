import { expect, type APIRequestContext } from '@playwright/test';

import { besideBase } from '../../stack/system-tests/numbers.mjs';
import { previewPath } from '../../stack/system-tests/preview-path.mjs';
import { stack } from './environment';
import { timeUntilShown } from './site';
import { publishedPosts } from './wordpress';

const rounds = [1, 2, 3, 4, 5, 6, 7];

/**
 * How many times as long as the base an edit may take. On the machine of docs/performance.md, the first rendering of a
 * post takes 0.10 s, and an edit may take a second there.
 */
const budget = 10;

/** Whether durations are measured: in `npm run test:all`, which has the machine for itself, and not in `npm test`. */
export const measuresTime = process.env.TEST_SCOPE !== 'gate';

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Makes an edit, and waits until every page shows it. `npm run test:all` makes seven, prints their times beside those
 * of the base, and asserts that the median is within the budget.
 *
 * @param edit makes the edit, waits until every page shows it, and returns how many milliseconds that took, from the
 *   editor's click
 */
export async function expectPromptEdits(
  request: APIRequestContext,
  edit: (round: string) => Promise<number>,
): Promise<void> {
  if (!measuresTime) {
    await edit('1');
    return;
  }
  const times: number[] = [];
  const bases: number[] = [];
  for (const round of rounds) {
    bases.push(await baseTime(request));
    times.push(await edit(String(round)));
    // An editor pauses between two saves. Meanwhile the site renders the other pages that show the edit.
    await pause(2_000);
  }
  const { ratio, words } = besideBase(times, bases);
  console.log(`From the click to the last page: ${times.join(', ')} ms; ${words}`);

  expect(ratio, words).toBeLessThan(budget);
}

/**
 * The base of the budgets, in milliseconds: how long the site takes for a post that no cache has, with its request to
 * WordPress. An edit consists of such work. A preview is stored nowhere, so it is rendered each time.
 */
export async function baseTime(request: APIRequestContext): Promise<number> {
  const oldest = (await publishedPosts(request)).at(-1)!;
  const path = previewPath(oldest.id, stack.webhookSecret);
  const begun = Date.now();
  const response = await request.get(path);
  const time = Date.now() - begun;
  expect(response.status()).toBe(200);

  return time;
}

/** Waits until all pages show the words, and returns the milliseconds from `since` until the last one did. */
export async function timeUntilShownOnAll(
  request: APIRequestContext,
  { pages, ...what }: { pages: string[]; words: string; since: Date; within?: number },
): Promise<number> {
  let shown = 0;
  // One page after the other: each is requested every 40 ms until it shows the words. Doing so for all pages at once would
  // itself slow down the site.
  for (const path of pages) shown = await timeUntilShown(request, { path, ...what });

  return shown;
}
