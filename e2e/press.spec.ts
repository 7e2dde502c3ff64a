import { broadcasts } from '../content/press/broadcasts';
import { documents } from '../content/press/documents/index.mjs';
import { facts } from '../content/press/facts';
import { pressKit } from '../content/press/kit';
import { logos } from '../content/press/logos';
import { online } from '../content/press/online';
import { podcasts } from '../content/press/podcasts';
import { quotes } from '../content/press/quotes';
import { scans } from '../content/press/scans';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { site } from '../lib/site';
import { content } from './support/content';
import { openLaterEntries } from './support/press';
import { expect, test, type Page } from './support/test';

const languages = [
  { path: '/press', locale: 'en', words: en },
  { path: '/de/presse', locale: 'de', words: de },
] as const;

/** The long lists of the page: the name of the section, and the entries. Each entry has one picture. */
const listsIn = ({ press }: (typeof languages)[number]['words']) =>
  [
    [press.broadcasts.title, broadcasts],
    [press.scans.title, scans],
    [press.online.title, online],
    [press.kit.photos, pressKit.photos],
  ] as const;

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a report has its title beside a small picture, on a phone and on a wide screen', async ({
  page,
}) => {
  test.skip(online.length === 0, 'There is no report.');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/press');
    const row = region(page, en.press.online.title).locator('ul > li').first();
    const picture = (await row.locator('img').boundingBox())!;
    const title = (await row.getByRole('heading').boundingBox())!;
    expect(picture.width).toBeLessThan(100);
    expect(title.x).toBeGreaterThan(picture.x + picture.width);
    expect(title.width).toBeGreaterThan(120);
  }
});

// Playwright cannot emulate a printer in Firefox.
test(
  'logos are printed dark on white paper',
  { tag: ['@chromium', '@nightly'] },
  async ({ page }) => {
    test.skip(logos.length === 0, 'There is no logo.');
    await page.goto('/press');
    const logo = page.locator('.outlet-logo').first();
    await expect(logo).toHaveCSS('filter', 'invert(1)');
    await page.emulateMedia({ media: 'print' });
    await expect(logo).toHaveCSS('filter', 'none');
  },
);

for (const [how, name] of [
  ['the strip is halted', en.press.featured.halt],
  ['all motion is stopped', en.footer.stopMotion],
] as const) {
  test(
    `every logo can be scrolled into view when ${how}`,
    { tag: '@nightly' },
    async ({ page }) => {
      test.skip(logos.length === 0, 'There is no logo.');
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/press');
      await page.getByRole('checkbox', { name }).check();

      const strip = region(page, en.press.featured.title);
      await strip.hover();
      // Firefox drops a turn of the wheel that comes before it has drawn the halted strip.
      await expect(async () => {
        await page.mouse.wheel(100_000, 0);
        await expect(strip.locator('img').last()).toBeInViewport({ timeout: 1000 });
      }).toPass();
      const left = () => strip.evaluate((each) => each.scrollLeft);
      const end = await left();
      await strip.press('ArrowLeft');
      await expect.poll(left).toBeLessThan(end);
    },
  );
}

