import { readFileSync } from 'node:fs';

import { site } from '../lib/site';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { content, second } from './support/content';
import { expectReadable } from './support/contrast';
import { addStyle } from './support/style';
import { expect, test } from './support/test';

/** The ids of the sections of a text in content/biography, in order. */
const sectionIdsOf = (name: string) =>
  [...readFileSync(`content/biography/${name}.en.md`, 'utf8').matchAll(/^## .*\{#(.+)\}$/gm)].map(
    ([, id]) => id!,
  );

const languages = [
  { path: '/biography', words: en.biography },
  { path: '/de/biografie', words: de.biography },
] as const;

for (const { path, words } of languages) {
  for (const javaScriptEnabled of [true, false]) {
    const title = `${path} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`;
    test.describe(title, { tag: '@nightly' }, () => {
      test.use({ javaScriptEnabled });

      test('has a table of contents that links to each section', async ({ page }) => {
        await page.goto(path);
        const links = page.getByRole('navigation', { name: words.contents }).getByRole('link');
        await expect(links).toHaveCount(sectionIdsOf('biography').length);
        for (const link of await links.all()) {
          const place = (await link.getAttribute('href'))!;
          await expect(
            page.locator(`section${place}`).getByRole('heading', { level: 2 }),
          ).toHaveText(await link.innerText());
        }
        await links.last().click();
        await expect(page.locator(`#${sectionIdsOf('biography').at(-1)}`)).toBeInViewport();
      });

      for (const name of content.stories) {
        const chapters = sectionIdsOf(name);
        const title = `leads to the life story of ${name}, with its chapters in order`;
        test(title, async ({ page }) => {
          await page.goto(path);
          await page
            .getByRole('main')
            .getByRole('link', { name: new RegExp(`^${name}$`, 'i') })
            .click();
          await expect(page).toHaveURL(`${path}/${name}`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(name, 'i'));
          const sections = page.locator('.chapters > section');
          await expect(sections).toHaveCount(1 + chapters.length);
          for (const [index, chapter] of chapters.entries()) {
            const section = sections.nth(index + 1);
            await expect(section).toHaveAttribute('id', chapter);
            await section.scrollIntoViewIfNeeded();
            await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
            const length = (await section.locator('.prose').innerText()).length;
            expect(length).toBeGreaterThan(0);
          }
          await page.getByRole('main').getByRole('link', { name: words.back }).last().click();
          await expect(page).toHaveURL(path);
        });
      }
    });
  }
}

test('the language switch leads to the same life story', { tag: '@nightly' }, async ({ page }) => {
  const name = second(content.stories);
  const performer = second(Object.values(site.performers));
  const titleIn = ({ biography }: typeof en) =>
    `${biography.storyTitle.replace('{name}', performer)} | ${content.product}`;
  await page.goto(`/biography/${name}`);
  await expect(page).toHaveTitle(titleIn(en));
  await page.getByRole('link', { name: en.nav.otherLanguage }).click();
  await expect(page).toHaveURL(`/de/biografie/${name}`);
  await expect(page).toHaveTitle(titleIn(de));
});

test('a life story of anybody else gets 404', { tag: '@nightly' }, async ({ page }) => {
  expect((await page.goto('/biography/somebody'))?.status()).toBe(404);
});

test(
  'a chapter fades in when a fifth of it shows, later chapters with a longer delay, and stays',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const [name = ''] = content.stories;
    await page.goto(`/biography/${name}`);
    await expect(page.locator('html')).toHaveAttribute('data-reveals');
    const panels = page.locator('.chapters [data-reveal]');
    const delays = await panels.evaluateAll((all) =>
      all.map((each) => getComputedStyle(each).transitionDelay.split(',')[0]),
    );
    expect(delays).toEqual(['0s', '0.1s', '0.2s', '0.3s', '0.4s']);
    await expect(panels.nth(2)).toHaveCSS('opacity', '0');
    const chapter = page.locator(`#${sectionIdsOf(name)[1]}`);
    await chapter.scrollIntoViewIfNeeded();
    await chapter.evaluate((each) => each.scrollIntoView());
    await expect(panels.nth(2)).toHaveCSS('opacity', '1');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForTimeout(400);
    await expect(panels.nth(2)).toHaveCSS('opacity', '1');
  },
);

test('text on pictures has enough contrast', { tag: '@nightly' }, async ({ page }) => {
  test.setTimeout(120_000);
  const first = `/biography/${content.stories[0]}`;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/biography', first, `/de/biografie/${second(content.stories)}`]) {
      await page.goto(path);
      // A paragraph may be taller than the screen, and would then lie partly under the header.
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
