import AxeBuilder from '@axe-core/playwright';

import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { control } from './support/control';
import { answerOf } from './support/site';
import { nightlyUnlessTurned } from './support/nightly';
import { expect, test, type Page } from './support/test';

const languages = [
  { path: '/search', home: '/', words: en },
  { path: '/de/suche', home: '/de', words: de },
];

for (const { path, home, words } of languages) {
  for (const javaScriptEnabled of [true, false]) {
    const title = `the search at ${path}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`;
    test.describe(title, nightlyUnlessTurned(path, javaScriptEnabled), () => {
      test.use({ javaScriptEnabled });

      test('is reached from the header, asked by keyboard, and leads to a post', async ({
        page,
      }) => {
        await page.goto(home);
        await page.getByRole('banner').getByRole('link', { name: words.nav.search }).click();
        await expect(page).toHaveURL(path);
        await expect(
          page.getByRole('main').getByRole('link', { name: words.nav.news }),
        ).toBeVisible();

        await page.getByRole('searchbox', { name: words.search.label }).focus();
        await page.keyboard.type('northbound');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(`${path}?q=northbound`);
        await expect(page.getByRole('searchbox')).toHaveValue('northbound');
        await expect(page.locator('mark').first()).toHaveText(/northbound/i);
        await page.getByRole('main').getByRole('article').first().getByRole('link').click();
        await expect(page).toHaveURL(/\/2026\/08\/northbound$/);
      });
    });
  }

  test(`${path} finds words of both languages, and keeps them when the language is switched`, async ({
    page,
  }) => {
    await page.goto(`${path}?q=Zürich`);
    const found = page.getByRole('main').getByRole('article');
    await expect(found.filter({ hasText: /Klänge|Zürich/ }).first()).toBeVisible();
    await expectClean(page);

    await page.getByRole('banner').getByRole('link', { name: words.nav.otherLanguage }).click();
    await expect(page).toHaveURL(/\?q=Z%C3%BCrich$/);
    await expect(page.getByRole('searchbox')).toHaveValue('Zürich');
  });

  test(`${path} goes on and back by links, and says when there is nothing more`, async ({
    page,
  }) => {
    await page.goto(`${path}?q=piano`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
    const pages = page.getByRole('navigation', { name: words.search.pages });
    await pages.getByRole('link', { name: words.search.next }).click();
    await expect(page).toHaveURL(`${path}?q=piano&page=2`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(pages.getByRole('link', { name: words.search.previous })).toHaveAttribute(
      'href',
      `${path}?q=piano`,
    );
    await page.goto(`${path}?q=piano&page=40`);
    await page.getByRole('link', { name: words.search.first }).click();
    await expect(page).toHaveURL(`${path}?q=piano`);
  });

  test(`${path} has a way on where there is nothing, on a small screen too`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const query of ['', '?q=', '?q=xyzzyplugh', `?q=${'W'.repeat(100)}`, '?q=piano']) {
      await page.goto(`${path}${query}`);
      await expect(page.getByRole('searchbox', { name: words.search.label })).toBeVisible();
      if (query !== '?q=piano') {
        await expect(
          page.getByRole('main').getByRole('link', { name: words.nav.music }),
        ).toBeVisible();
      }
      await expectClean(page);
    }
  });
}

test('the menu leads to the search', async ({ page }) => {
  await page.goto('/news');
  await page.getByRole('button', { name: en.nav.open }).click();
  await page.getByRole('dialog').getByRole('link', { name: en.nav.search }).click();
  await expect(page).toHaveURL('/search');
});

test('odd input is answered calmly', async ({ request }) => {
  const odd: [string, number][] = [
    ['?q=%00', 200],
    ['?q=%25', 200],
    ['?q=%ff', 200],
    ['?q=%', 200],
    ['?q=a%00b&page=x', 200],
    ['?q=%22%27%3Cscript%3Ealert(1)%3C/script%3E', 200],
    ['?q=%F0%9F%8E%B9', 200],
    ['?q=a&q=b', 200],
    ['?q[]=a&q[x]=b', 200],
    [`?q=${'x'.repeat(101)}`, 400],
    [`?q=${'x'.repeat(8192)}`, 414],
  ];
  for (const [query, status] of odd) {
    const answer = await answerOf(request, `/search${query}`);
    expect([query, answer.status]).toEqual([query, status]);
    expect(answer.caching).toContain('no-store');
    expect(answer.text).not.toContain('<script>alert');
    if (status === 400) expect(answer.text).toContain(en.search.tooLong);
  }
});

test('a search is in no cache and for no robot', async ({ request }) => {
  for (let round = 0; round < 2; round += 1) {
    const response = await request.get('/search?q=winter');
    expect(response.headers()['x-robots-tag']).toBe('noindex');
    expect(response.headers()['cache-control']).toContain('no-store');
    expect(response.headers()['x-nextjs-cache']).not.toBe('HIT');
  }
  expect((await answerOf(request, '/search/1/d2ludGVy')).status).toBe(404);
});

test('without WordPress the search says so, and heals by itself', async ({ request }) => {
  test.setTimeout(180_000);
  await control('wordpress', 'stop');
  const answer = await answerOf(request, '/de/suche?q=outage').finally(() =>
    control('wordpress', 'start'),
  );

  expect(answer.status).toBe(503);
  expect(answer.caching).toContain('no-store');
  expect(answer.text).toContain(en.unavailable.screens.search);
  expect(answer.text).toContain(de.unavailable.screens.search);
  await expect
    .poll(async () => (await answerOf(request, '/de/suche?q=outage')).status, { timeout: 60_000 })
    .toBe(200);
});

// The last of this file: it uses up what this machine may search for.
test('who searches too much is asked to wait, whatever address is claimed', async ({ request }) => {
  const statuses: number[] = [];
  for (let round = 0; round < 90; round += 1) {
    const response = await request.get(`/search?q=round+${round}`, {
      headers: { 'x-forwarded-for': `192.0.2.${round}`, 'x-client-address': `192.0.2.${round}` },
    });
    statuses.push(response.status());
    if (response.status() !== 429) continue;

    expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0);
    expect(response.headers()['cache-control']).toContain('no-store');
    const text = await response.text();
    expect(text).toContain(en.search.busy.text);
    expect(text).toContain(de.search.busy.text);
    break;
  }
  expect(statuses.at(-1)).toBe(429);
  expect((await answerOf(request, '/news')).status).toBe(200);
  expect((await answerOf(request, '/search')).status).toBe(200);
});

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}
