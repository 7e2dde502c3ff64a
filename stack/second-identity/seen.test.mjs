import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { rootDir } from '../settings.mjs';
import { firstWords } from './first-words.mjs';
import { finder, firstFiles } from './seen.mjs';

const words = fileURLToPath(new URL('words', import.meta.url));

test('the first identity is found where it is said, linked, escaped or encoded', async () => {
  const find = finder(await firstWords(rootDir, words));

  assert.deepEqual(find('<p>by Aura.</p>'), ['Aura']);
  assert.deepEqual(find('{"name":"Auralune"}'), ['Auralune']);
  assert.deepEqual(find('href="/tours/wonderland-tour"'), ['wonderland-tour']);
  assert.deepEqual(find('https://app.example/sign-up'), ['app.example']);
  assert.deepEqual(find('the Aura &amp; Lune Tour'), ['Aura & Lune Tour', 'Aura & Lune']);
  assert.deepEqual(find('in the Hohenmatter Bote'), ['Hohenmatter Bote']);
  assert.deepEqual(find('Oops! Your soul has a song.'), ['Your soul has a song.']);
});

test('words of everybody are nobody’s', async () => {
  const find = finder(await firstWords(rootDir, words));

  assert.deepEqual(find('<a href="/events">Upcoming Events</a> A restaurant, an aural test.'), []);
});

test('the files of the first identity are known by what is in them', () => {
  const names = [...firstFiles(rootDir).values()];

  for (const name of ['public/images/home/hero.webp', 'public/images/mark.svg', 'app/favicon.ico'])
    assert.ok(names.includes(name), name);
  assert.ok(!names.includes('public/images/networks.svg'));
});
