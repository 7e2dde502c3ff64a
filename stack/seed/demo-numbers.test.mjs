import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documents } from '../../content/press/documents/index.mjs';
import { readSeed, seedPosts } from './read.mjs';

// Tests of the demo's own numbers. An owner who replaces the seed deletes this file.

test('the demo has 45 posts for everybody, one for later and one draft', () => {
  const posts = seedPosts();
  const statuses = posts.map(({ status }) => status);
  const journal = posts.filter(
    ({ status, categories }) => status === 'publish' && categories.includes('journal'),
  );

  assert.equal(statuses.filter((status) => status === 'publish').length, 45);
  assert.deepEqual(statuses.filter((status) => status !== 'publish').sort(), ['draft', 'future']);
  assert.equal(journal.length, 11);
});

test('the demo has nine events to come, and forty that are over', () => {
  const days = readSeed('events.json').map(({ date, offsetDays }) => date ?? offsetDays);

  assert.equal(days.filter((day) => typeof day === 'number').length, 9);
  assert.equal(days.filter((day) => typeof day === 'string').length, 40);
});

test('the demo has 24 videos, 18 releases, 6 categories and 20 tags', () => {
  const { categories, tags } = readSeed('terms.json');

  assert.equal(readSeed('videos.json').length, 24);
  assert.equal(readSeed('releases.json').length, 18);
  assert.deepEqual([categories.length, tags.length], [6, 20]);
});

test('events of the demo that are over never move, and there is always one to come within a week', () => {
  /** @type {{ date?: string, offsetDays?: number }[]} */
  const events = readSeed('events.json');
  const offsets = events.flatMap(({ offsetDays }) => offsetDays ?? []);

  assert.ok(
    events.every(({ date, offsetDays }) => (date === undefined) !== (offsetDays === undefined)),
  );
  assert.ok(events.every(({ date = '' }) => date < '2026-11-20'));
  assert.ok(Math.min(...offsets) > 0 && Math.min(...offsets) < 7);
});

test('the set list names pieces of the releases, in their lengths', () => {
  const releases = readSeed('releases.json');
  const setList = documents.find(({ file }) => file.en === 'set-list');
  const rows = (setList?.blocks[0]?.table?.rows ?? []).filter((row) =>
    row.every((cell) => typeof cell === 'string'),
  );
  assert.equal(rows.length, 11);
  for (const [, title, release, length] of rows) {
    const { tracks } = releases.find((each) => each.title === release);
    const [minutes, seconds] = length.split(':').map(Number);
    assert.equal(tracks.find((track) => track.title === title).length, minutes * 60 + seconds);
  }
});
