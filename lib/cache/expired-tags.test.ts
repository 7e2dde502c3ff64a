import { mkdtempSync, promises, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

import { writeExpiredTags, readExpiredTags } from './expired-tags.mjs';

const day = 24 * 60 * 60 * 1000;
const folder = mkdtempSync(join(tmpdir(), 'expired-tags-'));
const file = join(folder, 'expired-tags.json');

afterEach(() => tagsManifest.clear());
afterAll(() => rmSync(folder, { recursive: true }));

it('forgets tags that expired more than a day ago: every page has been revalidated since', async () => {
  tagsManifest.set('posts', { stale: Date.now() - day - 1000 });
  tagsManifest.set('events', { stale: Date.now() - 1000 });
  await writeExpiredTags(file);

  expect(storedTags().map(([tag]) => tag)).toEqual(['events']);
});

it('remembers removed items longer, the newest ten thousand', async () => {
  const monthAgo = Date.now() - 30 * day;
  for (let id = 0; id < 10_500; id++) tagsManifest.set(`gone:post:${id}`, { stale: monthAgo + id });
  await writeExpiredTags(file);

  expect(storedTags()).toHaveLength(10_000);
  expect(storedTags().map(([tag]) => tag)).not.toContain('gone:post:499');
  expect(storedTags().map(([tag]) => tag)).toContain('gone:post:500');
});

it('stores an expired tag on disk, although the framework does not know it yet', async () => {
  await writeExpiredTags(file, ['slug:northbound']);

  expect(storedTags()).toContainEqual(['slug:northbound', { stale: expect.any(Number) }]);
  readExpiredTags(file);
  expect(tagsManifest.get('slug:northbound')?.stale).toBeGreaterThan(Date.now() - 5_000);
});

it('writes all simultaneous changes, in a few writes', async () => {
  const write = jest.spyOn(promises, 'writeFile');
  const tags = Array.from({ length: 50 }, (_, number) => `post:${number}`);
  await Promise.all(
    tags.map((tag) => {
      tagsManifest.set(tag, { stale: Date.now() });
      return writeExpiredTags(file);
    }),
  );

  expect(storedTags().map(([tag]) => tag)).toEqual(expect.arrayContaining(tags));
  expect(write.mock.calls.length).toBeLessThanOrEqual(2);
});

function storedTags(): [string, { stale: number }][] {
  return JSON.parse(readFileSync(file, 'utf8'));
}
