import en from '../messages/en.json' with { type: 'json' };
import { content } from './support/content';
import { expect, test, type Page } from './support/test';

/** Records which elements have a view-transition name when the page is left, after the listener of the site has run. */
async function watchNames(page: Page): Promise<void> {
  const chunk = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('/chunks/')).length;
  // The listener is in a script that is loaded when the browser is idle.
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(chunk)).toBeGreaterThan(1);
  await page.evaluate(() => {
    addEventListener('pageswap', ({ viewTransition }) => {
      const named = [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')];
      const names = named.map((each) => `${each.tagName} ${each.style.viewTransitionName}`);
      sessionStorage.setItem('names', JSON.stringify(viewTransition ? names : null));
    });
  });
}

const namesOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('names'));

/** How many elements of the page have each of the two names. */
const ownNames = (page: Page) =>
  page.evaluate(() =>
    ['main-picture', 'main-title'].map(
      (name) =>
        [...document.querySelectorAll('main *')].filter(
          (each) => getComputedStyle(each).viewTransitionName === name,
        ).length,
    ),
  );

for (const list of ['/videos', '/de/musik', '/events', '/de/news']) {
  test(
    `a picture and a title move from ${list} to the page of the item`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(list);
      expect(await ownNames(page)).toEqual([0, 0]);
      await watchNames(page);
      const link = page.locator('main article:has(img) a').first();
      const item = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL(item!);

      expect(JSON.parse((await namesOf(page)) ?? '[]')).toEqual([
        'IMG main-picture',
        'A main-title',
      ]);
      // Two elements of one name would stop the transition.
      await expect.poll(() => ownNames(page)).toEqual([1, 1]);
    },
  );
}

test('under reduced motion nothing moves', { tag: '@nightly' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/videos');
  await watchNames(page);
  await page.locator(`main a[href="/videos/${content.video}"]`).first().click();
  await expect(page).toHaveURL(`/videos/${content.video}`);

  expect(await namesOf(page)).toBe('null');
});

/** Has each page remember whether a transition led to it. */
const rememberTransition = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) =>
      sessionStorage.setItem('revealed', String(Boolean(viewTransition))),
    );
  });

const isTransition = (page: Page) => page.evaluate(() => sessionStorage.getItem('revealed'));

for (const [from, link, to] of [
  ['/', 'footer a[href="/contact"]', '/contact'],
  ['/news', 'footer a[href="/videos"]', '/videos'],
  [`/videos/${content.video}`, 'footer a[href="/contact"]', '/contact'],
] as const) {
  test(
    `${to} opens from ${from} without a transition: they have no picture in common`,
    { tag: '@nightly' },
    async ({ page }) => {
      await rememberTransition(page);
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await page.goto(from);
      await watchNames(page);
      await page.locator(link).first().click();
      await expect(page).toHaveURL(to);

      expect(await isTransition(page)).toBe('false');
      expect(errors).toEqual([]);
    },
  );
}

test(
  'the page of an item opens its list with a transition',
  { tag: '@nightly' },
  async ({ page }) => {
    await rememberTransition(page);
    await page.goto(`/videos/${content.video}`);
    await watchNames(page);
    await page.locator('main a[href="/videos"]').first().click();
    await expect(page).toHaveURL('/videos');

    await expect.poll(() => isTransition(page)).toBe('true');
  },
);

test(
  'with stopped motion a card opens its page without a transition',
  { tag: '@nightly' },
  async ({ page }) => {
    await rememberTransition(page);
    await page.goto('/videos');
    await page.getByRole('checkbox', { name: en.footer.stopMotion }).check();
    await watchNames(page);
    await page.locator(`main a[href="/videos/${content.video}"]`).first().click();
    await expect(page).toHaveURL(`/videos/${content.video}`);

    expect(await isTransition(page)).toBe('false');
  },
);
