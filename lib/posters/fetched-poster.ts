import 'server-only';

import PQueue from 'p-queue';
import sharp from 'sharp';

import { readBytes } from '../read-bytes';

const host = 'https://i.ytimg.com/vi';
const versions = ['maxresdefault', 'hqdefault'];
const maxBytes = 2 * 1024 * 1024;
const deadline = 3_000;

// What is on its way holds two megabytes at most; one that is being encoded takes a whole processor.
const requests = new PQueue({ concurrency: 4 });
const encodings = new PQueue({ concurrency: 1 });

/**
 * The poster of a film as YouTube has it, as WebP of 1280 by 720: its largest version, else the next.
 *
 * @returns null when YouTube has none that can be shown
 * @throws {Error} when YouTube cannot be reached within three seconds, or fails
 */
export async function fetchPoster(id: string): Promise<Buffer | null> {
  for (const version of versions) {
    const bytes = await requests.add(() => askForPicture(`${host}/${id}/${version}.jpg`));
    const image = bytes && (await encodings.add(() => toWebp(bytes)));
    if (image) return image;
  }
  return null;
}

/** @returns null for what is not there, no JPEG, or over two megabytes */
async function askForPicture(address: string): Promise<Buffer | null> {
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
