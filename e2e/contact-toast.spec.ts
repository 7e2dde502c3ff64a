import en from '../messages/en.json' with { type: 'json' };
import { respondWith, fillIn, languages, openForm, sendButton, toastOf } from './support/contact';
import { expect, test } from './support/test';

test.describe('a toast', () => {
  test(
    'is announced politely, closes by itself after five seconds, and can be closed',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.clock.install();
      await openForm(page, '/contact');
      const place = page.getByRole('region', { name: en.toast.region });
      await expect(place).toHaveAttribute('aria-live', 'polite');
      await respondWith(page, (route) => route.abort());
      await fillIn(page, en);

      // From here on, the page's clock only moves when the test moves it.
      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      await sendButton(page).click();
      await expect
        .poll(() => page.clock.runFor(100).then(() => place.textContent()))
        .toContain(en.contact.failed.text);
      await page.clock.runFor(3_000);
      await expect(toastOf(page)).toHaveCount(1);
      await page.clock.runFor(3_000);
      await expect(toastOf(page)).toHaveCount(0);
      await page.clock.resume();

      await sendButton(page).click();
      await toastOf(page).getByRole('button', { name: en.toast.close }).press('Enter');
      await expect(toastOf(page)).toHaveCount(0, { timeout: 2_000 });
      await expect(sendButton(page)).toBeFocused();
    },
  );

  test('is replaced by a newer one', { tag: '@nightly' }, async ({ page }) => {
    await openForm(page, '/contact');
    const responses = [503, 429, 503];
    await respondWith(page, (route) => route.fulfill({ status: responses.shift(), json: {} }));
    await fillIn(page, en);
    for (const text of [en.contact.failed.text, en.contact.limited, en.contact.failed.text]) {
      await sendButton(page).click();
      await expect(toastOf(page)).toHaveCount(1);
      await expect(toastOf(page)).toContainText(text);
    }
  });

  for (const { path, words } of languages) {
    test(`covers only the header on a phone: ${path}`, { tag: '@nightly' }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openForm(page, path);
      await fillIn(page, words);
      for (const status of [503, 429]) {
        await respondWith(page, (route) => route.fulfill({ status, json: {} }));
        await sendButton(page).click();
        await expect(toastOf(page)).toHaveAttribute('data-mounted', 'true');
        await page.waitForTimeout(600);
        const [toast, header] = await Promise.all(
          [toastOf(page), page.getByRole('banner')].map((each) => each.boundingBox()),
        );
        expect(toast!.y).toBeGreaterThanOrEqual(0);
        expect(toast!.y + toast!.height).toBeLessThanOrEqual(header!.y + header!.height);
        expect(toast!.x + toast!.width).toBeLessThanOrEqual(390);
      }
    });
  }
});
