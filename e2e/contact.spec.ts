import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

import en from '../messages/en.json' with { type: 'json' };
import {
  fillIn,
  formOf,
  languages,
  nothing,
  openForm,
  sendButton,
  toastOf,
  written,
  writtenIn,
} from './support/contact';

for (const { path, thanks, words } of languages) {
  const { contact } = words;

  test(`a message from ${path} arrives, and the form is ready for another`, async ({ page }) => {
    await openForm(page, path);
    await fillIn(page, words, randomUUID());
    const answered = page.waitForResponse('**/api/contact');
    await sendButton(page).dblclick();
    expect((await answered).status()).toBe(200);
    await expect(toastOf(page)).toContainText(contact.sent.title);
    await expect(toastOf(page)).toContainText(contact.sent.text);
    await expect(toastOf(page)).toHaveAttribute('data-type', 'success');
    expect(await writtenIn(page)).toEqual(nothing);
    await expect(sendButton(page)).toHaveText(contact.submit);
    await expect(formOf(page).locator('[id$=-error]:visible')).toHaveCount(0);

    await page.reload();
    expect(await writtenIn(page)).toEqual(nothing);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`a message from ${path} leads to the thanks`, async ({ page }) => {
      await page.goto(path);
      await fillIn(page, words, randomUUID());
      const answered = page.waitForResponse('**/api/contact');
      await sendButton(page).click();
      expect((await answered).status()).toBe(303);
      await expect(page).toHaveURL(thanks);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.sent.title);
    });

    test(`a message from ${path} that has faults comes back with what was written`, async ({
      page,
    }) => {
      await page.goto(path);
      await fillIn(page, words);
      await page.locator('#contact-firstName').fill('   ');
      await page.locator('#contact-email').fill('ilse@riverside');
      const answered = page.waitForResponse('**/api/contact');
      await sendButton(page).click();
      expect((await answered).status()).toBe(422);
      await expect(page.locator('html')).toHaveAttribute('lang', path === '/contact' ? 'en' : 'de');
      await expect(formOf(page).locator('[id$=-error]:visible')).toHaveText([
        contact.errors.firstNameRequired,
        contact.errors.emailInvalid,
      ]);
      await expect(formOf(page).getByRole('alert')).toContainText(contact.summary.title);
      const [title, , lastName, , ...rest] = written();
      expect(await writtenIn(page)).toEqual([title, '   ', lastName, 'ilse@riverside', ...rest]);

      await page.locator('#contact-firstName').fill('Ilse');
      await page.locator('#contact-email').fill('ilse@riverside.example');
      await page.locator('#contact-message').fill(randomUUID());
      await sendButton(page).click();
      await expect(page).toHaveURL(thanks);
    });
  });
}

test('a message that was cut off is sent again as the same one', async ({ page }) => {
  await openForm(page, '/contact');
  await fillIn(page, en, randomUUID());
  const sent: string[] = [];
  await page.route('**/api/contact', async (route) => {
    sent.push(route.request().postData()!);
    // It arrives, but the visitor never hears of it.
    await route.fetch();
    await route.abort();
  });
  await sendButton(page).click();
  await expect(toastOf(page)).toContainText(en.contact.failed.text);
  await page.unroute('**/api/contact');
  const again = page.waitForRequest('**/api/contact');
  await sendButton(page).click();
  expect((await again).postData()).toBe(sent[0]);
  await expect(toastOf(page)).toContainText(en.contact.sent.title);
});
