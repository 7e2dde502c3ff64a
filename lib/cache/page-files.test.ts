import { mkdtempSync, promises, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

import {
  newPageCache,
  ofFile,
  ofPage,
  pageKey as key,
  renderedFile,
  renderedPage,
  storedFile,
  storedPage,
} from '../testing/page-cache';
import type { PageEntry } from '../next-internals/cache-types';
import type { Outcome } from './outcomes.mjs';

const folder = mkdtempSync(join(tmpdir(), 'stored-page-'));
const server = join(folder, 'server');
const cacheControl = { revalidate: 300, expire: undefined };
const context = { ...ofPage, cacheControl };
const fileKey = '/route-cache/APP_ROUTE/0/$/en/feed.xml';

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
  it('the last version of a page stays complete on disk', async () => {
    await newCache().set(key, page('The first'), context);
    const { error } = fullDisk();
    await newCache().set(key, page('The second, which does not fit'), context);

    expect(await storedHtml()).toBe(html('The first'));
    expect(error).toHaveBeenCalledTimes(1);
    expect(filesLeft()).not.toContainEqual(expect.stringMatching(/tmp$/));
  });

  it('a page that was never stored is missing and not empty', async () => {
    fullDisk();
    await newCache().set(key, page('New'), context);

    expect(await newCache().get(key, context)).toBeNull();
  });

  it('a page whose folder cannot be created is not stored', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    jest.spyOn(nodeFs, 'mkdir').mockRejectedValue(new Error('ENOSPC: no space left on device'));
    await newCache().set(key, page('New'), context);

    expect(error).toHaveBeenCalledTimes(1);
    expect(await newCache().get(key, context)).toBeNull();
  });

  it('a file for feed readers is unchanged or missing', async () => {
    await newCache().set(fileKey, renderedFile('<rss>one</rss>'), ofFile);
    fullDisk();
    await newCache().set(fileKey, renderedFile('<rss>two</rss>'), ofFile);

    expect(await storedFile(newCache(), fileKey)).toBe('<rss>one</rss>');
  });

  it('the log reports it once, and once more when there is space again', async () => {
    const { error, room } = fullDisk();
    for (const words of ['one', 'two']) await newCache().set(key, page(words), context);
    room();
    for (const words of ['three', 'four']) await newCache().set(key, page(words), context);

    expect(error).toHaveBeenCalledTimes(1);
    expect(jest.mocked(console.info).mock.calls).toEqual([['Pages are stored on disk again']]);
  });
});

describe('after an earlier version or a power failure', () => {
  it.each([
    ['an empty page', '.html', ''],
    ['half a page', '.html', '<!DOCTYPE html><html><body>Hal'],
    ['empty data of a page', '.rsc', ''],
    ['half of the data of a segment', '.segments/_tree.segment.rsc', '0:["tr'],
    ['an empty segment', '.segments/_full.segment.rsc', ''],
    ['no segment', '.segments/_full.segment.rsc', null],
    ['half of what is known about a page', '.meta', '{"headers":{"x-next-cache-tags":"po'],
    [
      'another lifetime',
      '.meta',
      (meta: string) => meta.replace('"revalidate":300', '"revalidate":9'),
    ],
    [
      'another status',
      '.meta',
      (meta: string) => meta.replace('"headers"', '"status":404,"headers"'),
    ],
    ['another header', '.meta', (meta: string) => meta.replace('posts', 'pests')],
  ])('%s is rendered again', async (_, ending, left) => {
    await newCache().set(key, page('Whole'), context);
    const name = join(server, `${key}${ending}`);
    if (left === null) rmSync(name);
    else writeFileSync(name, typeof left === 'string' ? left : left(readFileSync(name, 'utf8')));

    expect(await newCache().get(key, context)).toBeNull();
  });

  it('a page with all its files is read as it was stored', async () => {
    await newCache().set(key, page('Whole'), context);
    const stored = await newCache().get(key, context);

    expect(stored).toMatchObject({
      value: { html: html('Whole'), segmentData: page('Whole').segmentData },
      cacheControl: { revalidate: 300 },
    });
  });

  it('half a file is rendered again', async () => {
    await newCache().set(fileKey, renderedFile('<rss>whole</rss>'), ofFile);
    writeFileSync(join(server, `${fileKey}.body`), '<rss>who');

    expect(await newCache().get(fileKey, ofFile)).toBeNull();
  });

  it('an empty page of a version without checksums is rendered again', async () => {
    await newCache().set(key, page('Whole'), context);
    writeFileSync(join(server, `${key}.meta`), JSON.stringify({ headers: {}, segmentPaths: [] }));
    writeFileSync(join(server, `${key}.html`), '');

    expect(await newCache().get(key, context)).toBeNull();
  });

  it('is never taken for the last good page', async () => {
    await newCache().set(key, page('Whole'), context);
    writeFileSync(join(server, `${key}.html`), '');
    const failed = page('', { kind: 'unavailable', screen: 'news' });
    await newCache().set(key, failed, context);

    expect(failed.status).toBe(503);
  });
});

it('sends no visitor the checksum of a page', async () => {
  await newCache().set(key, page('Hello'), context);

  expect((await storedPage(newCache()))?.headers).not.toHaveProperty('x-stored-checksum');
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

const storedHtml = async () => (await storedPage(newCache()))?.html;

/** As after a restart: nothing is in memory. */
const newCache = () => newPageCache(server);

const html = (words: string) => `<!DOCTYPE html><html><body>${words}</body></html>`;

const page = (words: string, ...outcomes: Outcome[]): PageEntry => ({
  ...renderedPage(html(words), ...outcomes),
  rscData: Buffer.from(`0:${words}\n`),
  segmentData: new Map([
    ['/_tree', Buffer.from('0:["tree"]\n')],
    ['/_full', Buffer.from(`0:${words}\n`)],
  ]),
});
