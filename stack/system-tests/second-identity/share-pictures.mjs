import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { load } from '../common/site/load.mjs';

const drawing = "export { toCardSvg } from './lib/media/share-images/share-image-svg'";

/** Pages whose share image has its text from the messages, by their paths in each language. */
const pages = [
  { paths: ['/', '/de'], card: ({ home: { hero } }) => [hero.badge, hero.title1, hero.title2] },
  { paths: ['/news', '/de/news'], card: ({ news }) => ['', news.title, news.description] },
  { paths: ['/tours', '/de/touren'], card: ({ tours }) => ['', tours.title, tours.tagline] },
];

/**
 * Checks the text on share images. The image that the site serves must be identical to one that is drawn again with the
 * second identity's files and text. It must differ from one that is drawn with the demo's files and the same
 * text, because the name of the site is on it.
 * @param {string} first the root of the project with the demo's content
 * @param {string} second the root of the second identity's copy
 * @param {string} siteUrl
 */
export async function checkSharePictures(first, second, siteUrl) {
  const [ofSecond, ofDemo] = await Promise.all([load(second, drawing), load(first, drawing)]);
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
      assert.ok(
        served.equals(await draw(ofSecond, second)),
        `${path}: the share image must show the text of the second identity`,
      );
      assert.ok(
        !served.equals(await draw(ofDemo, first)),
        `${path}: the share image must not show the name of the demo`,
      );
    }
}

const markOf = (root) => readFileSync(join(root, 'public/images/mark.svg'), 'utf8');

/** Makes a JPEG as lib/media/share-images/share-image-jpeg.ts does. */
const drawn = (svg) =>
  sharp(Buffer.from(svg)).jpeg({ quality: 84, chromaSubsampling: '4:4:4' }).toBuffer();

async function pictureOf(url) {
  const html = await (await fetch(url)).text();
  const [, address] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  assert.ok(address, `${url} must name a share image`);
  return Buffer.from(await (await fetch(address)).arrayBuffer());
}
