import 'server-only';

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import type { Card } from './share-image-path';
import { toCardSvg } from './share-image-svg';

/**
 * Draws the share image of a page: JPEG, 1200 by 630.
 *
 * @throws {Error} when the site's logo or a font is missing on disk
 */
export async function drawCard(card: Card): Promise<Buffer<ArrayBuffer>> {
  const mark = join(/* turbopackIgnore: true */ process.cwd(), 'public/images/mark.svg');
  const svg = await toCardSvg(card, await readFile(mark, 'utf8'));

  // Chroma subsampling would blur thin light lines on a dark background.
  const picture = sharp(Buffer.from(svg)).jpeg({ quality: 84, chromaSubsampling: '4:4:4' });
  return Buffer.from(await picture.toBuffer());
}
