import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { content } from './support/content';
import { nightlyVariant } from './support/nightly';
import { fetchPath, expectOneRedirect } from './support/site';
import { expect, test } from './support/test';

const { slug, path: today } = content.post;
const [story] = content.stories;
const [tour] = content.tours;

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
    [`/de/biography/${story}/`, `/de/biografie/${story}`],
    [`/Biografie/${story}/`, `/biography/${story}`],
    ['/impressum', '/legal-notices'],
    ['/de/press', '/de/presse'],
    ['/presse', '/press'],
    [`/de/tours/${tour}`, `/de/touren/${tour}`],
    ['/de/contact', '/de/kontakt'],
    ['/Kontakt/danke', '/contact/thanks'],
    ['/de/disclaimer', '/de/haftungsausschluss'],
    ['/de/press?utm_source=letter', '/de/presse?utm_source=letter'],
    ['/suche?q=piano', '/search?q=piano'],
    ['/veranstaltungen.ics', '/events.ics'],
    ['/past-events/page/1', '/past-events'],
    ['/sitemap_index.xml', '/sitemap.xml'],
  ] as const) {
    test(`${path} redirects to ${target} permanently and directly`, async ({ request }) => {
      await expectOneRedirect(request, path, target);
    });
  }

  test('/news/{slug} redirects to /de/news/{slug}, and that to the German post', async ({
    request,
  }) => {
    await expectOneRedirect(request, `/news/${slug}`, `/de/news/${slug}`);
    await expectOneRedirect(request, `/de/news/${slug}`, `/de${today}`);
    expect((await fetchPath(request, '/de/news/no-such-post')).status).toBe(404);
  });

  for (const path of ['/%', '/%ff', '/news/%25', '/_next/image?url=%2F%uff0e&w=640&q=75']) {
    test(`${path} gets 400, not a server error`, async ({ request }) => {
      expect((await fetchPath(request, path)).status).toBe(400);
    });
  }

  test('no response contains a forged host', async ({ request }) => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    for (const path of ['/', '/de/events', '/nope']) {
      const response = await request.get(path, { headers, maxRedirects: 0 });
      expect(JSON.stringify(response.headers()) + (await response.text())).not.toContain(
        'evil.example',
      );
    }
  });

  test(
    'the language switch leads to the same page in the other language',
    { tag: '@nightly' },
    async ({ page }) => {
      for (const [path, other] of [
        ['/', '/de'],
        ['/news', '/de/news'],
        [today, `/de${today}`],
      ] as const) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        await page.getByRole('link', { name: en.nav.otherLanguage }).click();
        await expect(page).toHaveURL(other);
        await expect(page.locator('html')).toHaveAttribute('lang', 'de');
        await page.getByRole('link', { name: de.nav.otherLanguage }).click();
        await expect(page).toHaveURL(path);
      }
    },
  );
});

test.describe('an address without a page', () => {
  // `npm test` leaves out these three paths, because the site handles them like the others.
  const others = ['/category/nope', '/de/nope/nope', '/2026/08/no-such-post'];

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
        const title = `${path} shows a complete page with the status 404`;
        const options = others.includes(path)
          ? { tag: '@nightly' }
          : nightlyVariant(path, javaScriptEnabled);
        test(title, options, async ({ page }) => {
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
    // The site knows before rendering that these pages do not exist or have moved, so it renders nothing.
    for (const path of ['/never-there', '/2026/08/never-there', `/2019/01/${slug}`]) {
      await request.get(path, { maxRedirects: 0 });
      const again = await fetchPath(request, path);
      expect([path, again.state]).toEqual([path, undefined]);
      expect(again.caching).toContain('no-store');
    }
  });
});
