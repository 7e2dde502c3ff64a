import { expectAccessible, overflowOf, watchConsole } from './support/axe';
import { fillIn, formOf, languages, openForm, sendButton, toastOf } from './support/contact';
import { addStyle } from './support/style';
import { expect, test } from './support/test';

for (const { path, thanks, words } of languages) {
  for (const width of [390, 1440]) {
    test(
      `${path} at ${width} px is accessible in every state`,
      { tag: '@nightly' },
      async ({ page }) => {
        const expectCleanConsole = watchConsole(page);
        await page.setViewportSize({ width, height: 900 });
        await openForm(page, path);
        await expectAccessible(page);
        await sendButton(page).click();
        await expect(formOf(page).getByRole('alert')).toBeVisible();
        await expectAccessible(page);
        expect(await overflowOf(page)).toBe(0);

        let release = () => {};
        const gate = new Promise<void>((resolve) => (release = resolve));
        await page.route('**/api/contact', async (route) => {
          await gate;
          await route.fulfill({ json: {} });
        });
        await fillIn(page, words);
        await sendButton(page).click();
        await expect(sendButton(page)).toBeDisabled();
        await expectAccessible(page);
        release();
        await expect(toastOf(page)).toContainText(words.contact.sent.title);
        await toastOf(page).hover();
        await page.waitForTimeout(600);
        await expectAccessible(page);
        expectCleanConsole();
      },
    );

    test(
      `${thanks} at ${width} px says that the message has arrived, and links to the home page`,
      { tag: '@nightly' },
      async ({ page }) => {
        const expectCleanConsole = watchConsole(page);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(thanks);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.contact.sent.title);
        await expect(main).toContainText(words.contact.sent.text);
        await expect(main.getByRole('link', { name: words.contact.thanks.home })).toBeVisible();
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
        await expectAccessible(page);
        expect(await overflowOf(page)).toBe(0);
        expectCleanConsole();
      },
    );
  }

  test(
    `${path} fits 320 px with all its errors, and with text twice as large`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openForm(page, path);
      await sendButton(page).click();
      expect(await overflowOf(page)).toBe(0);
      await addStyle(page, 'html { font-size: 200% }');
      expect(await overflowOf(page)).toBe(0);
    },
  );

  test(
    `the footer and the menu link to ${path}, which links to other ways of contact`,
    { tag: '@nightly' },
    async ({ page }) => {
      const home = path.startsWith('/de') ? '/de' : '/';
      await page.goto(home);
      const { contact, nav } = words;
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: nav.contact, exact: true }),
      ).toHaveAttribute('href', path);
      await page.getByRole('button', { name: nav.open }).click();
      await page.getByRole('dialog').getByRole('link', { name: nav.contact, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.title);

      const ways = page.getByRole('complementary', { name: contact.ways.title });
      await expect(ways.getByRole('link', { name: contact.ways.bookingLink })).toBeVisible();
      for (const network of Object.keys(words.social.about)) {
        await expect(ways.getByRole('link', { name: network })).toHaveAttribute('target', '_blank');
      }
      await ways.getByRole('link', { name: contact.ways.pressKit }).click();
      await expect(page).toHaveURL(/#press-kit$/);
    },
  );
}

test(
  'the HTML of the page contains the complete form',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const html = await (await request.get('/contact')).text();
    await page.setContent(html.replace(/<script.*?<\/script>/gs, ''));
    const form = formOf(page);
    await expect(form).toHaveAttribute('action', '/api/contact');
    await expect(form).toHaveAttribute('method', 'post');
    const controls = await form.locator('input, select, textarea').evaluateAll((all) =>
      all.map((each) => {
        const control = each as HTMLInputElement;
        return [control.name, control.type, control.autocomplete, control.required].join(' ');
      }),
    );
    expect(controls).toEqual([
      'locale hidden  false',
      'title radio  true',
      'title radio  true',
      'firstName text given-name true',
      'lastName text family-name true',
      'email text email true',
      'phone tel tel false',
      'subject select-one  true',
      'message textarea  true',
      'website text off false',
    ]);
  },
);

test(
  'the message field is large enough, and shows its limit',
  { tag: '@nightly' },
  async ({ page }) => {
    const [english] = languages;
    await page.goto(english.path);
    const box = page.locator('#contact-message');
    expect((await box.boundingBox())!.height).toBeGreaterThanOrEqual(150);
    expect(await box.evaluate((each) => getComputedStyle(each).minHeight)).toBe('150px');
    await expect(page.getByText('(up to 2000 characters)')).toBeVisible();
  },
);
