import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { nodeFs } from 'next/dist/server/lib/node-fs-methods';

import {
  newPageCache,
  ofFile,
  ofPage as context,
  pageKey as key,
  renderedFile,
  renderedPage as page,
  storedFile,
  storedPage,
} from '../testing/page-cache';
import { writeFileAtomically } from './atomic-file.mjs';

jest.mock('./atomic-file.mjs');
const { writeFileAtomically: write } =
  jest.requireActual<typeof import('./atomic-file.mjs')>('./atomic-file.mjs');

const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
const server = join(folder, 'server');
const fileKey = '/route-cache/APP_ROUTE/0/$/en/feed.xml';
let error: jest.SpyInstance;
let info: jest.SpyInstance;

beforeEach(async () => {
  error = jest.spyOn(console, 'error').mockImplementation();
  info = jest.spyOn(console, 'info').mockImplementation();
  hasRoom();
  await newCache().set('/route-cache/APP_PAGE/0/$/en', page('Room'), context);
  info.mockClear();
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(server, { recursive: true, force: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

it('keeps the last version of a page', async () => {
  await newCache().set(key, page('The first'), context);
  isFull();
  await newCache().set(key, page('The second, which does not fit'), context);

  expect((await storedPage(newCache()))?.html).toBe('The first');
});

it.each(['.html', '.rsc', '.meta'])(
  'stores no new page whose %s does not fit',
  async (ending: string) => {
    isFull(ending);
    await newCache().set(key, page('New'), context);

    expect(await newCache().get(key, context)).toBeNull();
  },
);

it('stores no page whose folder cannot be created', async () => {
  jest.spyOn(nodeFs, 'mkdir').mockRejectedValue(new Error('ENOSPC: no space left on device'));
  await newCache().set(key, page('New'), context);

  expect(await newCache().get(key, context)).toBeNull();
  expect(error).toHaveBeenCalledTimes(1);
});

it('keeps the last version of a file for feed readers', async () => {
  await newCache().set(fileKey, renderedFile('<rss>one</rss>'), ofFile);
  isFull();
  await newCache().set(fileKey, renderedFile('<rss>two</rss>'), ofFile);

  expect(await storedFile(newCache(), fileKey)).toBe('<rss>one</rss>');
});

it('logs it once, and once more when there is space again', async () => {
  isFull();
  for (const words of ['one', 'two']) await newCache().set(key, page(words), context);
  hasRoom();
  for (const words of ['three', 'four']) await newCache().set(key, page(words), context);

  expect(error).toHaveBeenCalledTimes(1);
  expect(info.mock.calls).toEqual([['Pages are stored on disk again']]);
});

const hasRoom = () => jest.mocked(writeFileAtomically).mockImplementation(write);

/** Only files with this ending do not fit. */
function isFull(ending = ''): void {
  jest
    .mocked(writeFileAtomically)
    .mockImplementation(async (file: string, data: string | Uint8Array) => {
      if (!file.endsWith(ending)) return write(file, data);
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    });
}

/** As after a restart: nothing is in memory. */
const newCache = () => newPageCache(server);
