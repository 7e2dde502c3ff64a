import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { expectReadable } from './support/contrast';
import { addStyle } from './support/style';
import { nightlyUnlessTurned } from './support/nightly';
import { expect, test } from './support/test';

const languages = [
  { path: '/biography', words: en.biography },
  { path: '/de/biografie', words: de.biography },
] as const;

for (const { path, words } of languages) {
  for (const javaScriptEnabled of [true, false]) {
    const title = `${path} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`;
    test.describe(title, nightlyUnlessTurned(path, javaScriptEnabled), () => {
      test.use({ javaScriptEnabled });

      test('has eight sections, each reached from the contents', async ({ page }) => {
        await page.goto(path);
        const links = page.getByRole('navigation', { name: words.contents }).getByRole('link');
        await expect(links).toHaveCount(8);
        for (const link of await links.all()) {
          const place = (await link.getAttribute('href'))!;
          await expect(
            page.locator(`section${place}`).getByRole('heading', { level: 2 }),
          ).toHaveText(await link.innerText());
        }
        await links.last().click();
        await expect(page.locator('#collaborations')).toBeInViewport();
      });

      for (const [name, chapters] of [
        ['aura', ['childhood', 'ballet', 'cooking', 'stroke-and-singing']],
        ['lune', ['childhood', 'breakthrough', 'depth', 'dream']],
      ] as const) {
        test(`leads to the four chapters of ${name}, in their order`, async ({ page }) => {
          await page.goto(path);
          await page
            .getByRole('main')
            .getByRole('link', { name: new RegExp(`^${name}$`, 'i') })
            .click();
          await expect(page).toHaveURL(`${path}/${name}`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(name, 'i'));
          const scenes = page.locator('.chapters > section');
          await expect(scenes).toHaveCount(5);
          for (const [index, chapter] of chapters.entries()) {
            const scene = scenes.nth(index + 1);
            await expect(scene).toHaveAttribute('id', chapter);
            await scene.scrollIntoViewIfNeeded();
            await expect(scene.getByRole('heading', { level: 2 })).toBeVisible();
            const words = (await scene.locator('.prose').innerText()).length;
            expect(words).toBeGreaterThan(400);
          }
          await page.getByRole('main').getByRole('link', { name: words.back }).last().click();
          await expect(page).toHaveURL(path);
        });
      }
    });
  }
}

test('the language switch keeps the story', async ({ page }) => {
  await page.goto('/biography/lune');
  await expect(page).toHaveTitle('The Life Story of Lune | Auralune');
  await page.getByRole('link', { name: en.nav.otherLanguage }).click();
  await expect(page).toHaveURL('/de/biografie/lune');
  await expect(page).toHaveTitle('Die Lebensgeschichte von Lune | Auralune');
});

test('nobody else has a story', async ({ page }) => {
  expect((await page.goto('/biography/somebody'))?.status()).toBe(404);
});

test('chapters appear at a fifth, each a little later than the one before, and stay', async ({
  page,
}) => {
  await page.goto('/biography/aura');
  await expect(page.locator('html')).toHaveAttribute('data-reveals');
  const panels = page.locator('.chapters [data-reveal]');
  const delays = await panels.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).transitionDelay.split(',')[0]),
  );
  expect(delays).toEqual(['0s', '0.1s', '0.2s', '0.3s', '0.4s']);
  await expect(panels.nth(2)).toHaveCSS('opacity', '0');
  await page.locator('#ballet').scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector('#ballet')?.scrollIntoView());
  await expect(panels.nth(2)).toHaveCSS('opacity', '1');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(400);
  await expect(panels.nth(2)).toHaveCSS('opacity', '1');
});

test('words on pictures are readable', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/biography', '/biography/aura', '/de/biografie/lune']) {
      await page.goto(path);
      // A paragraph may be taller than the screen, and pass beneath the header.
      await addStyle(page, 'body > header { display: none }');
      await expectReadable(page.locator('main h1'), 3);
      await expectReadable(page.locator('.prose p').first(), 4.5);
      if (path === '/biography') continue;
      for (const panel of await page.locator('.chapter-words').all()) {
        await expectReadable(panel.locator('.prose p').first(), 4.5);
      }
    }
  }
});
