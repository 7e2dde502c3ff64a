import en from '../messages/en.json' with { type: 'json' };
import {
  fillIn,
  formOf,
  waitForFormScript,
  languages,
  openForm,
  sendButton,
  toastOf,
  expectedValues,
  valuesIn,
} from './support/contact';
import { nightlyIfGerman } from './support/nightly';
import { expect, holdScripts, test, untilHydrated, type Page, type Route } from './support/test';

const required = [
  'titleRequired',
  'firstNameRequired',
  'lastNameRequired',
  'emailInvalid',
  'subjectRequired',
  'messageRequired',
] as const;

/** Answers the form in place of the site. Returns the messages that the form has sent. */
async function answerWith(page: Page, answer: (route: Route) => Promise<void>) {
  const sent: Record<string, string>[] = [];
  await page.route('**/api/contact', async (route) => {
    sent.push(route.request().postDataJSON());
    await answer(route);
  });
  return sent;
}

const faultsOn = (page: Page) => formOf(page).locator('[id$=-error]:visible').allTextContents();

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

    for (const [what, answer, text] of [
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
        const sent = await answerWith(page, answer);
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
        const sent = await answerWith(page, (route) => route.fulfill({ json: {} }));
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
        await answerWith(page, (route) =>
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
        const sent = await answerWith(page, async (route) => {
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

      const sent = await answerWith(page, (route) => route.abort());
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
    const sent = await answerWith(page, (route) => route.abort());
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

test.describe('while scripts are missing', () => {
  /** Blocks the scripts that contain this text. */
  const blockScripts = (page: Page, sign: string) =>
    page.route('**/_next/static/chunks/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes(sign)) return route.abort();
      await route.fulfill({ response });
    });

  // A test may end while a script is still loading.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

  test(
    'a form that the visitor points at before they load is ready after they load',
    { tag: '@nightly' },
    async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/contact', { waitUntil: 'commit' });
      await sendButton(page).hover();
      release();
      await expect(formOf(page)).toHaveAttribute('data-sent-by', 'script');
    },
  );

  for (const { path, words } of languages) {
    test(
      `a click on Send before they load shows our words: ${path}`,
      nightlyIfGerman(path),
      async ({ page }) => {
        const release = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await sendButton(page).click({ noWaitAfter: true });
        const expected = required.map((code) => words.contact.errors[code]);
        await expect.poll(() => faultsOn(page).catch(() => [])).toEqual(expected);
        const summary = formOf(page).getByRole('alert');
        await expect(summary).toContainText(words.contact.summary.title);
        release();
      },
    );
  }

  test('a click on Send in the moment in which React takes the page over shows our words', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (window.location.pathname !== '/contact') return;
      const click = () => {
        const isHydrated = Object.keys(document.body ?? {}).some((key) => key.includes('__react'));
        if (!isHydrated) return setTimeout(click);
        return document.querySelector<HTMLElement>('#contact-form [type=submit]')?.click();
      };
      click();
    });
    // The click may send the form and leave the page before it has been hydrated.
    await page.goto('/contact', { waitUntil: 'commit' });
    await expect
      .poll(() => faultsOn(page).catch(() => []))
      .toEqual(required.map((code) => en.contact.errors[code]));
  });

  test(
    'a click on Send while the script of the form is loading waits for it',
    { tag: '@nightly' },
    async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/_next/static/chunks/*.js', async (route) => {
        const response = await route.fetch();
        if ((await response.text()).includes('/api/contact/token')) await released;
        await route.fulfill({ response });
      });
      await page.goto('/contact');
      await sendButton(page).click();
      await expect(formOf(page)).not.toHaveAttribute('data-sent-by');
      release();
      await expect
        .poll(() => faultsOn(page))
        .toEqual(required.map((code) => en.contact.errors[code]));
      expect(new URL(page.url()).pathname).toBe('/contact');
    },
  );

  test('the browser sends the form without a script', { tag: '@nightly' }, async ({ page }) => {
    await blockScripts(page, '/api/contact/token');
    await page.goto('/contact');
    await fillIn(page, en);
    const sent = await answerWith(page, (route) => route.fulfill({ body: 'Arrived' }));
    await sendButton(page).click();
    await expect(page.getByText('Arrived')).toBeVisible();
    expect(sent[0]).toMatchObject({ locale: 'en', title: 'Ms', subject: 'General Inquiry' });
    expect(sent[0]).not.toHaveProperty('token');
  });

  test(
    'a failure is shown above the fields when no toast can show it',
    { tag: '@nightly' },
    async ({ page }) => {
      await blockScripts(page, 'data-sonner-toaster');
      await openForm(page, '/contact');
      await fillIn(page, en);
      await answerWith(page, (route) => route.abort());
      await sendButton(page).click();
      await expect(formOf(page).getByRole('alert')).toHaveText(en.contact.failed.text);
      expect(await valuesIn(page)).toEqual(expectedValues());
    },
  );
});

test.describe('a toast', () => {
  test(
    'is announced politely, closes by itself after five seconds, and can be closed',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.clock.install();
      await openForm(page, '/contact');
      const place = page.getByRole('region', { name: en.toast.region });
      await expect(place).toHaveAttribute('aria-live', 'polite');
      await answerWith(page, (route) => route.abort());
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
    const answers = [503, 429, 503];
    await answerWith(page, (route) => route.fulfill({ status: answers.shift(), json: {} }));
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
        await answerWith(page, (route) => route.fulfill({ status, json: {} }));
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

test(
  'the page loads the scripts of the form only when the visitor uses it',
  { tag: '@nightly' },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (!response.url().endsWith('.js')) return;
      scripts.push((await response.body()).toString());
    });
    await page.goto('/contact');
    await page.waitForLoadState('networkidle');
    const has = (sign: string) => scripts.some((script) => script.includes(sign));
    expect(has('/api/contact')).toBe(false);
    expect(has('data-sonner-toast')).toBe(false);

    await waitForFormScript(page);
    await expect.poll(() => has('/api/contact') && has('data-sonner-toast')).toBe(true);
  },
);
