import { addressesIn } from '../../lib/media/srcset';
import { expect, holdRequests, test } from '../support/test';

const year = 'public, max-age=31536000, immutable';
/** A post with a gallery and a video. */
const post = '/2026/06/nine-figures-for-nine-nights';

for (const path of ['/', '/de/touren', '/press', '/biography']) {
  const tag = ['/', '/press'].includes(path) ? [] : '@nightly';
  const title = `the pictures of ${path} come in stored sizes, which browsers keep`;
  test(title, { tag }, async ({ request }) => {
    const html = await (await request.get(path)).text();
    // The image optimizer makes the sizes of pictures from WordPress. It must not make sizes of the site's own files.
    expect(html).not.toMatch(/_next\/image\?url=%2Fimages/);
    // Only a file that the visitor saves may have a path that does not change with its content.
    const links = html.match(/<[^<>]* (?:src|href)="\/images\/(?!sizes\/)[^<>]*>/g) ?? [];
    expect(links.filter((link) => !link.includes(' download'))).toEqual([]);
    const addresses = new Set(addressesIn(html).filter((each) => each.startsWith('/images/')));
    expect(addresses.size).toBeGreaterThan(4);
    await Promise.all(
      [...addresses].map(async (address) => {
        const picture = await request.head(address);
        expect(picture.status(), `${address} must exist`).toBe(200);
        expect(picture.headers()).toMatchObject({
          'content-type': 'image/avif',
          'cache-control': year,
        });
      }),
    );
  });
}

test('the logos and signs of networks are kept too', async ({ request }) => {
  const html = await (await request.get('/press')).text();
  const drawings = [...new Set(html.match(/\/images\/sizes\/[\w/-]+\.[\da-f]{8}\.svg/g))];
  expect(drawings.length).toBeGreaterThan(30);
  for (const address of [drawings[0]!, drawings.at(-1)!])
    expect(
      (await request.get(address)).headers()['cache-control'],
      `browsers must keep ${address}`,
    ).toBe(year);
});

test('until a picture is there, its box has its colour', async ({ page }) => {
  await page.route('**/*.{avif,webp}', (route) => route.abort());
  await page.route('**/_next/image?*', (route) => route.abort());
  for (const path of ['/', '/tours', '/de/news', '/events', '/videos', post]) {
    await page.goto(path);
    const colours = await page
      .locator('main img[srcset], main picture > img, main img[src^="/api/poster/"]')
      .evaluateAll((images) => images.map((each) => getComputedStyle(each).backgroundColor));
    expect(colours.length).toBeGreaterThan(2);
    expect(new Set(colours).size).toBeGreaterThan(1);
    expect(colours, `every picture of ${path} must have a colour`).not.toContain(
      'rgba(0, 0, 0, 0)',
    );
  }
});

test(
  'until a large picture is there, its box has the colour of the small one',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(post);
    const small = page.locator('.prose a[data-zoom] img').first();
    const colour = await small.evaluate((each) => getComputedStyle(each).backgroundColor);
    expect(colour).not.toBe('rgba(0, 0, 0, 0)');
    const release = await holdRequests(page, /\/_next\/image\?/);
    await small.click();
    const large = page.getByRole('dialog').locator('figure img');
    await expect(large).toHaveCSS('background-color', colour);
    expect((await large.boundingBox())!.width).toBeGreaterThan(100);

    release();
    await expect(large).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  },
);
