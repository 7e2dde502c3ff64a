import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { strFromU8, unzipSync } from 'fflate';

const here = import.meta.dirname;
execFileSync(process.execPath, [path.join(here, 'build-zip.mjs')]);
const zip = unzipSync(readFileSync(path.join(here, 'dist/headless-companion.zip')));
const textOf = (/** @type {string} */ name) => strFromU8(zip[`headless-companion/${name}`]);
const header = textOf('headless-companion.php');
const readme = textOf('readme.txt');

test('the archive holds the plugin with its readme, its licence and its translations', () => {
  const names = Object.keys(zip).map((name) => name.replace('headless-companion/', ''));
  for (const name of ['uninstall.php', 'languages/headless-companion-de_DE_formal.mo'])
    assert.ok(names.includes(name), name);
  assert.match(textOf('license.txt'), /GNU GENERAL PUBLIC LICENSE\s+Version 2, June 1991/);
  assert.deepEqual(
    names.filter((name) => /(^|\/)\.|\.(po~|map|test\.)/.test(name)),
    [],
  );
});

test('readme.txt and the plugin’s header say the same', () => {
  const inHeader = (/** @type {string} */ name) =>
    new RegExp(`\\* ${name}: +(.+)`).exec(header)?.[1];
  const inReadme = (/** @type {string} */ name) =>
    new RegExp(`^${name}: (.+)$`, 'm').exec(readme)?.[1];
  assert.equal(inReadme('Stable tag'), inHeader('Version'));
  for (const name of ['Requires at least', 'Requires PHP', 'License', 'License URI'])
    assert.equal(inReadme(name), inHeader(name), name);
  assert.equal(readme.split('\n')[0], `=== ${inHeader('Plugin Name')} ===`);
  assert.match(header, new RegExp(`const VERSION     = '${inHeader('Version')}'`));
  assert.equal(inHeader('Text Domain'), 'headless-companion');
});

test('readme.txt is as WordPress.org reads it', () => {
  const [, summary] = /License URI: .+\n\n(.+)\n/.exec(readme) ?? [];
  assert.ok(summary.length <= 150, `a summary of ${summary.length} characters is too long`);
  const tags = /^Tags: (.+)$/m.exec(readme)?.[1].split(', ') ?? [];
  assert.ok(tags.length >= 1 && tags.length <= 5);
  for (const section of ['Description', 'Installation', 'Frequently Asked Questions', 'Changelog'])
    assert.match(readme, new RegExp(`^== ${section} ==$`, 'm'));
  assert.doesNotMatch(readme, /^== Screenshots ==$/m, 'there must be no section Screenshots');
});
