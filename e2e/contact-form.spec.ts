import en from '../messages/en.json' with { type: 'json' };
import {
  respondWith,
  expectedValues,
  faultsOn,
  fillIn,
  formOf,
  languages,
  openForm,
  required,
  sendButton,
  toastOf,
  valuesIn,
  waitForFormScript,
} from './support/contact';
import { nightlyIfGerman } from './support/nightly';
import { expect, holdScripts, test, untilHydrated, type Route } from './support/test';

for (const { path, words, locale } of languages) {
  const { contact } = words;
  // The code is the same in both languages. So `npm test` runs two of these tests, each in one language.

  test.describe(`the form on ${path}`, () => {
    test(
      'says what is missing, at each field and in a summary, and focuses the first field',
      { tag: locale === 'en' ? '@nightly' : [] },
      async ({ page }) => {
        await openForm(page, path);
        await sendButton(page).click();
        await expect
          .poll(() => faultsOn(page))
          .toEqual(required.map((code) => contact.errors[code]));
        const summary = formOf(page).getByRole('alert');
        await expect(summary).toContainText(contact.summary.title);
        await expect(summary.getByRole('link')).toHaveText(
          required.map((code) => contact.errors[code]),
        );
        await expect(page.getByRole('radio', { name: contact.titles.Mr })).toBeFocused();
        const title = page.getByRole('radiogroup', { name: contact.fields.title });
        await expect(title).toHaveAccessibleDescription(contact.errors.titleRequired);
        await expect(title).toHaveAttribute('aria-invalid', 'true');
        const email = page.locator('#contact-email');
        await expect(email).toHaveAccessibleDescription(contact.errors.emailInvalid);
        await expect(email).toHaveAttribute('aria-invalid', 'true');

        await email.fill('ilse@riverside');
        await expect.poll(() => faultsOn(page)).toContain(contact.errors.emailInvalid);
        await email.fill('ilse@riverside.example');
        await expect(email).not.toHaveAttribute('aria-invalid');
        await expect(summary.getByRole('link')).toHaveCount(required.length - 1);
        await summary.getByRole('link', { name: contact.errors.messageRequired }).click();
        await expect(page.locator('#contact-message')).toBeFocused();
        await fillIn(page, words);
        await expect(summary).toBeHidden();
        await expect.poll(() => faultsOn(page)).toEqual([]);
      },
    );

    test(
      'says which field is too long, and cuts nothing off',
      { tag: '@nightly' },
      async ({ page }) => {
        await openForm(page, path);
        await fillIn(page, words);
        for (const [name, longest, code] of [
          ['firstName', 100, 'firstNameTooLong'],
          ['lastName', 100, 'lastNameTooLong'],
          ['phone', 50, 'phoneTooLong'],
          ['message', 2000, 'messageTooLong'],
        ] as const) {
          const field = page.locator(`#contact-${name}`);
          await field.fill('x'.repeat(longest + 1));
          await sendButton(page).click();
          await expect.poll(() => faultsOn(page)).toEqual([contact.errors[code]]);
          await expect(field).toBeFocused();
          await expect(field).toHaveValue('x'.repeat(longest + 1));
          await field.fill(` ${'x'.repeat(longest)} `);
          await expect.poll(() => faultsOn(page)).toEqual([]);
        }
      },
    );

    for (const [what, respond, text] of [
      ['the network fails', (route: Route) => route.abort(), contact.failed.text],
      [
        'the message cannot be stored',
        (route: Route) => route.fulfill({ status: 503, json: { error: 'Not now' } }),
        contact.failed.text,
      ],
      [
        'there were too many messages',
        (route: Route) => route.fulfill({ status: 429, json: { error: 'Too many' } }),
        contact.limited,
      ],
    ] as const) {
      const title = `loses nothing when ${what}, and sends it again as the same message`;
      test(title, { tag: '@nightly' }, async ({ page }) => {
        await openForm(page, path);
        const sent = await respondWith(page, respond);
        await fillIn(page, words);
        await sendButton(page).click();
        await expect(toastOf(page)).toContainText(contact.failed.title);
        await expect(toastOf(page)).toContainText(text);
        await expect(toastOf(page)).toHaveAttribute('data-type', 'error');
        expect(await valuesIn(page)).toEqual(expectedValues());
        await expect(sendButton(page)).toBeFocused();

        await sendButton(page).click();
        await expect.poll(() => sent.length).toBe(2);
        expect(sent[0]!.token).toMatch(/.{20}/);
        expect(sent[1]).toEqual(sent[0]);
      });
    }

    test(
      'accepts an international domain, and says what a name before the @ may have',
      { tag: '@nightly' },
      async ({ page }) => {
        await openForm(page, path);
        const sent = await respondWith(page, (route) => route.fulfill({ json: {} }));
        await fillIn(page, words);
        const email = page.locator('#contact-email');
        await email.fill('büro@straße.example');
        await sendButton(page).click();
        await expect.poll(() => faultsOn(page)).toEqual([contact.errors.emailLocalPart]);
        await email.fill('office@straße.example');
        await expect(email).toHaveValue('office@straße.example');
        await sendButton(page).click();
        await expect
          .poll(() => sent.map((each) => each.email))
          .toEqual(['office@xn--strae-oqa.example']);
      },
    );

    test(
      'shows an error that only the site finds at its field',
      { tag: '@nightly' },
      async ({ page }) => {
        await openForm(page, path);
        await respondWith(page, (route) =>
          route.fulfill({ status: 422, json: { errors: { email: 'emailInvalid' } } }),
        );
        await fillIn(page, words);
        await sendButton(page).click();
        await expect(page.locator('#contact-email')).toBeFocused();
        await expect.poll(() => faultsOn(page)).toEqual([contact.errors.emailInvalid]);
        expect(await valuesIn(page)).toEqual(expectedValues());
        await expect(sendButton(page)).toBeEnabled();
      },
    );

    test(
      'says that it is sending, and sends once after a double click',
      nightlyIfGerman(path),
      async ({ page }) => {
        await openForm(page, path);
        let release = () => {};
        const gate = new Promise<void>((resolve) => (release = resolve));
        const sent = await respondWith(page, async (route) => {
          await gate;
          await route.abort();
        });
        await fillIn(page, words);
        await sendButton(page).dblclick();
        await expect(sendButton(page)).toHaveText(contact.sending);
        await expect(sendButton(page)).toBeDisabled();
        await expect(formOf(page).getByRole('status')).toHaveText(contact.sending);
        await page.locator('#contact-email').press('Enter');
        release();
        await expect(sendButton(page)).toHaveText(contact.submit);
        await expect(sendButton(page)).toBeEnabled();
        expect(sent).toHaveLength(1);
      },
    );
  });
}

