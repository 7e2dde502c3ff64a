import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { answerOf, expectOneRedirect } from './support/site';
import { expect, test } from './support/test';

test.describe('addresses', () => {
  for (const [path, target] of [
    ['/en/news', '/news'],
    ['/news/', '/news'],
    ['/de/', '/de'],
    ['/DE/News', '/de/news'],
    ['/de/events', '/de/veranstaltungen'],
    ['/de/Events/', '/de/veranstaltungen'],
    ['/de/music/x', '/de/musik/x'],
    ['/musik', '/music'],
    ['/news/?a=b', '/news?a=b'],
    ['/EN/', '/'],
    ['/DE/Music/Page/1/', '/de/musik'],
    ['/de/biography/aura/', '/de/biografie/aura'],
    ['/impressum', '/legal-notices'],
    ['/de/press?utm_source=letter', '/de/presse?utm_source=letter'],
    ['/suche?q=piano', '/search?q=piano'],
    ['/veranstaltungen.ics', '/events.ics'],
    ['/past-events/page/1', '/past-events'],
    ['/de/feed/', '/de/feed.xml'],
    ['/sitemap_index.xml', '/sitemap.xml'],
    ['/2025/01/northbound', '/2026/08/northbound'],
    ['/de/2025/01/northbound', '/de/2026/08/northbound'],
  ] as const) {
    test(`${path} leads to ${target} in one permanent redirect`, async ({ request }) => {
      await expectOneRedirect(request, path, target);
    });
  }

  test('/news/{slug} takes the two given hops to the German post', async ({ request }) => {
    await expectOneRedirect(request, '/news/northbound', '/de/news/northbound');
    await expectOneRedirect(request, '/de/news/northbound', '/de/2026/08/northbound');
    expect((await answerOf(request, '/de/news/no-such-post')).status).toBe(404);
  });

  for (const path of ['/%', '/%ff', '/news/%25', '/_next/image?url=%2F%uff0e&w=640&q=75']) {
    test(`${path} is a bad request, not a failure`, async ({ request }) => {
      expect((await answerOf(request, path)).status).toBe(400);
    });
  }

  test('a forged host is reflected nowhere', async ({ request }) => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    for (const path of ['/', '/de/events', '/nope']) {
      const response = await request.get(path, { headers, maxRedirects: 0 });
      expect(JSON.stringify(response.headers()) + (await response.text())).not.toContain(
        'evil.example',
      );
    }
  });

  test('the language switch keeps the page', async ({ page }) => {
    for (const [path, other] of [
      ['/', '/de'],
      ['/news', '/de/news'],
      ['/2026/08/northbound', '/de/2026/08/northbound'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.getByRole('link', { name: en.nav.otherLanguage }).click();
      await expect(page).toHaveURL(other);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await page.getByRole('link', { name: de.nav.otherLanguage }).click();
      await expect(page).toHaveURL(path);
    }
  });
});

test.describe('an address that leads nowhere', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      for (const [path, words, home] of [
        ['/nope', en, '/'],
        ['/de/nope/nope', de, '/de'],
        ['/category/nope', en, '/'],
        ['/2026/08/no-such-post', en, '/'],
        ['/de/2026/08/no-such-post', de, '/de'],
      ] as const) {
        test(`${path} is a complete page with the status 404`, async ({ page }) => {
          const response = await page.goto(path);

          expect(response?.status()).toBe(404);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound.heading);
          await expect(page.getByText(words.notFound.text)).toBeVisible();
          const main = page.getByRole('main');
          for (const name of [words.notFound.news, words.nav.events, words.nav.search]) {
            await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
          }
          await main.getByRole('link', { name: words.notFound.home }).click();
          await expect(page).toHaveURL(home);
        });
      }
    });
  }

  test('is not stored', async ({ request }) => {
    for (const [path, state] of [
      // No page is made for what the site knows not to be there.
      ['/never-there', undefined],
      ['/2026/08/never-there', undefined],
      ['/2025/01/northbound', 'MISS'],
    ] as const) {
      await request.get(path, { maxRedirects: 0 });
      const again = await answerOf(request, path);
      expect([path, again.state]).toEqual([path, state]);
      expect(again.caching).toContain('no-store');
    }
  });
});
