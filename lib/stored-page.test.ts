import { mkdtempSync, promises, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

import PageCache from './page-cache.mjs';

const folder = mkdtempSync(join(tmpdir(), 'stored-page-'));
const server = join(folder, 'server');
const key = '/route-cache/APP_PAGE/0/$/en/news';
const context = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false } as const;
const fileKey = '/route-cache/APP_ROUTE/0/$/en/feed.xml';
const fileContext = { kind: 'APP_ROUTE', isFallback: false } as const;

beforeEach(async () => {
  // There is room: the test before may have left none.
  jest.spyOn(console, 'info').mockImplementation();
  await newCache().set('/route-cache/APP_PAGE/0/$/en', page('Room'), context);
  jest.mocked(console.info).mockClear();
});

afterEach(() => {
  jest.restoreAllMocks();
  tagsManifest.clear();
  rmSync(server, { recursive: true, force: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('on a full disk', () => {
  it('the last version of a page stays on disk, whole', async () => {
    await newCache().set(key, page('The first'), context);
    const { error } = fullDisk();
    await newCache().set(key, page('The second, which does not fit'), context);

    expect(await storedHtml()).toBe(html('The first'));
    expect(error).toHaveBeenCalledTimes(1);
    expect(filesLeft()).not.toContainEqual(expect.stringMatching(/tmp$/));
  });

  it('a page that never was stored is not there, rather than empty', async () => {
    fullDisk();
    await newCache().set(key, page('New'), context);

    expect(await newCache().get(key, context)).toBeNull();
  });

  it('a folder that cannot be made is a page that cannot be stored', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    jest.spyOn(nodeFs, 'mkdir').mockRejectedValue(new Error('ENOSPC: no space left on device'));
    await newCache().set(key, page('New'), context);

    expect(error).toHaveBeenCalledTimes(1);
    expect(await newCache().get(key, context)).toBeNull();
  });

  it('a file that others read is as it was, or not there', async () => {
    await newCache().set(fileKey, file('<rss>one</rss>'), fileContext);
    fullDisk();
    await newCache().set(fileKey, file('<rss>two</rss>'), fileContext);

    expect(String((await newCache().get(fileKey, fileContext))?.value.body)).toBe('<rss>one</rss>');
  });

  it('it says so once, and once more when there is room again', async () => {
    const { error, room } = fullDisk();
    for (const words of ['one', 'two']) await newCache().set(key, page(words), context);
    room();
    for (const words of ['three', 'four']) await newCache().set(key, page(words), context);

    expect(error).toHaveBeenCalledTimes(1);
    expect(jest.mocked(console.info).mock.calls).toEqual([['Pages are stored on disk again']]);
  });

  it('what has expired is known as before, or as it is now', async () => {
    await newCache().revalidateTag('posts', { expire: undefined });
    const known = readFileSync(join(folder, 'cache', 'expired-tags.json'), 'utf8');
    fullDisk();
    await newCache().revalidateTag('events', { expire: undefined });

    expect(readFileSync(join(folder, 'cache', 'expired-tags.json'), 'utf8')).toBe(known);
  });
});

describe('what an earlier version or a lost power has left', () => {
  it.each([
    ['an empty page', '.html', ''],
    ['half a page', '.html', '<!DOCTYPE html><html><body>Hal'],
    ['empty data of a page', '.rsc', ''],
  ])('%s is made anew', async (_, ending, left) => {
    await newCache().set(key, page('Whole'), context);
    writeFileSync(join(server, `${key}${ending}`), left);

    expect(await newCache().get(key, context)).toBeNull();
  });

  it('half a file is made anew', async () => {
    await newCache().set(fileKey, file('<rss>whole</rss>'), fileContext);
    writeFileSync(join(server, `${fileKey}.body`), '<rss>who');

    expect(await newCache().get(fileKey, fileContext)).toBeNull();
  });

  it('an empty page of a version that knew no checksum is made anew', async () => {
    await newCache().set(key, page('Whole'), context);
    writeFileSync(join(server, `${key}.meta`), JSON.stringify({ headers: {}, segmentPaths: [] }));
    writeFileSync(join(server, `${key}.html`), '');

    expect(await newCache().get(key, context)).toBeNull();
  });

  it('is never taken for the last good page', async () => {
    await newCache().set(key, page('Whole'), context);
    writeFileSync(join(server, `${key}.html`), '');
    const failed = page('', ['outcome:unavailable.news']);
    await newCache().set(key, failed, context);

    expect(failed.status).toBe(503);
  });
});

it('sends no visitor the checksum of a page', async () => {
  await newCache().set(key, page('Hello'), context);

  expect((await newCache().get(key, context))?.value.headers).not.toHaveProperty(
    'x-stored-checksum',
  );
});

/** Every write takes eight bytes and then fails, until there is room. */
function fullDisk() {
  const write = promises.writeFile.bind(promises);
  const spy = jest.spyOn(promises, 'writeFile').mockImplementation(async (path, data) => {
    await write(path, String(data).slice(0, 8));
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  return {
    error: jest.spyOn(console, 'error').mockImplementation(),
    room: () => spy.mockRestore(),
  };
}

const filesLeft = () => readdirSync(server, { recursive: true, encoding: 'utf8' });

const storedHtml = async () => (await newCache().get(key, context))?.value.html;

/** As after a restart: nothing is in memory. */
const newCache = () =>
  new PageCache({ fs: nodeFs, flushToDisk: true, serverDistDir: server, revalidatedTags: [] });

const html = (words: string) => `<!DOCTYPE html><html><body>${words}</body></html>`;

function page(words: string, tags: string[] = []) {
  return {
    ...{ kind: 'APP_PAGE', html: html(words), rscData: Buffer.from(words) },
    headers: { 'x-next-cache-tags': ['posts', ...tags].join(',') } as Record<string, string>,
    status: undefined as number | undefined,
  };
}

function file(text: string) {
  const headers: Record<string, string> = { 'x-next-cache-tags': 'posts' };
  return { kind: 'APP_ROUTE', body: Buffer.from(text), headers, status: 200 };
}
