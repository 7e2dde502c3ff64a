import 'server-only';

import PQueue from 'p-queue';
import sharp from 'sharp';

import { readBytes } from '../../http/read-body';

const host = 'https://i.ytimg.com/vi';
const versions = ['maxresdefault', 'hqdefault'];
const maxBytes = 2 * 1024 * 1024;
/** In milliseconds. */
const deadline = 3_000;

// A download needs at most two megabytes of memory, so four may run at a time. Encoding uses a whole processor, so only
// one runs at a time.
const requests = new PQueue({ concurrency: 4 });
const encodings = new PQueue({ concurrency: 1 });

/**
 * The poster of a film from YouTube, as WebP of 1280 by 720: the largest version, or the next one.
 *
 * @returns null when YouTube has no usable version
 * @throws {Error} when YouTube does not respond within three seconds, or fails
 */
export async function fetchPoster(id: string): Promise<Buffer | null> {
  for (const version of versions) {
    const bytes = await requests.add(() => requestPicture(`${host}/${id}/${version}.jpg`));
    const image = bytes && (await encodings.add(() => toWebp(bytes)));
    if (image) return image;
  }
  return null;
}

/** @returns null when the picture does not exist, is not a JPEG, or is over two megabytes */
async function requestPicture(address: string): Promise<Buffer | null> {
  const response = await fetch(address, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(deadline),
  });
  if (response.status >= 500) throw new Error(`YouTube answered ${response.status}`);
  const isPicture = response.ok && response.headers.get('content-type') === 'image/jpeg';
  const bytes = isPicture ? await readBytes(maxBytes, response) : null;
  if (!isPicture) await response.body?.cancel();

  return bytes && isJpeg(bytes) ? bytes : null;
}

const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));

async function toWebp(bytes: Buffer): Promise<Buffer | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: 4_000_000 });
    return await picture.resize(1280, 720, { fit: 'cover' }).webp({ quality: 72 }).toBuffer();
  } catch {
    return null;
  }
}
