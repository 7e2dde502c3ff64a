import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ImageEntry } from '../next-internals/cache-types';
import { ImageCache } from './image-cache.mjs';

let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'image-cache-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const picture = (size: number, letter = 'a'): ImageEntry => ({
  ...{ kind: 'IMAGE', etag: 'e', upstreamEtag: 'u', extension: 'avif', revalidate: 60 },
  buffer: Buffer.alloc(size, letter),
});

it('returns a stored picture, after a restart too', async () => {
  await new ImageCache(folder).set('one', picture(100));

  expect(await new ImageCache(folder).get('one')).toEqual({
    value: picture(100),
    lastModified: expect.any(Number),
  });
});

it('treats half a picture as missing', async () => {
  await new ImageCache(folder).set('one', picture(100));
  const file = join(folder, 'one.picture');
  writeFileSync(file, readFileSync(file).subarray(0, 150));

  expect(await new ImageCache(folder).get('one')).toBeNull();
});

it('stays below its limit: the least recently used picture is deleted first', async () => {
  const cache = new ImageCache(folder, 3 * 400);
  for (const name of ['one', 'two', 'three']) await cache.set(name, picture(200));
  await cache.get('one');
  for (const name of ['four', 'five']) await cache.set(name, picture(200));

  expect(readdirSync(folder).toSorted()).toEqual(
    ['five.picture', 'four.picture', 'one.picture'].toSorted(),
  );
});

it('stays below its limit after a restart, too', async () => {
  for (const name of ['one', 'two', 'three']) {
    await new ImageCache(folder).set(name, picture(200));
  }
  await new ImageCache(folder, 400).set('four', picture(200));

  expect(readdirSync(folder)).toEqual(['four.picture']);
});
