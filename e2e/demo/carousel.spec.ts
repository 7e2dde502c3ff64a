import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import { currentSlide, picturesToCome } from '../support/carousel';
import { expect, test, type Page } from '../support/test';

const controls = en.home.carouselControls;
const row = (page: Page) => page.getByRole('region', { name: en.home.carousel });
const dot = (page: Page, number: number) =>
  row(page).getByRole('button', { name: controls.goTo.replace('{number}', String(number)) });
const current = (page: Page) => page.evaluate(currentSlide);

/** Waits until the row of slides has stopped moving. */
async function untilStill(page: Page) {
  const place = () =>
    page.locator('.carousel-track').evaluate((track) => getComputedStyle(track).transform);
  let before = '';
  await expect
    .poll(async () => {
      const now = await place();
      const isStill = now === before;
      before = now;
      return isStill;
    })
    .toBe(true);
}

async function openHome(page: Page) {
  await page.goto('/');
  await expect(row(page).getByRole('button', { name: controls.next })).toBeVisible();
}

/** Opens the home page with its clock stopped: its timers run when the test lets time pass. */
async function openHomeInStoppedTime(page: Page) {
  await page.clock.install();
  await openHome(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

test.describe('the carousel', () => {
  test(
    'shows every slide with its date, its link and its size',
    { tag: '@nightly' },
    async ({ page }) => {
      await openHome(page);
      const slides = row(page).getByRole('listitem');
      await expect(slides).toHaveCount(4);
      await expect(slides.first()).toContainText('Nov 12, 2026');
      const outside = slides.first().getByRole('link');
      await expect(outside).toHaveAttribute('target', '_blank');
      await expect(outside).toHaveAttribute('rel', /noopener/);
      await expect(slides.nth(1).getByRole('link')).not.toHaveAttribute('target');

      const ratio = (box: { width: number; height: number } | null) => box!.width / box!.height;
      expect(ratio(await slides.first().boundingBox())).toBeCloseTo(4 / 5, 1);
      const part =
        (await row(page).boundingBox())!.width / (await slides.first().boundingBox())!.width;
      expect(part).toBeGreaterThan(3.3);
      expect(part).toBeLessThan(4);
      await page.setViewportSize({ width: 390, height: 844 });
      expect((await slides.first().boundingBox())!.width).toBe(280);
    },
  );

  test(
    'is German on the German page, and links to German pages',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto('/de');
      const links = page.getByRole('region', { name: de.home.carousel }).getByRole('link');
      const hrefs = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));

      expect(hrefs.filter((href) => href?.startsWith('/'))).toEqual([
        ...['/de/veranstaltungen', '/de/musik', '/de/veranstaltungen'],
      ]);
      const slide = page
        .getByRole('region', { name: de.home.carousel })
        .getByRole('listitem')
        .first();
      await expect(slide).toContainText('Deine eigene Soul Song Journey');
      await expect(slide.getByRole('link')).toContainText('Journey buchen');
      await expect(slide.locator('[lang]')).toHaveCount(0);
    },
  );

  test('advances by itself every three seconds, and from the last slide to the first', async ({
    page,
  }) => {
    await openHomeInStoppedTime(page);
    let place = await current(page);
    // The first three seconds began before the clock stopped.
    for (let passed = 0; (await current(page)) === place && passed <= 3_000; passed += 100) {
      await page.clock.runFor(100);
    }
    for (let move = 0; move < 5; move += 1) {
      place = (place % 4) + 1;
      expect(await current(page)).toBe(place);
      await page.clock.runFor(2_800);
      expect(await current(page)).toBe(place);
      await page.clock.runFor(200);
    }
  });

  test(
    'stops while the pointer is on it, and for three seconds after a click',
    { tag: '@nightly' },
    async ({ page }) => {
      await openHomeInStoppedTime(page);
      await page.locator('.carousel-window').hover();
      const before = await current(page);
      await page.clock.runFor(4_500);
      expect(await current(page)).toBe(before);

      await row(page).getByRole('button', { name: controls.next }).click();
      await page.clock.runFor(2_800);
      expect(await current(page)).toBe((before % 4) + 1);
      await page.clock.runFor(300);
      expect(await current(page)).toBe(((before + 1) % 4) + 1);
    },
  );

  test(
    'stays while the control in the footer stops all motion',
    { tag: '@nightly' },
    async ({ page }) => {
      await openHomeInStoppedTime(page);
      const control = page.getByRole('checkbox', { name: en.footer.stopMotion });
      await control.check();
      await control.blur();
      await row(page).scrollIntoViewIfNeeded();
      const place = await current(page);
      await page.clock.runFor(9_000);
      expect(await current(page)).toBe(place);
      await expect(row(page).getByRole('button', { name: controls.pause })).toBeHidden();

      await control.uncheck();
      await control.blur();
      await page.clock.runFor(3_100);
      expect(await current(page)).toBe((place % 4) + 1);
    },
  );

  test('can be paused and played', { tag: '@nightly' }, async ({ page }) => {
    await openHomeInStoppedTime(page);
    await row(page).getByRole('button', { name: controls.pause }).click();
    await page.mouse.move(0, 0);
    const before = await current(page);
    await page.clock.runFor(4_500);
    expect(await current(page)).toBe(before);
    await row(page).getByRole('button', { name: controls.play }).click();
    await page.clock.runFor(3_100);
    expect(await current(page)).toBe((before % 4) + 1);
  });

  test('moves the shortest way to the slide of a dot, and announces it', async ({ page }) => {
    await openHome(page);
    await row(page).getByRole('button', { name: controls.pause }).click();
    await dot(page, 1).click();
    await expect.poll(() => current(page)).toBe(1);
    await untilStill(page);
    await page.evaluate(() => {
      const track = document.querySelector('.carousel-track')!;
      const x = () => new DOMMatrix(getComputedStyle(track).transform).e;
      const path: number[] = [];
      Object.assign(window, { path });
      setInterval(() => path.push(x()), 16);
    });
    await dot(page, 4).click();
    await expect.poll(() => current(page)).toBe(4);
    await untilStill(page);
    const path = await page.evaluate(() => (window as unknown as { path: number[] }).path);
    const last = path.at(-1)!;
    const jumped = path.find((x) => x < last - 1)!;
    expect(jumped).toBeLessThan(last);
    expect(await current(page)).toBe(4);
    await expect(row(page).locator('[aria-live]')).toContainText('4');
  });

  const nightly = { tag: '@nightly' };

  test('has the pictures of the slides that come next', nightly, async ({ page }) => {
    await openHome(page);
    await row(page).getByRole('button', { name: controls.pause }).click();
    for (let move = 0; move < 6; move += 1) {
      await expect.poll(() => page.evaluate(picturesToCome)).toEqual(Array(3).fill('loaded'));
      await row(page).getByRole('button', { name: controls.next }).click();
      await page.waitForTimeout(900);
    }
  });

  test(
    'follows the arrow keys, and shows the slide that has the focus',
    { tag: '@nightly' },
    async ({ page }) => {
      await openHome(page);
      await row(page).getByRole('list').focus();
      const before = await current(page);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => current(page)).toBe((before % 4) + 1);
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => current(page)).toBe(before);
      for (const index of [0, 3]) {
        const link = row(page).getByRole('listitem').nth(index).getByRole('link');
        await link.focus();
        await expect(link).toBeInViewport({ ratio: 1 });
      }
    },
  );

  // In Firefox, the preference for reduced motion comes from playwright.config.ts.
  test(
    'does not move by itself when the visitor prefers reduced motion',
    { tag: '@reduced-motion' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openHomeInStoppedTime(page);
      await page.clock.runFor(4_500);
      expect(await current(page)).toBe(1);
      await row(page).getByRole('button', { name: controls.next }).click();
      await expect.poll(() => current(page)).toBe(2);
    },
  );

  test('does not move by itself while the tab is hidden', { tag: '@nightly' }, async ({ page }) => {
    await openHomeInStoppedTime(page);
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
    const before = await current(page);
    await page.clock.runFor(4_500);
    expect(await current(page)).toBe(before);
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    // Only the DevTools protocol sends touches.
    test('can be swiped', { tag: ['@chromium', '@nightly'] }, async ({ page }) => {
      // While the clock is stopped, the carousel does not move by itself.
      await openHomeInStoppedTime(page);
      const box = (await page.locator('.carousel-window').boundingBox())!;
      const before = await current(page);
      const session = await page.context().newCDPSession(page);
      const at = (x: number) => [{ x, y: box.y + 150 }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(330) });
      for (let x = 320; x >= 80; x -= 20) {
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) });
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect.poll(() => current(page), { timeout: 2_000 }).toBe((before % 4) + 1);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a row to scroll, with every slide once and without buttons', async ({ page }) => {
      await page.goto('/');
      await expect(row(page).getByRole('listitem')).toHaveCount(4);
      await expect(row(page).getByRole('button')).toHaveCount(0);
      await row(page).getByRole('listitem').last().getByRole('link').focus();
      await expect(row(page).getByRole('listitem').last().getByRole('link')).toBeInViewport();
    });
  });
});
