import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';

import en from '../messages/en.json' with { type: 'json' };
import { expectAccessible, overflowOf, seeEverything, watchConsole } from './support/axe';
import { expectLook } from './support/look';
import { stack } from './support/environment';
import { expect, test } from './support/test';

const port = Number(new URL(stack.siteUrl).port) + 9;
const address = `http://localhost:${port}/styleguide`;

/** A second process of the same build, asked for the style guide. */
let server: ChildProcess;

test.describe('the style guide', () => {
  test.beforeAll(async ({ request }) => {
    const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
    server = spawn(process.execPath, [next, 'start', '-p', String(port)], {
      env: { ...process.env, NODE_ENV: 'production', STYLEGUIDE: '1', PORT: String(port) },
      stdio: 'ignore',
    });
    await expect
      .poll(
        () =>
          request.get(address).then(
            (each) => each.status(),
            () => 0,
          ),
        { timeout: 30_000 },
      )
      .toBe(200);
  });

  test.afterAll(() => {
    server.kill();
  });

  test('is not served unless a setting asks for it, nor kept', async ({ request }) => {
    expect((await request.get('/styleguide')).status()).toBe(404);
  });

  for (const width of [390, 1440]) {
    test(`shows every component, accessible, at ${width} px`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 900 });
      const expectSilence = watchConsole(page);
      await page.goto(address);
      await seeEverything(page);
      // It shows one section in each of its states, by the same name.
      await expectAccessible(page, ['landmark-unique']);
      expect(await overflowOf(page)).toBe(0);
      expectSilence();
    });

    test(`looks as it did at ${width} px`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await seeEverything(page);
      await expectLook(page, `styleguide-${width}`, { full: true });
    });
  }

  test('shows nothing where there is nothing to show', async ({ page }) => {
    await page.goto(address);
    for (const [name, count] of [
      ['carousel-without-items', 0],
      ['carousel-with-one-item', 1],
      ['carousel-with-twelve-items', 1],
      ['news-without-posts', 0],
    ] as const) {
      await expect(page.locator(`[data-specimen=${name}] section`)).toHaveCount(count);
    }
    const single = page.locator('[data-specimen=carousel-with-one-item]');
    await expect(single.getByRole('button')).toHaveCount(0);
    const failed = page.locator('[data-specimen=events-cannot-be-had]');
    await expect(failed.getByRole('link', { name: en.home.events.all })).toBeVisible();
    await expect(failed.getByText(en.home.events.empty)).toHaveCount(0);
    await expect(page.locator('[data-specimen=no-events]')).toContainText(en.home.events.empty);
    await expect(page.getByRole('status')).toHaveText(en.home.events.loading);
  });
});
