import assert from 'node:assert/strict';
import { test } from 'node:test';
import { untilStored } from './requests.mjs';

const response = { seconds: 0, text: '', whole: '', caching: '', policy: '', etag: '' };
const redirect = { ...response, status: 308, state: '', location: '/share/7' };
const stored = { ...response, status: 200, state: 'HIT', location: '' };
const isThere = (_, { state }) => state === 'HIT';

test('a page is requested until it is stored, at the path to which it redirects', async () => {
  const page = { path: '/share/0' };
  const requested = [];
  const request = async ({ path }) => {
    requested.push(path);
    return path === '/share/0' ? redirect : stored;
  };
  await untilStored([page, { path: '/news' }], request, isThere, 5);

  assert.deepEqual(requested, ['/share/0', '/news', '/share/7']);
  assert.equal(page.path, '/share/7');
});

test('pages that are not stored in time are named, with their last responses', async () => {
  const request = async ({ path }) => (path === '/' ? stored : { ...stored, state: 'STALE' });
  const pages = ['/', '/news'].map((path) => ({ path }));

  await assert.rejects(untilStored(pages, request, isThere, 0), {
    message: 'These pages were not stored within 0 s:\n/news responded with 200 STALE',
  });
});
