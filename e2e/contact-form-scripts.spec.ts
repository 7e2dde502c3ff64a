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
  valuesIn,
  waitForFormScript,
} from './support/contact';
import { nightlyIfGerman } from './support/nightly';
import { expect, holdScripts, test, type Page } from './support/test';

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
    const sent = await respondWith(page, (route) => route.fulfill({ body: 'Arrived' }));
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
      await respondWith(page, (route) => route.abort());
      await sendButton(page).click();
      await expect(formOf(page).getByRole('alert')).toHaveText(en.contact.failed.text);
      expect(await valuesIn(page)).toEqual(expectedValues());
    },
  );
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
