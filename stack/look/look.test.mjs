import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { overviewOf } from './overview.mjs';
import { nextRound, roundsIn, screenFile, writeOverview } from './rounds.mjs';

/** @type {import('./screens.mjs').Screen[]} */
const screens = [
  { page: 'past events', language: 'de', url: 'http://localhost/de', width: 390, height: 844 },
];

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'look-'));

/**
 * @param {string} folder
 * @param {import('./rounds.mjs').Round} round
 */
function take(folder, round) {
  const file = screenFile(folder, round, screens[0]);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
}

test('the first run is "before", each later one "after", and one that broke off does not count', () => {
  const folder = emptyFolder();
  take(folder, 'before');
  assert.equal(nextRound(folder), 'before');
  writeOverview(folder, '');
  assert.equal(nextRound(folder), 'after');
});

test('the page shows what was taken, first alone, then before and after side by side', () => {
  const folder = emptyFolder();
  take(folder, 'before');
  const first = overviewOf(screens, roundsIn(folder));
  assert.match(first, /src="before\/past-events-de-390\.jpeg"/);
  assert.doesNotMatch(first, /src="after/);

  take(folder, 'after');
  const second = overviewOf(screens, roundsIn(folder));
  assert.match(second, /src="before\/past-events-de-390\.jpeg"[^]*src="after\/past-events-de-390/);
});
