import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { rootDir } from '../../settings.mjs';
import { demoWords } from './demo-words.mjs';
import { load } from '../common/site/load.mjs';
import { demoFiles, demoWordFinder, hashOf } from './demo-traces.mjs';

const words = fileURLToPath(new URL('words', import.meta.url));
const find = demoWordFinder({
  names: ['Ada', 'Adabert', 'long-way-tour', 'app.example'],
  titles: ['Ada & Bert Tour', 'Ada & Bert', 'Hohenmatter Bote'],
  sentences: ['Your walk has a song.'],
});

test('words of the demo are found in text, in links, in JSON and in escaped HTML', () => {
  assert.deepEqual(find('<p>by Ada.</p>'), ['Ada']);
  assert.deepEqual(find('{"name":"Adabert"}'), ['Adabert']);
  assert.deepEqual(find('href="/tours/long-way-tour"'), ['long-way-tour']);
  assert.deepEqual(find('https://app.example/sign-up'), ['app.example']);
  assert.deepEqual(find('the Ada &amp; Bert Tour'), ['Ada', 'Ada & Bert Tour']);
  assert.deepEqual(find('in the Hohenmatter Bote'), ['Hohenmatter Bote']);
  assert.deepEqual(find('Oops! Your walk has a song.'), ['Your walk has a song.']);
});

test('a name inside another word is not found', () => {
  assert.deepEqual(find('<a href="/events">Upcoming Events</a> An adagio in Nevada.'), []);
});

test('the words of the demo are read from its files', async () => {
  const { names, sentences } = await demoWords(rootDir, words);
  const { site } = await load(rootDir, "export { site } from './lib/site'");
  const own = [site.product, ...Object.values(site.performers)];

  assert.deepEqual(
    own.filter((name) => !names.includes(name)),
    [],
  );
  assert.ok(sentences.length > 20);
});

test('files of the demo are recognised by their content', () => {
  const files = demoFiles(rootDir);
  const isKnown = (/** @type {string} */ name) =>
    files.has(hashOf(readFileSync(join(rootDir, name))));

  for (const name of ['public/images/home/hero.webp', 'public/images/mark.svg', 'app/favicon.ico'])
    assert.ok(isKnown(name), name);
  assert.ok(!isKnown('public/images/networks.svg'));
});
