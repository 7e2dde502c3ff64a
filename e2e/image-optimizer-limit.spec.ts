import { crc32, deflateSync } from 'node:zlib';

import { signedPicturePath } from '../lib/media/picture-signature';
import { stack } from './support/environment';
import { fetchRaw } from './support/raw-http';
import { expect, test } from './support/test';
import { WordPressRest } from './support/wordpress-rest';

const mebibyte = 1024 * 1024;

test(
  'the image optimizer refuses a picture that is too large to hold in memory',
  { tag: '@nightly' },
  async () => {
    const rest = await WordPressRest.logIn();
    const media: number[] = [];
    const statusOf = async (name: string, size: number) => {
      const { id, source_url } = await rest.upload(`${name}.png`, 'image/png', pngOf(size));
      media.push(id);
      const path = signedPicturePath(source_url, { width: 480 }, stack.webhookSecret);
      return (await fetchRaw({ path })).status;
    };
    try {
      expect(await statusOf('large', 15 * mebibyte)).toBe(200);
      expect(await statusOf('too-large', 17 * mebibyte)).toBe(413);
    } finally {
      for (const id of media)
        await rest.send({ method: 'DELETE', path: `/wp/v2/media/${id}?force=true` });
    }
  },
);

/** A valid PNG of eight by eight pixels with this many bytes: most of them are in a chunk that no program reads. */
function pngOf(size: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(8, 0);
  head.writeUInt32BE(8, 4);
  // Eight bits per pixel, greyscale.
  head[8] = 8;
  const rows = deflateSync(Buffer.alloc(8 * 9));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunkOf('IHDR', head),
    chunkOf('fiLl', Buffer.alloc(size)),
    chunkOf('IDAT', rows),
    chunkOf('IEND', Buffer.alloc(0)),
  ]);
}

function chunkOf(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}
