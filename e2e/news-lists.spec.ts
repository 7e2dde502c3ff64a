import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { publishedIn } from '../stack/seed/read.mjs';
import { expectAccessible } from './support/axe';
import { createArchive, deleteArchive, type Archive } from './support/archive';
import { answerOf, expectOneRedirect } from './support/site';
import { expect, test, type APIRequestContext, type Page } from './support/test';
import { publishedPosts } from './support/wordpress';
import { WordPressRest } from './support/wordpress-rest';

const languages = [
  { words: en, prefix: '' },
  { words: de, prefix: '/de' },
];
const archiveSize = 130;

test.describe('an archive of 130 posts', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });

  let rest: WordPressRest;
  let archive: Archive;

  test.beforeAll(async ({ request }) => {
    test.setTimeout(120_000);
    rest = await WordPressRest.logIn();
    const missing = archiveSize - (await publishedPosts(request)).length;
    archive = await createArchive(rest, missing);
    // The first visitor after a change still gets the last page; the walk without JavaScript must not be that one.
    for (const path of everyStep()) {
      await expect.poll(() => isFresh(request, path), { timeout: 20_000 }).toBe(true);
    }
  });

  test.afterAll(async ({ request }) => {
    test.setTimeout(120_000);
    await deleteArchive(rest, archive);
    await rest.end();
    await expect
      .poll(async () => (await answerOf(request, '/news/page/7')).status, { timeout: 20_000 })
      .toBe(404);
  });

  for (const { words, prefix } of languages) {
    test(`can be read to its end by clicking, each post once: ${prefix || '/'}`, async ({
      page,
    }) => {
      await page.goto(`${prefix}/news`);
      for (let shown = 20; shown < archiveSize; shown += 20) {
        await expect(page.getByRole('article')).toHaveCount(shown);
        await page.getByRole('link', { name: words.news.moreNews }).click();
      }

      await expect(page.getByRole('article')).toHaveCount(archiveSize);
      expect(new Set(await cardLinks(page)).size).toBe(archiveSize);
      await expect(page.getByRole('link', { name: words.news.moreNews })).toHaveCount(0);
      // A category that only old posts have joins the choice with them.
      const name = prefix ? 'Dachboden & Keller' : archive.category.name;
      await expect(page.getByRole('navigation', { name: words.news.filter })).toContainText(name);

      await page.getByRole('article').last().getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'From the archive, number 1',
      );
    });
  }

  test('shows a category older than the newest posts', async ({ page }) => {
    await page.goto(`/de/news/category/${archive.category.slug}`);
    await expect(page.getByRole('article')).toHaveCount(20);
    await page.getByRole('link', { name: de.news.moreNews }).click();
    await expect(page.getByRole('article')).toHaveCount(40);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const { words, prefix } of languages) {
      test(`is walked through page by page: ${prefix || '/'}`, async ({ page }) => {
        await page.goto(`${prefix}/news`);
        for (let step = 2; step <= 7; step += 1) {
          await page.getByRole('link', { name: words.news.moreNews }).click();
          await expect(page).toHaveURL(`${prefix}/news/page/${step}`);
        }
        await expect(page.getByRole('article')).toHaveCount(10);
        await expect(page.getByRole('article').last()).toContainText('number 1');

        await page.getByRole('link', { name: words.news.newer }).click();
        await expect(page).toHaveURL(`${prefix}/news/page/6`);
      });
    }
  });

  for (const [kind, name] of [
    ['category', 'Attic & Cellar'],
    ['tag', 'Dust & Tape'],
  ] as const) {
    test(`is whole on the page of its ${kind}`, async ({ page }) => {
      await page.goto(`/${kind}/${archive[kind].slug}`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      while (await page.getByRole('link', { name: en.news.loadMore }).isVisible()) {
        const before = await page.getByRole('article').count();
        await page.getByRole('link', { name: en.news.loadMore }).click();
        await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(before);
      }
      await expect(page.getByRole('article')).toHaveCount(archive.posts.length);
      await expect(page.getByRole('article').last()).toContainText('number 1');
    });
  }
});