for (const { path, locale, words } of languages) {
  for (const javaScriptEnabled of [true, false]) {
    const title = `${path} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`;
    test.describe(title, { tag: '@nightly' }, () => {
      test.use({ javaScriptEnabled });

      test('shows every quote, report, press cutting, fact and logo', async ({ page }) => {
        await page.goto(path);
        await expect(page).toHaveTitle(`${words.press.title} | ${content.product}`);
        const { press } = words;
        for (const [section, count] of [
          [press.quotes, quotes.length],
          [press.podcasts, podcasts.length],
          [press.broadcasts, broadcasts.length],
          [press.online, online.length],
          [press.facts, facts.length],
        ] as const) {
          await expect(region(page, section.title).locator('ul > li')).toHaveCount(count);
        }
        await expect(region(page, press.scans.title).locator('figure')).toHaveCount(scans.length);
        await expect(page.locator('.logo-row:not([aria-hidden=true]) img')).toHaveCount(
          logos.length,
        );
        for (const quote of quotes) {
          const card = region(page, press.quotes.title).locator('li', {
            hasText: quote.words[locale],
          });
          await expect(card.getByRole('img', { name: quote.outlet })).toBeVisible();
        }
      });

      test('links to reports that are still online, and shows the others without a link', async ({
        page,
      }) => {
        await page.goto(path);
        await openLaterEntries(page);
        for (const report of [...podcasts, ...broadcasts, ...online]) {
          const title = page.getByRole('heading', { level: 3, name: report.title });
          await expect(title).toBeVisible();
          const link = title.getByRole('link');
          if (report.info) await expect(page.getByText(report.info[locale])).toBeVisible();
          await expect(link).toHaveCount(report.url ? 1 : 0);
          if (report.url) await expect(link).toHaveAttribute('href', report.url);
        }
      });

      test('shows the first dozen of each long list, and all of it when opened by keyboard', async ({
        page,
      }) => {
        await page.goto(path);
        for (const [name, { length }] of listsIn(words)) {
          const section = region(page, name);
          const shown = section.locator('img').filter({ visible: true });
          await expect(shown).toHaveCount(Math.min(length, 12));
          if (length <= 12) continue;
          const more = section.locator('summary');
          await expect(more).toContainText(String(length - 12));
          await more.press('Enter');
          await expect(shown).toHaveCount(length);
        }
      });

      // Playwright cannot emulate a printer in Firefox.
      test(
        'prints every report, press cutting and photo',
        { tag: '@chromium' },
        async ({ page }) => {
          await page.goto(path);
          await page.emulateMedia({ media: 'print' });
          for (const [name, { length }] of listsIn(words)) {
            const section = region(page, name);
            await expect(section.locator('img').filter({ visible: true })).toHaveCount(length);
            await expect(section.locator('summary')).toBeHidden();
          }
        },
      );

      test('has a table of contents whose links lead to a part of the page', async ({ page }) => {
        await page.goto(path);
        const links = page
          .getByRole('navigation', { name: words.press.contents })
          .getByRole('link');
        await expect(links).toHaveCount(await page.locator('main section[id]').count());
        for (const link of await links.all()) {
          await expect(page.locator((await link.getAttribute('href'))!)).toHaveCount(1);
        }
      });

      test('offers a press kit with texts, photos, logos and a zip file', async ({
        page,
        request,
      }) => {
        await page.goto(path);
        const kit = region(page, words.press.kit.title);
        await expect(kit).toContainText(pressKit.short[locale]);
        await expect(kit).toContainText(pressKit.long[locale].split('\n\n').at(-1)!);
        for (const { file, alt, credit, width, height } of pressKit.photos) {
          const link = page.locator(`a[href="/images/press/photos/${file}"]`);
          const jpeg = `/api/press-kit/${locale}/${file.replace(/\.\w+$/, '.jpg')}`;
          const caption = kit.locator('li', { has: link }).locator('figcaption');
          const orientation = words.press.kit[width < height ? 'portrait' : 'landscape'];
          await expect(caption).toContainText(alt[locale]);
          await expect(kit.locator(`a[href="${jpeg}"]`)).toContainText(words.press.kit.jpeg);
          await expect(caption).toContainText(
            `${words.press.kit.credit.replace('{credit}', credit)} · ${orientation}`,
          );
        }
        const files = await kit
          .locator('a[download]')
          .evaluateAll((all) => all.map((each) => each.getAttribute('href')!));
        expect(files).toHaveLength(1 + 2 * pressKit.photos.length + pressKit.logos.length);
        for (const file of files) expect((await request.get(file)).status()).toBe(200);
        const zip = await request.get(files[0]!);
        expect(zip.headers()['content-type']).toBe('application/zip');
        expect(zip.headers()['content-disposition']).toContain('.zip');
        expect((await zip.body()).subarray(0, 2).toString()).toBe('PK');
        const contact = kit.getByRole('link', { name: site.press.email });
        await expect(contact).toHaveAttribute('href', `mailto:${site.press.email}`);
        await expect(kit.locator('time').last()).toHaveAttribute('datetime', pressKit.updated);
      });

      test('offers the technical documents as PDF, each in both languages', async ({
        page,
        request,
      }) => {
        await page.goto(path);
        const kit = region(page, words.press.kit.documents.title);
        await expect(kit.getByRole('listitem')).toHaveCount(documents.length);
        for (const { title, contact, changes } of documents) {
          const entry = kit.getByRole('listitem').filter({ hasText: changes[0]!.words[locale] });
          await expect(entry).toContainText(`${contact.part[locale]}: ${contact.name}`);
          await expect(entry.getByRole('link', { name: contact.email })).toHaveAttribute(
            'href',
            `mailto:${contact.email}`,
          );
          await expect(entry.locator('time')).toHaveAttribute('datetime', changes[0]!.date);
          for (const language of ['en', 'de'] as const) {
            const link = entry.locator(`a[href$=".${language}.pdf"]`);
            await expect(link).toContainText(title[language]);
            const file = await request.get((await link.getAttribute('href'))!);
            expect(file.status()).toBe(200);
            expect(file.headers()['content-type']).toBe('application/pdf');
          }
        }
      });
    });
  }
}

test.describe('without JavaScript', { tag: '@nightly' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the link of a press cutting opens the picture', async ({ page, request }) => {
    await page.goto('/press');
    const address = await page.locator('a[data-zoom]').first().getAttribute('href');
    const picture = await request.get(address!);
    expect(picture.headers()['content-type']).toBe('image/webp');
  });

  // In Firefox, Playwright cannot turn scripts off, so `@media (scripting: none)` in a style sheet does not match.
  test(
    'all logos are visible and do not move, and there is no button to copy',
    { tag: '@chromium' },
    async ({ page }) => {
      await page.goto('/press');
      await expect(page.locator('.logo-row').last()).toBeHidden();
      const { width } = page.viewportSize()!;
      for (const logo of await page.locator('.logo-row').first().getByRole('img').all()) {
        const box = (await logo.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
      }
      await expect(page.getByRole('button', { name: en.press.kit.copy.short })).toBeHidden();
    },
  );
});

test(
  'a visitor can copy the biography of the press kit',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/press');
    await page.getByRole('button', { name: en.press.kit.copy.long }).click();
    await expect(page.getByRole('status').filter({ hasText: en.press.kit.copied })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.trim()).toBe(pressKit.long.en.trim());
  },
);
