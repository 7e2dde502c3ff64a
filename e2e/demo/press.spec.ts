import { logos } from '../../content/press/logos';
import { scans } from '../../content/press/scans';
import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import { expectAccessible } from '../support/axe';
import { openLaterEntries } from '../support/press';
import { expect, test, type Page } from '../support/test';

const languages = [
  { path: '/press', locale: 'en', words: en },
  { path: '/de/presse', locale: 'de', words: de },
] as const;

/** The caption of a press cutting: its outlet and its day, which are in the name of its file. */
function captionOf({ file }: { file: string }, locale: 'en' | 'de'): string {
  const [, day = '', outlet = ''] = /^(\S+) (.+)\.\w+$/.exec(file) ?? [];
  const format = new Intl.DateTimeFormat(locale === 'de' ? 'de-CH' : 'en-GB', {
    dateStyle: 'long',
  });

  return `${outlet}, ${format.format(new Date(`${day}T12:00:00`))}`;
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const { path, locale, words } of languages) {
  test(
    `${path}: the lightbox stops at the first and last picture, and shows captions`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(path);
      const pictures = region(page, words.press.scans.title).locator('a[data-zoom]');
      await pictures.first().click();
      const dialog = page.getByRole('dialog');
      const next = dialog.getByRole('button', { name: words.prose.pictures.next });
      const previous = dialog.getByRole('button', { name: words.prose.pictures.previous });
      await expect(dialog).toContainText(`1 / ${scans.length}`);
      await expect(dialog.locator('figcaption')).toHaveText(captionOf(scans[0]!, locale));
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
      await previous.click({ force: true });
      await page.keyboard.press('ArrowLeft');
      await expect(dialog).toContainText(`1 / ${scans.length}`);
      await next.click();
      await expect(dialog).toContainText(`2 / ${scans.length}`);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(pictures.first()).toBeFocused();

      await openLaterEntries(page);
      await pictures.last().focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toContainText(`${scans.length} / ${scans.length}`);
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('ArrowRight');
      await expect(dialog).toContainText(`${scans.length} / ${scans.length}`);
      await expect(dialog.locator('figcaption')).toHaveText(captionOf(scans.at(-1)!, locale));
      await expectAccessible(page);
      await dialog.getByRole('button', { name: words.dialog.close }).click();
      await expect(pictures.last()).toBeFocused();
    },
  );
}

test.describe('the strip of logos', { tag: '@nightly' }, () => {
  const strip = (page: Page) => page.locator('.logo-row').first();
  const state = (page: Page) =>
    strip(page).evaluate((each) => getComputedStyle(each).animationPlayState);

  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

  test('scrolls past in 40 s, without an end', async ({ page }) => {
    await page.goto('/press');
    const style = await strip(page).evaluate((each) => {
      const { animationDuration, animationTimingFunction, animationIterationCount } =
        getComputedStyle(each);
      return [animationDuration, animationTimingFunction, animationIterationCount];
    });
    expect(style).toEqual(['40s', 'linear', 'infinite']);
    expect(await state(page)).toBe('running');
  });

  test('stops under the pointer, with the focus, and when the checkbox is checked', async ({
    page,
  }) => {
    await page.goto('/press');
    const window = page.locator('.logo-window');
    await window.hover();
    expect(await state(page)).toBe('paused');
    await page.mouse.move(5, 5);
    expect(await state(page)).toBe('running');
    await window.focus();
    expect(await state(page)).toBe('paused');
    await window.blur();
    await page.getByRole('checkbox', { name: en.press.featured.halt }).focus();
    await page.keyboard.press('Space');
    expect(await state(page)).toBe('paused');
    await page.keyboard.press('Space');
    expect(await state(page)).toBe('running');
  });

  // In Firefox, the preference for reduced motion comes from playwright.config.ts.
  test('does not move with reduced motion', { tag: '@reduced-motion' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/press');
    const name = await strip(page).evaluate((each) => getComputedStyle(each).animationName);
    expect(name).toBe('none');
    await expect(page.getByRole('checkbox', { name: en.press.featured.halt })).toBeHidden();
    for (const { outlet } of logos) {
      await expect(
        page.locator('.logo-row').first().getByRole('img', { name: outlet }),
      ).toBeVisible();
    }
  });
});

test(
  'press cuttings and the lightbox load only when they are needed',
  { tag: '@nightly' },
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/press', { waitUntil: 'networkidle' });
    expect(requests.filter((url) => url.includes('/press/scans/'))).toEqual([]);
    const scripts = () => requests.filter((url) => url.endsWith('.js')).length;
    const before = scripts();
    await page.locator('a[data-zoom]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(scripts()).toBeGreaterThan(before);
  },
);

test(
  'pictures of later entries load only when these are opened',
  { tag: '@nightly' },
  async ({ page }) => {
    const cuttings = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('/press/scans/')) cuttings.add(request.url());
    });
    await page.goto('/press');
    // Scrolls to the end of the page, as a visitor does.
    for (const part of await page.locator('main > section, body > footer').all()) {
      await part.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
    }
    await expect.poll(() => cuttings.size).toBe(12);

    await openLaterEntries(page);
    for (const picture of await page.locator('a[data-zoom] img').all()) {
      await picture.scrollIntoViewIfNeeded();
    }
    await expect.poll(() => cuttings.size).toBe(scans.length);
  },
);
