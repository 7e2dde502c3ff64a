import 'server-only';

import sharp from 'sharp';

import { figureSeed, toFigure } from './figure';
import { readBytes } from './read-bytes';

const host = 'https://i.ytimg.com/vi';
const versions = ['maxresdefault', 'hqdefault'];
const maxBytes = 2 * 1024 * 1024;

/**
 * The poster of a film at YouTube, as WebP of 1280 by 720: its largest version, else the next, else a figure drawn
 * from its id. Never throws.
 */
export async function getPoster(id: string): Promise<{ image: Buffer; isDrawn: boolean }> {
  for (const version of versions) {
    const image = await toWebp(await askForPicture(`${host}/${id}/${version}.jpg`));
    if (image) return { image, isDrawn: false };
  }
  return { image: (await toWebp(Buffer.from(toFigure(figureSeed(id)))))!, isDrawn: true };
}

async function askForPicture(address: string): Promise<Buffer | null> {
  try {
    const response = await fetch(address, {
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(3000),
    });
    const isPicture = response.ok && response.headers.get('content-type') === 'image/jpeg';
    return isPicture ? await readBytes(maxBytes, response) : null;
  } catch {
    return null;
  }
}

async function toWebp(bytes: Buffer | null): Promise<Buffer | null> {
  if (!bytes) return null;
  try {
    const picture = sharp(bytes, { limitInputPixels: 4_000_000 });
    return await picture.resize(1280, 720, { fit: 'cover' }).webp({ quality: 72 }).toBuffer();
  } catch {
    return null;
  }
}
