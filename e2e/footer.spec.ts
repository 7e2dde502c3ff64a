import type { Locator } from '@playwright/test';

import { site } from '../lib/site';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { expect, test, untilHydrated } from './support/test';

test.describe('the footer', { tag: '@nightly' }, () => {
  test('links to the right pages, services and profiles', async ({ page }) => {
    await page.goto('/de/news');
    const footer = page.getByRole('contentinfo');
    for (const [name, target] of [
      [de.nav.soulSong, `/de#${site.offer.section}`],
      [de.nav.events, '/de/veranstaltungen'],
      [de.nav.news, '/de/news'],
      [de.nav.videos, '/de/videos'],
      [de.nav.music, '/de/musik'],
      [de.nav.contact, '/de/kontakt'],
      [de.footer.disclaimer, '/de/haftungsausschluss'],
      [de.footer.legal, '/de/impressum'],
    ] as const) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', target);
    }
    for (const name of Object.values(de.footer.service)) {
      const link = footer.getByRole('link', { name });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    for (const network of Object.keys(de.social.about)) {
      const profile = de.footer.profile
        .replace('{product}', site.product)
        .replace('{network}', network);
      const name = `${profile} (${de.site.newTab})`;
      await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(footer).toContainText(de.footer.text);
    await expect(footer).toContainText(String(new Date().getFullYear()));
  });

  test('has a newsletter form that requires email and names and opens a new tab', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: en.footer.newsletter }).click();
    const dialog = page.getByRole('dialog', { name: en.newsletter.title });
    const form = dialog.locator('form');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('target', '_blank');
    expect(await form.evaluate((each: HTMLFormElement) => [...new FormData(each).keys()])).toEqual(
      expect.arrayContaining(['EMAIL', 'FNAME', 'LNAME', 'PHONE', 'tags']),
    );
    for (const name of [en.newsletter.email, en.newsletter.firstName, en.newsletter.lastName]) {
      await expect(dialog.getByRole('textbox', { name })).toHaveAttribute('required', '');
    }
    await expect(dialog.getByRole('textbox', { name: en.newsletter.phone })).not.toHaveAttribute(
      'required',
    );
    await expect(dialog.getByRole('textbox', { name: en.newsletter.honeypot })).toHaveCount(0);
    expect(await form.evaluate((each: HTMLFormElement) => each.checkValidity())).toBe(false);
  });

  test('keeps the newsletter form open when a selection of its text ends beside it', async ({
    page,
  }) => {
    await page.goto('/');
    await untilHydrated(page);
    await page.getByRole('button', { name: en.footer.newsletter }).click();
    const dialog = page.getByRole('dialog', { name: en.newsletter.title });
    const field = dialog.getByRole('textbox', { name: en.newsletter.email });
    await field.click();
    await untilCompleted(dialog);
    const { x, y } = (await field.boundingBox())!;
    await page.mouse.move(x + 20, y + 10);
    await page.mouse.down();
    await page.mouse.move(5, y + 10, { steps: 5 });
    await page.mouse.up();
    await expect(dialog).toBeVisible();

    await page.mouse.click(5, y + 10);
    await expect(dialog).toBeHidden();
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('sends a subscription in a new tab, and only to the mailing list', async ({
        page,
        context,
      }) => {
        const { action, tags, honeypot } = site.mailingList;
        const sent: [string, string | null][] = [];
        await context.route(/./, async (route) => {
          const request = route.request();
          if (request.method() !== 'POST') return route.continue();
          sent.push([request.url(), request.postData()]);
          await route.fulfill({ contentType: 'text/html', body: '<title>Welcome</title>' });
        });
        await page.goto('/de');
        await page.getByRole('button', { name: de.footer.newsletter }).click();
        const dialog = page.getByRole('dialog', { name: de.newsletter.title });
        await expect(dialog.getByText(de.newsletter.required)).toBeVisible();
        await expect(dialog.getByText('*', { exact: false })).toHaveCount(4);
        await dialog.getByRole('textbox', { name: de.newsletter.email }).fill('ilse@riverside');
        await dialog.getByRole('textbox', { name: de.newsletter.firstName }).fill('Ilse');
        await dialog.getByRole('textbox', { name: de.newsletter.lastName }).fill('Hürlimann');
        const trap = dialog.locator(`[name="${honeypot}"]`);
        await expect(trap).toHaveValue('');
        await expect(trap).not.toBeInViewport();

        const opened = context.waitForEvent('page');
        await dialog.getByRole('button', { name: de.newsletter.submit }).click();
        await (await opened).waitForLoadState();
        expect(sent.map(([url]) => url)).toEqual([action]);
        expect(Object.fromEntries(new URLSearchParams(sent[0]![1]!))).toEqual({
          EMAIL: 'ilse@riverside',
          FNAME: 'Ilse',
          LNAME: 'Hürlimann',
          PHONE: '',
          tags,
          [honeypot]: '',
        });
        await expect(dialog).toBeVisible();
        const note = dialog.getByText(de.newsletter.sent);
        if (javaScriptEnabled) await expect(note).toBeFocused();
        else await expect(dialog.getByText(de.newsletter.text)).toBeVisible();
      });
    });
  }

  test('says in words what happens with a subscription, each time it is sent', async ({
    page,
    context,
  }) => {
    await context.route(`${site.mailingList.action}*`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Welcome</title>' }),
    );
    await page.goto('/');
    await page.getByRole('button', { name: en.footer.newsletter }).click();
    const dialog = page.getByRole('dialog', { name: en.newsletter.title });
    await expect(dialog.getByText(en.newsletter.sent)).toBeHidden();
    await dialog.getByRole('textbox', { name: en.newsletter.email }).fill('ilse@riverside.example');
    await dialog.getByRole('textbox', { name: en.newsletter.firstName }).fill('Ilse');
    await dialog.getByRole('textbox', { name: en.newsletter.lastName }).fill('Hürlimann');
    for (const time of [1, 2]) {
      const opened = context.waitForEvent('page');
      await dialog.getByRole('button', { name: en.newsletter.submit }).press('Enter');
      await (await opened).waitForLoadState();
      await page.bringToFront();
      await expect(
        dialog.getByRole('status'),
        `the status must be shown after subscription ${time}`,
      ).toHaveText(en.newsletter.sent);
      await expect(dialog.getByText(en.newsletter.sent)).toBeFocused();
    }
  });

  test('opens and closes a dialog with the four profiles', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: en.footer.social });
    await button.click();
    const dialog = page.getByRole('dialog', { name: en.social.title });
    await expect(dialog.getByRole('link')).toHaveCount(4);
    for (const [network, address] of Object.entries(site.social)) {
      const link = dialog.getByRole('link', { name: network });
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link.locator('svg')).toBeVisible();
    }
    await untilCompleted(dialog);
    await page.mouse.click(10, 400);
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });
});

/** Waits for the script that closes a dialog after a click beside it. It loads when the dialog opens. */
async function untilCompleted(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((each) => each.onclick !== null)).toBe(true);
}
