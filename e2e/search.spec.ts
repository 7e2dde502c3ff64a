import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { expectAccessible, overflowOf } from './support/axe';
import { content } from './support/content';
import { whileStopped } from './support/stack-parts';
import { nightlyVariant } from './support/nightly';
import { fetchRaw } from './support/raw-http';
import { fetchPath } from './support/site';
import { expect, test } from './support/test';

/** The options of tests that check only responses of the server: they run in one browser. */
const serverOnly = { tag: '@chromium' };

const languages = [
  { path: '/search', home: '/', words: en },
  { path: '/de/suche', home: '/de', words: de },
];

for (const { path, home, words } of languages) {
  for (const javaScriptEnabled of [true, false]) {
    const title = `the search at ${path}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`;
    test.describe(title, nightlyVariant(path, javaScriptEnabled), () => {
      test.use({ javaScriptEnabled });

      test('opens from the header, works by keyboard, and leads to a post', async ({ page }) => {
        await page.goto(home);
        await page.getByRole('banner').getByRole('link', { name: words.nav.search }).click();
        await expect(page).toHaveURL(path);
        const around = page.getByRole('navigation', { name: words.search.around });
        await expect(around.getByRole('link', { name: words.nav.news })).toBeVisible();

        await page.getByRole('searchbox', { name: words.search.label }).focus();
        await page.keyboard.type(content.post.title);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`${path}\\?q=`));
        await expect(page.getByRole('searchbox')).toHaveValue(content.post.title);
        await expect(page.locator('mark').first()).toBeVisible();
        const found = page.getByRole('main').getByRole('article');
        await found.locator(`a[href$="${content.post.path}"]`).first().click();
        await expect(page).toHaveURL(new RegExp(`${content.post.path}$`));
      });
    });
  }

  test(
    `${path} links to other pages and suggests posts when nothing is found, also on a small screen`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const query of ['', '?q=', '?q=xyzzyplugh', `?q=${'W'.repeat(100)}`, '?q=piano']) {
        await page.goto(`${path}${query}`);
        await expect(page.getByRole('searchbox', { name: words.search.label })).toBeVisible();
        const around = page.getByRole('navigation', { name: words.search.around });
        await expect(around.getByRole('link', { name: words.nav.music })).toBeVisible();
        const isEmpty = query === '' || /xyzzy|W/.test(query);
        const posts = page.getByRole('region', { name: words.news.slides }).getByRole('article');
        await expect(posts).toHaveCount(isEmpty ? Math.min(3, content.posts.length) : 0);
        await expectAccessible(page);
        expect(await overflowOf(page)).toBe(0);
      }
    },
  );
}

for (const { path, words } of languages) {
  test(`${path} suggests posts and events before a search, and is stored`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const posts = page.getByRole('region', { name: words.news.slides });
    await expect(posts.getByRole('article')).toHaveCount(Math.min(3, content.posts.length));
    const events = page.getByRole('region', { name: words.home.events.title });
    await expect(events.getByRole('article')).toHaveCount(Math.min(3, content.upcomingEvents));

    const again = await fetchPath(request, path);
    expect(again.state).toMatch(/HIT|STALE/);
    expect(again.caching).not.toMatch(/no-store|private/);
    const without = await fetchPath(request, `${path}?q=`);
    expect(without.caching).toBe('private, no-cache');
    expect(without.text).not.toContain(words.news.slides);
  });
}

test('the menu links to the search', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/news');
  await page.getByRole('button', { name: en.nav.open }).click();
  await page.getByRole('dialog').getByRole('link', { name: en.nav.search }).click();
  await expect(page).toHaveURL('/search');
});

test('a malformed search gets no server error', serverOnly, async ({ request }) => {
  const malformed: [string, number][] = [
    ['?q=%00', 200],
    ['?q=%25', 200],
    ['?q=%ff', 200],
    ['?q=%', 200],
    ['?q=a%00b&page=x', 200],
    ['?q=%22%27%3Cscript%3Ealert(1)%3C/script%3E', 200],
    ['?q=%F0%9F%8E%B9', 200],
    ['?q=a&q=b', 200],
    [`?q=${'x'.repeat(101)}`, 400],
    [`?q=${'x'.repeat(8192)}`, 414],
  ];
  for (const [query, status] of malformed) {
    const response = await fetchPath(request, `/search${query}`);
    expect([query, response.status]).toEqual([query, status]);
    expect(response.caching).toContain(status === 200 ? 'private, no-cache' : 'no-store');
    expect(response.text).not.toContain('<script>alert');
    if (status === 400) expect(response.text).toContain(en.search.tooLong);
  }
});

test('only the browser stores a search, and it is noindex', serverOnly, async ({ request }) => {
  for (let round = 0; round < 2; round += 1) {
    const response = await request.get('/search?q=winter');
    expect(response.headers()['x-robots-tag']).toBe('noindex');
    expect(response.headers()['cache-control']).toBe('private, no-cache');
    expect(response.headers()['x-nextjs-cache']).not.toBe('HIT');
  }
  expect((await fetchPath(request, '/search/1/d2ludGVy')).status).toBe(404);
});

test(
  'the search says that WordPress is unreachable, and works again afterwards',
  serverOnly,
  async () => {
    test.setTimeout(180_000);
    // A separate client: earlier tests may have used up the rate limit of the default client.
    const search = () => fetchRaw({ path: '/de/suche?q=outage', from: '127.0.4.1' });
    const response = await whileStopped('wordpress', search);

    expect(response.status).toBe(503);
    expect(response.headers['cache-control']).toContain('no-store');
    expect(response.text).toContain(en.unavailable.screens.search);
    expect(response.text).toContain(de.unavailable.screens.search);
    await expect.poll(async () => (await search()).status, { timeout: 60_000 }).toBe(200);
  },
);

// This is the last test of the file, because it uses up the rate limit of this machine.
test(
  'a client that searches too often is asked to wait, even with forged addresses',
  serverOnly,
  async ({ request }) => {
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
    expect((await fetchPath(request, '/news')).status).toBe(200);
    expect((await fetchPath(request, '/search')).status).toBe(200);
  },
);
