import { randomUUID } from 'node:crypto';

import en from '../messages/en.json' with { type: 'json' };
import {
  fillIn,
  languages,
  openForm,
  sendButton,
  toastOf,
  valuesIn,
  expectedValues,
} from './support/contact';
import { mailsWith, storedMessages } from './support/contact-delivery';
import { nightlyVariant } from './support/nightly';
import { expect, test } from './support/test';

async function expectArrivedOnce(mark: string, locale: string): Promise<void> {
  await expect.poll(() => mailsWith(mark)).toHaveLength(1);
  expect(await storedMessages(mark)).toMatchObject([
    { state: 'received', mail_state: 'sent', locale },
  ]);
}

for (const { path, thanks, locale, words } of languages) {
  test(
    `a message sent on ${path} arrives, and the form is empty again`,
    nightlyVariant(path, true),
    async ({ page }) => {
      const mark = randomUUID();
      await openForm(page, path);
      await fillIn(page, words, mark);
      await sendButton(page).dblclick();

      await expect(toastOf(page)).toContainText(words.contact.sent.title);
      await expect(toastOf(page)).toContainText(words.contact.sent.text);
      expect((await valuesIn(page)).join('')).toBe('');
      await expect(sendButton(page)).toHaveText(words.contact.submit);
      await expectArrivedOnce(mark, locale);
      await page.reload();
      expect((await valuesIn(page)).join('')).toBe('');
    },
  );

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(
      `a message sent on ${path} arrives, and the visitor sees the thank-you page`,
      nightlyVariant(path, false),
      async ({ page }) => {
        const mark = randomUUID();
        await page.goto(path);
        await fillIn(page, words, mark);
        await sendButton(page).click();

        await expect(page).toHaveURL(thanks);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.contact.sent.title);
        await expectArrivedOnce(mark, locale);
      },
    );

    // In Firefox, Playwright appends to an email field instead of replacing its text.
    const title = `an error that the browser misses on ${path} is shown on a page with the filled form`;
    const tag = locale === 'de' ? '@chromium' : ['@chromium', '@nightly'];
    test(title, { tag }, async ({ page }) => {
      const mark = randomUUID();
      const { contact } = words;
      await page.goto(path);
      await fillIn(page, words, mark);
      await page.getByRole('textbox', { name: contact.fields.email }).fill('ilse@riverside');
      await sendButton(page).click();

      await expect(page).toHaveTitle(new RegExp(`^${contact.failed.title}: `));
      const summary = page.getByRole('alert');
      await expect(summary).toContainText(contact.summary.title);
      await expect(summary).toBeFocused();
      const email = page.getByRole('textbox', { name: contact.fields.email });
      await expect(email).toHaveAccessibleDescription(contact.errors.emailInvalid);
      await summary.getByRole('link', { name: contact.errors.emailInvalid }).click();
      await expect(email).toBeFocused();
      await email.fill('ilse@riverside.example');
      await sendButton(page).click();

      await expect(page).toHaveURL(thanks);
      await expectArrivedOnce(mark, locale);
      const [mail] = await mailsWith(mark);
      expect(mail!.text).toContain(expectedValues(mark).at(-1));
    });
  });
}

// In Firefox, Playwright does not pass on what a form has posted.
test(
  'a message whose response is lost stays in the form, and is stored once when sent again after a reload',
  { tag: '@chromium' },
  async ({ page }) => {
    const mark = randomUUID();
    await openForm(page, '/contact');
    await fillIn(page, en, mark);
    await page.route('**/api/contact', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await sendButton(page).click();
    await expect(toastOf(page)).toContainText(en.contact.failed.text);
    expect(await valuesIn(page)).toEqual(expectedValues(mark));

    await page.unroute('**/api/contact');
    await page.reload();
    await expect(page.locator('[data-sent-by="script"]')).toBeAttached();
    expect(await valuesIn(page)).toEqual(expectedValues(mark));
    await sendButton(page).click();
    await expect(toastOf(page)).toContainText(en.contact.sent.title);
    await expectArrivedOnce(mark, 'en');
  },
);
