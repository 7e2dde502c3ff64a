import { site } from '../lib/site';
import en from '../messages/en.json' with { type: 'json' };
import de from '../messages/de.json' with { type: 'json' };
import { expectAccessible, watchConsole } from './support/axe';
import { heardLoudness, heardSamples, pitchNear, rememberSound } from './support/audio-output';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

type Words = typeof en;

const nameOf = (hz: (typeof site.tones)[number], { home, player }: Words) =>
  player.tone.replace('{name}', `${hz} ${home.frequency.unit}, ${home.frequency.tones[hz]}`);

const toneButton = (page: Page, hz: (typeof site.tones)[number], words: Words = en) =>
  page.getByRole('button', { name: nameOf(hz, words), exact: true });

const figure = (page: Page) => page.locator('.tone-figure');

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  args: { name?: string };
  /** CPU time, in microseconds. */
  tdur?: number;
};

/** How many seconds of processor time the main threads of pages used. Elapsed time would also count other programs. */
function busySeconds(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const isMain = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && args.name === 'CrRendererMain';
  const main = new Set(traceEvents.filter(isMain).map(threadOf));
  const tasks = traceEvents.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && main.has(threadOf(event)),
  );
  expect(tasks.length).toBeGreaterThan(0);

  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1e6;
}

async function openBanner(page: Page, path = '/', words: Words = en): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { name: words.home.frequency.title }).scrollIntoViewIfNeeded();
  await expect(toneButton(page, site.tones[0], words)).toBeVisible();
}

test(
  'each number sounds at its frequency to a tenth of a hertz, one at a time',
  { tag: '@nightly' },
  async ({ page }) => {
    const expectQuietConsole = watchConsole(page);
    await rememberSound(page);
    await openBanner(page);
    expect(await heardLoudness(page)).toBe(0);

    for (const hz of site.tones) {
      await toneButton(page, hz).click();
      await expect(toneButton(page, hz)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
      await expect.poll(() => heardLoudness(page)).toBeGreaterThan(0.1);
      const heard = await heardSamples(page);
      const first = pitchNear(Number(hz), heard);
      const second = pitchNear(2 * Number(hz), heard);

      expect(Math.abs(first.hz - Number(hz))).toBeLessThan(0.1);
      expect(first.strength).toBeGreaterThan(5 * second.strength);
      expect(second.strength).toBeGreaterThan(0);
    }
    await expect(figure(page)).toHaveCount(1);
    await expect(figure(page)).toHaveAttribute('aria-hidden', 'true');

    await page.getByRole('button', { pressed: true }).click();
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
    await expect.poll(() => heardLoudness(page)).toBeLessThan(0.001);
    await expect(figure(page)).toHaveCount(0);
    expectQuietConsole();
  },
);

test('a tone fades in and out', { tag: '@nightly' }, async ({ page }) => {
  await rememberSound(page);
  await openBanner(page);
  const button = toneButton(page, site.tones[0]);
  await button.click();
  await expect.poll(() => heardLoudness(page)).toBeGreaterThan(0);
  const soft = await heardLoudness(page);
  await page.waitForTimeout(3_000);
  const full = await heardLoudness(page);
  expect(soft).toBeLessThan(full / 2);

  await button.click();
  const loudnesses: number[] = [];
  await expect
    .poll(async () => loudnesses[loudnesses.push(await heardLoudness(page)) - 1])
    .toBeLessThan(0.001);
  // The tone must not stop abruptly: there must be steps between full loudness and silence.
  const between = loudnesses.filter((each) => each > 0.02 * full && each < 0.9 * full);
  expect(between.length).toBeGreaterThan(1);
  expect(between).toEqual(between.toSorted((one, other) => other - one));
});

test(
  'a tone is played and stopped with the keyboard, and a track stops it',
  { tag: '@nightly' },
  async ({ page }) => {
    await openBanner(page, '/de', de);
    const button = toneButton(page, site.tones[1], de);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Space');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');

    // A player or tone that starts sends a message to all tabs.
    await page.evaluate(() => new BroadcastChannel('sound').postMessage('begins'));
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
);

test(
  'a tone that is started again can be stopped after the first one has faded out',
  { tag: '@nightly' },
  async ({ page }) => {
    await rememberSound(page);
    await openBanner(page);
    const button = toneButton(page, site.tones[0]);
    await button.click();
    await expect(figure(page)).toHaveCount(1);
    await button.click();
    await button.click();
    await expect(figure(page)).toHaveCount(2);
    // The figure of the first tone is removed when this tone has ended.
    await expect(figure(page)).toHaveCount(1);
    await expect(button).toHaveAttribute('aria-pressed', 'true');

    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(figure(page)).toHaveCount(0);
    await expect.poll(() => heardLoudness(page)).toBeLessThan(0.001);
  },
);

/** How many pictures of the figure are animated. */
const motions = (page: Page) =>
  figure(page).evaluate(
    (each) => [...each.children].flatMap((picture) => picture.getAnimations()).length,
  );

test('the figure of a tone moves', { tag: '@nightly' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openBanner(page);
  await toneButton(page, site.tones[0]).click();
  await expect(figure(page).locator('canvas')).toHaveCount(9);

  expect(await motions(page)).toBe(9);
});

test(
  'the figure of a tone does not move with reduced motion',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openBanner(page);
    await toneButton(page, site.tones[0]).click();
    await expect(figure(page).locator('canvas')).toHaveCount(1);
    await page.waitForTimeout(500);

    await expect(figure(page).locator('canvas')).toHaveCount(1);
    expect(await motions(page)).toBe(0);
  },
);

test(
  'while the figure of a tone moves, the main thread has little to do',
  { tag: '@nightly' },
  async ({ page, browser }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openBanner(page);
    await toneButton(page, site.tones[2]).click();
    await expect(figure(page).locator('canvas')).toHaveCount(9);
    await page.waitForTimeout(1_000);
    await browser.startTracing(page, { categories: ['toplevel'] });
    await page.waitForTimeout(5_000);

    expect(busySeconds(await browser.stopTracing()) / 5).toBeLessThan(0.05);
  },
);

test('a tone ends by itself after half a minute', { tag: '@nightly' }, async ({ page }) => {
  await rememberSound(page);
  await openBanner(page);
  await toneButton(page, site.tones[2]).click();
  await page.waitForTimeout(25_000);
  expect(await heardLoudness(page)).toBeGreaterThan(0.1);
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0, { timeout: 7_000 });
  await expect.poll(() => heardLoudness(page)).toBeLessThan(0.001);
});

for (const { path, words } of [
  { path: '/', words: en },
  { path: '/de', words: de },
]) {
  test(`${path} is accessible while a tone sounds`, { tag: '@nightly' }, async ({ page }) => {
    await openBanner(page, path, words);
    await toneButton(page, site.tones[1], words).click();
    await expect(figure(page).locator('canvas').first()).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe('without JavaScript', { tag: '@nightly' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the numbers are words', async ({ page }) => {
    await page.goto('/');
    const section = page.getByRole('region', { name: en.home.frequency.title });

    for (const hz of site.tones) await expect(section.getByText(hz, { exact: true })).toBeVisible();
    await expect(section.getByRole('button')).toHaveCount(0);
  });
});
