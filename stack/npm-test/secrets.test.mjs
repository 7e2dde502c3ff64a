import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { findSecrets } from './secrets.mjs';
import { rootDir, stackDir } from '../settings.mjs';

mkdirSync(join(stackDir, '.data'), { recursive: true });
const folder = mkdtempSync(join(stackDir, '.data', 'secrets-'));
after(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  write('.next/static/chunks/page.js', 'let fine = 1');
});

const secrets = { webhook: 'the-secret-of-the-webhook', supabaseAnonKey: 'the-key-of-visitors' };
const settings = {
  ...{ distDir: relative(rootDir, join(folder, '.next')), logDir: join(folder, 'logs'), secrets },
};

/**
 * @param {string} name
 * @param {string} text
 */
function write(name, text) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** What is found, without the folder's own name. */
const found = () => findSecrets(settings).map((line) => line.replace(/.*secrets-[^/]+\//, ''));

test('a build without leaked secrets passes', () => {
  write('.next/server/chunks/ssr.js', 'process.env.WEBHOOK_SECRET');
  write('.next/server/app/en.html', '<h1>Music</h1>');
  assert.deepEqual(found(), []);
});

for (const [name, place] of [
  ['a script', '.next/static/chunks/page.js'],
  ['a page', '.next/server/app/de/news.html'],
  ['a stored page', '.next/server/route-cache/APP_PAGE/x/$/en/news.rsc'],
  ['what the server loads', '.next/server/chunks/ssr.js'],
  ['a log', 'logs/site.log'],
]) {
  test(`a secret in ${name} is found, and the message does not repeat it`, () => {
    write(place, `\0before ${secrets.webhook} after`);
    assert.deepEqual(found(), [`${place} holds webhook`]);
  });
}

test('files of the server may contain the visitors’ key and the names of secrets, files for browsers may not', () => {
  write('.next/server/chunks/ssr.js', secrets.supabaseAnonKey);
  assert.deepEqual(found(), []);
  write('.next/static/chunks/page.js', `${secrets.supabaseAnonKey} CONTACT_SECRET`);
  const place = '.next/static/chunks/page.js holds';
  assert.deepEqual(found(), [`${place} supabaseAnonKey`, `${place} the name CONTACT_SECRET`]);
});

test('a source map among the files for browsers is found', () => {
  write('.next/static/chunks/page.js.map', '{}');
  assert.deepEqual(found(), ['.next/static/chunks/page.js.map is a source map']);
});