test.describe('a message', () => {
  test(
    'that is typed before the scripts have loaded stays in the form, and is sent',
    { tag: '@nightly' },
    async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/contact', { waitUntil: 'commit' });
      await sendButton(page).waitFor();
      await fillIn(page, en);
      await expect(formOf(page)).not.toHaveAttribute('data-sent-by');
      release();
      await expect(formOf(page)).toHaveAttribute('data-sent-by', 'script');
      expect(await valuesIn(page)).toEqual(expectedValues());

      const sent = await respondWith(page, (route) => route.abort());
      await sendButton(page).click();
      await expect.poll(() => sent.length).toBe(1);
      expect(sent[0]).toMatchObject({ firstName: 'Ilse', title: 'Ms', locale: 'en', website: '' });
    },
  );

  test(
    'is there again after a reload, in both languages, but not in another tab',
    { tag: '@nightly' },
    async ({ page, context }) => {
      await openForm(page, '/contact');
      await fillIn(page, en);
      await page.reload();
      await expect(formOf(page)).toHaveAttribute('data-sent-by', 'script');
      expect(await valuesIn(page)).toEqual(expectedValues());
      await page.goto('/de/kontakt');
      await expect.poll(() => valuesIn(page)).toEqual(expectedValues());

      const other = await context.newPage();
      await openForm(other, '/contact');
      expect((await valuesIn(other)).join('')).toBe('');
    },
  );

  test(
    'that another page of the tab has continued or sent is up to date after Back',
    { tag: '@nightly' },
    async ({ page }) => {
      // Playwright turns the back/forward cache off. So the test itself dispatches the events of a page that it
      // restores, and changes the draft as the other page does.
      const comeBack = (isSent: boolean) =>
        page.evaluate((sent) => {
          const key = 'contact-draft';
          const persisted = true;
          dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
          const draft = JSON.parse(sessionStorage.getItem(key)!);
          const continued = { ...draft, message: `${draft.message} One more question.` };
          if (sent) sessionStorage.removeItem(key);
          else sessionStorage.setItem(key, JSON.stringify(continued));
          dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
        }, isSent);

      await openForm(page, '/contact');
      await fillIn(page, en);
      await comeBack(false);
      expect(await valuesIn(page)).toEqual(expectedValues(' One more question.'));
      await comeBack(true);
      expect((await valuesIn(page)).join('')).toBe('');
    },
  );

  test(
    'that the browser itself has sent is not in the form again',
    { tag: '@nightly' },
    async ({ page }) => {
      await openForm(page, '/contact');
      await fillIn(page, en);
      await page.goto('/contact/thanks');
      await openForm(page, '/contact');
      expect((await valuesIn(page)).join('')).toBe('');

      // A later look at the thanks page leaves the next message alone.
      await fillIn(page, en);
      await page.goBack();
      await expect(page).toHaveURL('/contact/thanks');
      await untilHydrated(page);
      await page.goForward();
      await expect(formOf(page)).toHaveAttribute('data-sent-by', 'script');
      expect(await valuesIn(page)).toEqual(expectedValues());
    },
  );

  test('can be written and sent by keyboard', async ({ page }) => {
    const sent = await respondWith(page, (route) => route.abort());
    await page.goto('/contact');
    await page.getByRole('main').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: en.contact.titles.Mr })).toBeFocused();
    await waitForFormScript(page);
    await page.keyboard.press('ArrowRight');
    for (const words of ['Ilse', 'Hürlimann', 'ilse@riverside.example', '+41 41 000 11 22']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(words);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.type('Gen');
    await page.keyboard.press('Tab');
    await page.keyboard.type('A first line.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('A second one.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(sendButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toMatchObject({
      title: 'Ms',
      subject: 'General Inquiry',
      message: 'A first line.\nA second one.',
    });
    await expect(sendButton(page)).toBeFocused();
  });
});