test.describe('more news', () => {
  test('are announced, and reading goes on at the first of them', async ({ page }) => {
    await page.goto('/news');
    await page.getByRole('link', { name: en.news.moreNews }).focus();
    await page.keyboard.press('Enter');

    await expect(page.getByText(en.news.addedMany.replace('{count}', '20'))).toBeAttached();
    await expect(page.getByRole('article').nth(20).getByRole('link')).toBeFocused();
    await expect(page).toHaveURL('/news');
  });

  test('are still there after Back, at the same place', async ({ page }) => {
    await page.goto('/news');
    await page.getByRole('link', { name: en.news.moreNews }).click();
    await expect(page.getByRole('article')).toHaveCount(40);
    const card = page.getByRole('article').nth(33);
    const title = await card.getByRole('link').textContent();
    await card.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);

    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(40);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(top, -2);
    await expect(card).toBeInViewport();
  });

  test('that cannot be had say so, and can be asked for again', async ({ page }) => {
    await page.route('**/news/page/2', (route) => route.abort());
    await page.goto('/news');
    await page.getByRole('link', { name: en.news.moreNews }).click();
    await expect(page.getByRole('alert').filter({ hasText: en.news.failedToLoad })).toBeVisible();
    await expectAccessible(page);

    await page.unroute('**/news/page/2');
    await page.getByRole('link', { name: en.news.retry }).click();
    await expect(page.getByRole('article')).toHaveCount(40);
    await expect(page.getByText(en.news.failedToLoad)).toHaveCount(0);
  });

  test('say that they are coming', async ({ page }) => {
    await page.route('**/de/news/page/2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.goto('/de/news');
    await page.getByRole('link', { name: de.news.moreNews }).click();
    await expect(page.getByRole('link', { name: de.news.loading })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(40);
  });

  test('have one address each', async ({ request }) => {
    await expectOneRedirect(request, '/news/page/1', '/news');
    await expectOneRedirect(request, '/de/News/Page/1/', '/de/news');
    for (const path of ['/news/page/99', '/de/news/page/0', '/news/page/two', '/news/page/02']) {
      expect([path, (await answerOf(request, path)).status]).toEqual([path, 404]);
    }
  });

  test('cost WordPress nothing once they are made', async ({ request }) => {
    const paths = ['/news', '/de/news/page/2', '/news/category/journal', '/category/journal'];
    for (const path of paths) {
      // What the archive before this has changed may still be being made anew.
      await expect
        .poll(async () => (await answerOf(request, path)).state, { message: path })
        .toBe('HIT');
    }
  });
});

test.describe('the filter', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      for (const { words, prefix } of languages) {
        test(`leads to the posts of one category, and back: ${prefix || '/'}`, async ({ page }) => {
          await page.goto(`${prefix}/news`);
          const filter = page.getByRole('navigation', { name: words.news.filter });
          const journal = filter.getByRole('link', { name: prefix ? 'Tagebuch' : 'Journal' });
          await journal.click();

          await expect(page).toHaveURL(`${prefix}/news/category/journal`);
          await expect(journal).toHaveAttribute('aria-current', 'true');
          await expect(page.getByRole('article')).toHaveCount(publishedIn('journal').length);
          await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
            'href',
            new RegExp(`${prefix}/category/journal$`),
          );
          await expect(page.locator('link[hreflang]')).toHaveCount(0);
          await filter.getByRole('link', { name: words.news.all, exact: true }).click();
          await expect(page).toHaveURL(`${prefix}/news`);
        });
      }
    });
  }

  test('knows no category that is not there, and says when one is empty', async ({
    page,
    request,
  }) => {
    expect((await answerOf(request, '/news/category/no-such-thing')).status).toBe(404);
    await page.goto('/news/category/uncategorized');
    await expect(page.getByText(en.news.empty)).toBeVisible();
  });
});

test.describe('the newest three', () => {
  test('move only as long as nobody takes hold of them', async ({ page }) => {
    await page.goto('/news');
    const slides = page.getByRole('region', { name: en.news.slides });
    const posts = await cardTitles(page, 3);
    await expect(
      slides.getByRole('button', { name: en.home.carouselControls.pause }),
    ).toBeVisible();
    await expect(slides.getByRole('link')).toContainText(posts[0]!);
    // The second comes by itself.
    await expect(slides.getByRole('link')).toContainText(posts[1]!, { timeout: 9_000 });

    await slides.getByRole('button', { name: en.home.carouselControls.next }).click();
    await expect(slides.getByRole('link')).toContainText(posts[2]!);
    await expect(slides.getByRole('button', { name: en.home.carouselControls.play })).toBeVisible();
    await slides.getByRole('button', { name: en.home.carouselControls.next }).click();
    await expect(slides.getByRole('link')).toContainText(posts[0]!);
    await slides.getByRole('button', { name: en.home.carouselControls.previous }).click();
    await expect(slides.getByRole('link')).toContainText(posts[2]!);
    await page.waitForTimeout(5_500);
    await expect(slides.getByRole('link')).toContainText(posts[2]!);

    await slides.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(posts[2]!);
  });

  test('stay where they are under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/de/news');
    const slides = page.getByRole('region', { name: de.news.slides });
    const posts = await cardTitles(page, 3);
    const next = slides.getByRole('button', { name: de.home.carouselControls.next });
    await expect(next).toBeVisible();
    await page.waitForTimeout(5_500);
    await expect(slides.getByRole('link')).toContainText(posts[0]!);
    await next.click();
    await expect(slides.getByRole('link')).toContainText(posts[1]!);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('are the first of them, standing still', async ({ page }) => {
      await page.goto('/news');
      const slides = page.getByRole('region', { name: en.news.slides });
      const [first] = await cardTitles(page, 1);
      await expect(slides.getByRole('link')).toHaveCount(1);
      await expect(slides.getByRole('link')).toContainText(first!);
      await expect(slides.getByRole('button')).toHaveCount(0);
    });
  });
});

test('cards in another language say so', async ({ page }) => {
  await page.goto('/de/news');
  const foreign = page.getByRole('heading', { level: 2, name: /^Northbound/ });
  await expect(foreign).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 2, name: /^Winterzimmer/ })).not.toHaveAttribute(
    'lang',
  );
});

function everyStep(): string[] {
  const steps = ['', ...[2, 3, 4, 5, 6, 7].map((step) => `/page/${step}`)];
  return languages.flatMap(({ prefix }) => steps.map((step) => `${prefix}/news${step}`));
}

async function isFresh(request: APIRequestContext, path: string): Promise<boolean> {
  const { status, state } = await answerOf(request, path);
  return status === 200 && state === 'HIT';
}

async function cardLinks(page: Page): Promise<string[]> {
  const links = page.getByRole('article').getByRole('link');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

async function cardTitles(page: Page, count: number): Promise<string[]> {
  const titles = await page.getByRole('article').getByRole('heading').allTextContents();
  return titles.slice(0, count);
}
