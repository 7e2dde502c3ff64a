import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { content } from './support/content';
import { nightlyIfGerman } from './support/nightly';
import { fillIn, languages, openForm, sendButton, toastOf } from './support/contact';
import { logOf } from './support/stack-parts';
import { filmTitle } from './support/film';
import { directivesOf, expectSecurityHeaders, expectStrict } from './support/policy';
import { fetchRaw } from './support/raw-http';
import { expect, test, type APIResponse } from './support/test';
import { watchViolations } from './support/policy-violations';

for (const [home, words] of [
  ['/', en],
  ['/de', de],
] as const) {
  test(
    `dialogs, carousel and video of ${home} work under its policy`,
    nightlyIfGerman(home),
    async ({ page }) => {
      const violations = await watchViolations(page);
      await page.route(/youtube/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<p>film</p>' }),
      );
      await page.goto(home);
      for (const name of [words.footer.newsletter, words.footer.social, words.nav.open]) {
        await page.getByRole('button', { name, exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      const carousel = page.getByRole('region', { name: words.home.carousel });
      await carousel.scrollIntoViewIfNeeded();
      await carousel.getByRole('button', { name: words.home.carouselControls.next }).click();

      await page.getByRole('button', { name: words.home.video.play }).click();
      const film = page.getByRole('dialog', { name: filmTitle(words) });
      await expect(film.locator('iframe').contentFrame().getByText('film')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(film).toBeHidden();
      violations.expectNone();
    },
  );
}

for (const { path, words } of languages) {
  test(
    `the form on ${path} and its toast work under the policy`,
    { tag: '@nightly' },
    async ({ page }) => {
      const violations = await watchViolations(page);
      await page.route('**/api/contact', (route) => route.fulfill({ json: {} }));
      await openForm(page, path);
      await sendButton(page).click();
      await fillIn(page, words);
      await sendButton(page).click();

      await expect(toastOf(page)).toContainText(words.contact.sent.title);
      // Without the style sheet of its library, the toast would be at the end of the page.
      const place = page.locator('[data-sonner-toaster]');
      await expect(place).toHaveCSS('position', 'fixed');
      violations.expectNone();
    },
  );
}

test('a page has the same policy when it is rendered and when it comes from the cache', async ({
  request,
}) => {
  const policies = new Set<string | undefined>();
  for (let round = 0; round < 3; round += 1) {
    const response = await request.get(`/de/videos/${content.video}`);
    policies.add(response.headers()['content-security-policy']);
    expectStrict(response.headers()['content-security-policy']);
  }
  expect(policies.size).toBe(1);
});

test('the policy of a response without a page of the site allows no script', async ({
  request,
}) => {
  const responses: APIResponse[] = [
    await request.get('/preview/1-not-a-key'),
    await request.post('/api/contact', { form: { locale: 'de', message: '<script>x</script>' } }),
  ];
  for (const response of responses) {
    expect(response.status()).toBeGreaterThanOrEqual(400);
    const policy = directivesOf(response.headers()['content-security-policy']);
    expect(policy['script-src']).toEqual(["'none'"]);
    expect(policy['default-src']).toEqual(["'none'"]);
  }
});

test(
  'the page with the refused form has its styles under its policy',
  { tag: '@nightly' },
  async ({ page }) => {
    const violations = await watchViolations(page);
    await page.goto('/contact');
    await page.locator('#contact-form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
      HTMLFormElement.prototype.submit.call(form);
    });
    await page.waitForURL('**/api/contact');

    await expect(page.locator('#contact-summary')).toBeVisible();
    expect(violations.stopped).toEqual([]);
  },
);

test('every response has security headers, and other sites may only load feeds and pictures', async ({
  request,
}) => {
  const sameOrigin = ['/', '/de/kontakt', '/nope', '/News', '/%ff', '/api/contact/token'];
  const shared = [
    '/feed.xml',
    '/de/veranstaltungen.ics',
    '/sitemap.xml',
    '/icon.svg',
    '/api/generated-figure/7',
  ];
  for (const path of [...sameOrigin, ...shared]) {
    const response = await request.get(path, { maxRedirects: 0 });
    const sharing = shared.includes(path) ? 'cross-origin' : 'same-origin';
    expectSecurityHeaders(response.url(), response.headers(), sharing);
  }
});

const reportPath = '/api/csp-report';

/** Sends a report as a separate client, because other tests cause more reports than one client may send. */
async function report(body: string, type = 'application/csp-report'): Promise<number> {
  const headers = { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) };
  const from = '127.0.8.1';
  const { status } = await fetchRaw({ path: reportPath, method: 'POST', headers, body, from });
  return status;
}

test(
  'the browser reports a blocked script, and the site accepts the report',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/contact');
    const reported = page.waitForRequest(`**${reportPath}`);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.isBroken = true';
      document.body.append(script);
    });
    const request = await reported;

    expect(request.postData()).toContain('script-src-elem');
    expect(await report(request.postData()!, request.headers()['content-type'])).toBe(204);
  },
);

test('a report is accepted and logged, and anything else is refused', async ({ request }) => {
  const documentUri = new URL('/', (await request.get('/')).url()).href;
  const blocked = `https://evil-${Date.now()}.example`;
  const body = { 'csp-report': { 'document-uri': documentUri, 'blocked-uri': `${blocked}/x.js` } };

  expect(await report(JSON.stringify(body))).toBe(204);
  expect(await logOf('site')).toContain(blocked);
  expect(await report('null')).toBe(400);
  expect(await report('{}', 'text/plain')).toBe(415);
  expect(await report('x'.repeat(40_000))).toBe(413);
});
