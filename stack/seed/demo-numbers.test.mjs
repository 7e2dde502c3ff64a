import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publishedIn, readSeed, seedPosts } from './read.mjs';

// The demo's own numbers: whoever fills the seed with something else deletes this file.

test('the demo has 45 posts for everybody, one for later and one draft', () => {
  const statuses = seedPosts().map(({ status }) => status);

  assert.equal(statuses.filter((status) => status === 'publish').length, 45);
  assert.deepEqual(statuses.filter((status) => status !== 'publish').sort(), ['draft', 'future']);
  assert.equal(publishedIn('journal').length, 11);
});

test('the demo has nine events to come, and forty that are over', () => {
  const days = readSeed('events.json').map(({ offsetDays }) => offsetDays);

  assert.equal(days.filter((day) => day >= 0).length, 9);
  assert.equal(days.filter((day) => day < 0).length, 40);
});

test('the demo has 24 videos, 18 releases, 6 categories and 20 tags', () => {
  const { categories, tags } = readSeed('terms.json');

  assert.equal(readSeed('videos.json').length, 24);
  assert.equal(readSeed('releases.json').length, 18);
  assert.deepEqual([categories.length, tags.length], [6, 20]);
});
