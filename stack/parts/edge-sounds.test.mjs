import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runningEdge } from '../testing/running-edge.mjs';
import { sound } from '../testing/site-behind-edge.mjs';

const file = '/api/media/2026/05/comma.mp3';

const { get, site } = runningEdge();

const part = async (first, last, headers = {}) => {
  const response = await get(file, { range: `bytes=${first}-${last}`, ...headers });
  assert.equal(response.status, 206);
  assert.equal(response.headers['content-range'], `bytes ${first}-${last}/${sound.length}`);
  assert.equal(response.text, sound.slice(first, last + 1));
  return response;
};

test('responds with any part of an audio file, and with the whole, as the site does', async () => {
  const first = await part(0, 99);
  assert.equal(first.headers['content-type'], 'audio/mpeg');
  assert.equal(first.headers['cache-control'], 'public, max-age=3600');
  // A part that is in two slices of the cache, and the last part.
  await part(1_048_500, 1_048_700);
  await part(sound.length - 100, sound.length - 1);
  const whole = await get(file);
  assert.deepEqual([whole.status, whole.text.length], [200, sound.length]);
  assert.equal(whole.text, sound);
  assert.equal((await get(file, { range: `bytes=${sound.length}-` })).status, 416);
});

test('caches an audio file: other parts of it cause no request to the site, and it plays while the site is down', async () => {
  await get(file);
  site.requests = [];
  await part(2_000_000, 2_000_099);
  await part(100, 199, { 'if-range': '"1"' });
  assert.equal(site.requests.length, 0);
  await site.stop();
  try {
    await part(500_000, 500_099);
  } finally {
    await site.start();
  }
});

test('caches nothing under the name of an audio file that comes from another URL', async () => {
  const song = '/api/media/2026/05/song.mp3';
  site.allLike = '/news';
  await get('/api/poster/youtube/jNQXAC9IVRw/x%2F..%2F..%2F..%2F..%2Fmedia%2F2026%2F05%2Fsong.mp3');
  site.allLike = '';
  const response = await get(song, { range: 'bytes=0-9' });
  assert.deepEqual([response.status, response.text], [206, sound.slice(0, 10)]);
});

test('caches no error in place of an audio file', async () => {
  site.allLike = '/broken';
  const other = '/api/media/2026/05/other.mp3';
  assert.equal((await get(other)).status, 500);
  site.allLike = '';
  assert.equal((await get(other, { range: 'bytes=0-9' })).status, 206);
});
