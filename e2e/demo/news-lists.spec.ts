import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import { seedPosts } from '../../stack/seed/read.mjs';
import { expectAccessible } from '../support/axe';
import { createArchive, deleteArchive, type Archive } from './support/archive';
import { nightlyVariant } from '../support/nightly';
import { fetchPath, expectOneRedirect } from '../support/site';
import { WordPressRest } from '../support/wordpress-rest';
import { expect, test, type APIRequestContext, type Page } from '../support/test';
import { publishedPosts } from '../support/wordpress';

const languages = [
  { words: en, prefix: '' },
  { words: de, prefix: '/de' },
];
const archiveSize = 130;
const journalPosts = seedPosts().filter(
  ({ status, categories }) => status === 'publish' && categories.includes('journal'),
).length;

test.describe('an archive of 130 posts', { tag: '@nightly' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });

  let rest: WordPressRest;
  let archive: Archive;

  test.beforeAll(async ({ request }) => {
    test.setTimeout(120_000);
    rest = await WordPressRest.logIn();
    const missing = archiveSize - (await publishedPosts(request)).length;
    archive = await createArchive(rest, missing);
    // The first visitor after a change still gets the stored page. The test without JavaScript must get the new one.
    await untilFresh(request, everyListPage());
  });

  test.afterAll(async ({ request }) => {
    test.setTimeout(120_000);
    await deleteArchive(rest, archive);
    await expect
      .poll(async () => (await fetchPath(request, '/news/page/7')).status, { timeout: 20_000 })
      .toBe(404);
  });

  for (const { words, prefix } of languages) {
    const title = `can be loaded to its end by clicking, with each post once: ${prefix || '/'}`;
    test(title, nightlyVariant(prefix, true), async ({ page }) => {
      await page.goto(`${prefix}/news`);
      for (let shown = 20; shown < archiveSize; shown += 20) {
        await expect(page.getByRole('article')).toHaveCount(shown);
        await page.getByRole('link', { name: words.news.moreNews }).click();
      }

      await expect(page.getByRole('article')).toHaveCount(archiveSize);
      expect(new Set(await cardLinks(page)).size).toBe(archiveSize);
      await expect(page.getByRole('link', { name: words.news.moreNews })).toHaveCount(0);
      // A category that only old posts have appears in the filter with them.
      const name = prefix ? 'Dachboden & Keller' : archive.category.name;
      await expect(page.getByRole('navigation', { name: words.news.filter })).toContainText(name);

      await page.getByRole('article').last().getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'From the archive, number 1',
      );
    });
  }

  test(
    'shows a category that only old posts have',
    { tag: '@nightly' },
    async ({ page, request }) => {
      const list = `/de/news/category/${archive.category.slug}`;
      // List pages that were stored at different moments of the import would overlap or leave out posts.
      await untilFresh(request, [list, `${list}/page/2`]);
      await page.goto(list);
      await expect(page.getByRole('article')).toHaveCount(20);
      await page.getByRole('link', { name: de.news.moreNews }).click();
      await expect(page.getByRole('article')).toHaveCount(40);
    },
  );

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const { words, prefix } of languages) {
      const title = `can be read page by page: ${prefix || '/'}`;
      test(title, nightlyVariant(prefix, false), async ({ page }) => {
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
    test(`is complete on the page of its ${kind}`, async ({ page, request }) => {
      const list = `/${kind}/${archive[kind].slug}`;
      const further = Math.ceil(archive.posts.length / 20) - 1;
      const numbers = Array.from({ length: further }, (_, index) => index + 2);
      await untilFresh(request, [list, ...numbers.map((number) => `${list}/page/${number}`)]);
      await page.goto(list);
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

test.describe('more news that a visitor loads', () => {
  test(
    'are announced, and the first of them gets the focus',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto('/news');
      await page.getByRole('link', { name: en.news.moreNews }).focus();
      await page.keyboard.press('Enter');

      await expect(page.getByText(en.news.addedMany.replace('{count}', '20'))).toBeAttached();
      await expect(page.getByRole('article').nth(20).getByRole('link')).toBeFocused();
      await expect(page).toHaveURL('/news');
    },
  );

  test(
    'leave the focus on the last item when there are none left',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.route('**/news/page/2', (route) => route.fulfill({ status: 404 }));
      await page.goto('/news');
      const more = page.getByRole('link', { name: en.news.moreNews });
      await more.focus();
      await page.keyboard.press('Enter');

      await expect(more).toHaveCount(0);
      await expect(page.getByRole('article').last().getByRole('link')).toBeFocused();
    },
  );

  test('are still there after Back, at the same scroll position', async ({ page }) => {
    await page.goto('/news');
    const more = page.getByRole('link', { name: en.news.moreNews });
    await more.click();
    await expect(page.getByRole('article')).toHaveCount(40);
    await expect(more).toHaveAttribute('href', '/news/page/3');
    const link = page.getByRole('article').nth(33).getByRole('link');
    const title = await link.textContent();
    await link.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);

    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(40);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(top, -2);
    await expect(link).toBeInViewport();
  });

  test(
    'show an error when they fail to load, and can be requested again',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.route('**/news/page/2', (route) => route.abort());
      await page.goto('/news');
      await page.getByRole('link', { name: en.news.moreNews }).click();
      await expect(page.getByRole('alert').filter({ hasText: en.news.failed })).toBeVisible();
      await expectAccessible(page);

      await page.unroute('**/news/page/2');
      await page.getByRole('link', { name: en.news.retry }).click();
      await expect(page.getByRole('article')).toHaveCount(40);
      await expect(page.getByText(en.news.failed)).toHaveCount(0);
    },
  );

  test('show that they are loading', { tag: '@nightly' }, async ({ page }) => {
    await page.route('**/de/news/page/2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.goto('/de/news');
    await page.getByRole('link', { name: de.news.moreNews }).click();
    await expect(page.getByRole('link', { name: de.news.loading })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(40);
  });

  test('have one address for each list page', { tag: '@nightly' }, async ({ request }) => {
    await expectOneRedirect(request, '/news/page/1', '/news');
    await expectOneRedirect(request, '/de/News/Page/1/', '/de/news');
    for (const path of ['/news/page/99', '/de/news/page/0', '/news/page/two', '/news/page/02']) {
      expect([path, (await fetchPath(request, path)).status]).toEqual([path, 404]);
    }
  });

  test(
    'are served from the cache once they are rendered',
    { tag: '@nightly' },
    async ({ request }) => {
      const paths = ['/news', '/de/news/page/2', '/news/category/journal', '/category/journal'];
      for (const path of paths) {
        // Pages that the archive test has changed may still be rendering.
        await expect
          .poll(async () => (await fetchPath(request, path)).state, {
            message: `${path} must come from the cache`,
          })
          .toBe('HIT');
      }
    },
  );
});

test.describe('the filter', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      for (const { words, prefix } of languages) {
        const title = `shows the posts of one category, and all posts again: ${prefix || '/'}`;
        test(title, nightlyVariant(prefix, javaScriptEnabled), async ({ page }) => {
          await page.goto(`${prefix}/news`);
          const filter = page.getByRole('navigation', { name: words.news.filter });
          const journal = filter.getByRole('link', { name: prefix ? 'Tagebuch' : 'Journal' });
          await journal.click();

          await expect(page).toHaveURL(`${prefix}/news/category/journal`);
          await expect(journal).toHaveAttribute('aria-current', 'true');
          await expect(page.getByRole('article')).toHaveCount(journalPosts);
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

  test(
    'responds to an unknown category with 404, and says when a category is empty',
    { tag: '@nightly' },
    async ({ page, request }) => {
      expect((await fetchPath(request, '/news/category/no-such-thing')).status).toBe(404);
      const rest = await WordPressRest.logIn();
      const path = '/wp/v2/categories';
      const { id } = await rest.send({ method: 'POST', path, body: { name: 'Nothing yet' } });
      await expect
        .poll(async () => (await fetchPath(request, '/news/category/nothing-yet')).status)
        .toBe(200);
      await page.goto('/news/category/nothing-yet');
      await expect(page.getByText(en.news.empty)).toBeVisible();
      await rest.send({ method: 'DELETE', path: `${path}/${id}?force=true` });
    },
  );
});

test(
  'the category filter is in one order, on the list and on the pages of its categories',
  { tag: '@nightly' },
  async ({ page }) => {
    const filter = page.getByRole('navigation', { name: de.news.filter });
    await page.goto('/de/news');
    const names = await filter.getByRole('link').allTextContents();
    expect(names.slice(1)).toEqual(names.slice(1).sort(new Intl.Collator('de').compare));
    await filter.getByRole('link').last().click();
    await expect(filter.getByRole('link').last()).toHaveAttribute('aria-current', 'true');
    // The filter on the list has only categories of the posts that the list shows.
    const there = await filter.getByRole('link').allTextContents();
    expect(there.filter((name) => names.includes(name))).toEqual(names);
  },
);

test(
  'the heading of a card in another language has that language',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/de/news/page/2');
    const foreign = page.getByRole('heading', { level: 2, name: /^Postcards from Lisbon/ });
    await expect(foreign).toHaveAttribute('lang', 'en');
    const german = page.getByRole('heading', { level: 2, name: /^Wie ein Soul Song kommt/ });
    await expect(german).not.toHaveAttribute('lang');
  },
);

function everyListPage(): string[] {
  const pages = ['', ...[2, 3, 4, 5, 6, 7].map((number) => `/page/${number}`)];
  return languages.flatMap(({ prefix }) => pages.map((page) => `${prefix}/news${page}`));
}

async function untilFresh(request: APIRequestContext, paths: string[]): Promise<void> {
  for (const path of paths) {
    await expect.poll(() => isFresh(request, path), { timeout: 20_000 }).toBe(true);
  }
}

async function isFresh(request: APIRequestContext, path: string): Promise<boolean> {
  const { status, state } = await fetchPath(request, path);
  return status === 200 && state === 'HIT';
}

async function cardLinks(page: Page): Promise<string[]> {
  const links = page.getByRole('article').getByRole('link');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}
