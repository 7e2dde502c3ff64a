import { readFile } from 'node:fs/promises';

import { addressesIn } from '../lib/media/srcset';
import { storedPictures } from './support/stored-files';
import { expect, test } from './support/test';
import { WordPressRest } from './support/wordpress-rest';

test(
  'the sizes of a new picture are made before a visitor asks for them',
  { tag: '@nightly' },
  async ({ request }) => {
    const rest = await WordPressRest.logIn();
    const photograph = await readFile('public/images/press/photos/two-tones.webp');
    test.setTimeout(180_000);
    const before = await settledCount();
    const media = await rest.upload('two-tones.webp', 'image/webp', photograph);
    const post = await rest.send({
      ...{ method: 'POST', path: '/wp/v2/posts' },
      body: { title: 'A new picture', status: 'publish', featured_media: media.id },
    });
    try {
      const path = `/${post.date.slice(0, 4)}/${post.date.slice(5, 7)}/${post.slug}`;
      const sizes = async () => {
        const page = await request.get(path);
        const addresses = page.ok() ? addressesIn(await page.text()) : [];
        return addresses.filter((address) => address.includes('two-tones'));
      };
      await expect.poll(async () => (await sizes()).length).toBe(5);
      // A request for a picture would create it, so the test counts the stored pictures first.
      await expect.poll(settledCount, { timeout: 90_000 }).toBeGreaterThanOrEqual(before + 5);
      for (const address of await sizes()) {
        const picture = await request.get(address, { headers: { accept: 'image/avif' } });
        expect(picture.headers(), `${address} must come from the cache`).toMatchObject({
          ...{ 'content-type': 'image/avif', 'x-nextjs-cache': 'HIT' },
        });
      }
    } finally {
      for (const each of [`posts/${post.id}`, `media/${media.id}`])
        await rest.send({ method: 'DELETE', path: `/wp/v2/${each}?force=true` });
    }
  },
);

/**
 * The number of stored pictures, once none has been added for eight seconds: other tests may have edited pages just
 * before, and the largest size of a photograph takes some seconds.
 */
async function settledCount(): Promise<number> {
  for (let count = storedPictures(); ; count = storedPictures()) {
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    if (storedPictures() === count) return count;
  }
}
