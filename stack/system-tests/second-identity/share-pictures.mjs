import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { load } from './load.mjs';

const drawing = "export { toCardSvg } from './lib/media/share-images/share-image-svg'";

/** Pages whose words on the picture stand in the messages, by their addresses in each language. */
const pages = [
  { paths: ['/', '/de'], card: ({ home: { hero } }) => [hero.badge, hero.title1, hero.title2] },
  { paths: ['/news', '/de/news'], card: ({ news }) => ['', news.title, news.description] },
  { paths: ['/tours', '/de/touren'], card: ({ tours }) => ['', tours.title, tours.tagline] },
];

/**
 * Checks the words on share images. A share image that is drawn again from the second identity's words must be identical to
 * the byte. Drawn by the first identity from the same words, it must differ, because the name of the site is on it.
 * @param {string} first
 * @param {string} second the roots of both
 * @param {string} siteUrl
 */
export async function checkSharePictures(first, second, siteUrl) {
  const [ours, theirs] = await Promise.all([load(second, drawing), load(first, drawing)]);
  const messages = ['en', 'de'].map((locale) =>
    JSON.parse(readFileSync(join(second, 'messages', `${locale}.json`), 'utf8')),
  );
  for (const { paths, card } of pages)
    for (const [index, path] of paths.entries()) {
      const [section, title, line] = card(messages[index]);
      const served = await pictureOf(siteUrl + path);
      /** @type {(module: Record<string, any>, root: string) => Promise<Buffer>} */
      const draw = async ({ toCardSvg }, root) =>
        drawn(await toCardSvg({ section, title, line }, markOf(root)));
      assert.ok(served.equals(await draw(ours, second)), `${path}: other words are drawn`);
      assert.ok(!served.equals(await draw(theirs, first)), `${path}: the first's name is drawn`);
    }
}

const markOf = (root) => readFileSync(join(root, 'public/images/mark.svg'), 'utf8');

/** As lib/media/share-images/share-image-jpeg.ts does it. */
const drawn = (svg) =>
  sharp(Buffer.from(svg)).jpeg({ quality: 84, chromaSubsampling: '4:4:4' }).toBuffer();

async function pictureOf(url) {
  const html = await (await fetch(url)).text();
  const [, address] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  assert.ok(address, `${url} names no picture to be sent around`);
  return Buffer.from(await (await fetch(address)).arrayBuffer());
}
