import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { german, locales, translated, translationFiles } from './files.mjs';
import { plugin, textsOfPlugin } from './texts.mjs';

const texts = textsOfPlugin();
const placeholders = (/** @type {string} */ text) => (text.match(/%(\d+\$)?[sd]/g) ?? []).sort();

test('every text is translated, and no translation is left of a text that is gone', () => {
  const ids = texts.map(({ id }) => id);
  assert.deepEqual(
    ids.filter((id) => !(id in german)),
    [],
  );
  assert.deepEqual(
    Object.keys(german).filter((id) => !ids.includes(id)),
    [],
  );
});

test('the English of the plugin and of its guide spells "canceled" as the site does', () => {
  const guide = readFileSync(path.join(import.meta.dirname, '../../docs/editors.md'), 'utf8');
  const words = [...texts.map(({ id }) => id), ...guide.split('\n')];
  assert.ok(words.some((each) => /canceled/i.test(each)));
  assert.deepEqual(
    words.filter((each) => /cancelled|cancelling/i.test(each)),
    [],
  );
});

test('every script with texts names the folder of its translations, which WordPress 6.5 does not find otherwise', () => {
  const lines = readdirSync(plugin, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.php'))
    .flatMap((file) => readFileSync(path.join(plugin, file), 'utf8').split('\n'));
  const calls = lines.filter((line) => line.includes('wp_set_script_translations('));
  assert.ok(calls.length > 0);
  assert.deepEqual(
    calls.filter((line) => !line.includes('translations_folder()')),
    [],
  );
  // All other scripts are loaded by enqueue_translated_scripts(), which makes this call.
  const loadedAlone = lines.flatMap(
    (line) => /wp_enqueue_script\( 'headless-companion-([\w-]+)'/.exec(line)?.[1] ?? [],
  );
  assert.ok(loadedAlone.length > 0);
  const withTexts = texts.flatMap(({ files }) => files);
  assert.deepEqual(
    loadedAlone.filter((script) => withTexts.includes(`assets/${script}.js`)),
    [],
  );
});

test('every text of the source is found', () => {
  const sources = readdirSync(plugin, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(php|js)$/.test(file))
    .map((file) => readFileSync(path.join(plugin, file), 'utf8'));
  const calls = sources.flatMap(
    (source) => source.match(/\b(_[nx]|_nx|(esc_(html|attr))?(__|_[ex]))\(/g) ?? [],
  );
  const uses = texts.reduce((sum, text) => sum + text.uses, 0);
  assert.equal(uses, calls.length);
});

for (const locale of Object.keys(locales))
  test(`the placeholders, forms and quotation marks are right in ${locale}`, () => {
    for (const { id, plural } of texts) {
      const words = translated(id, locale);
      assert.equal(words.length, plural ? 2 : 1, id);
      words.forEach((each, index) => {
        assert.deepEqual(placeholders(each), placeholders(index ? (plural ?? id) : id), each);
        assert.ok(each.trim(), id);
        assert.doesNotMatch(each, locale.startsWith('de_CH') ? /[„“]/ : /[«»]/);
      });
    }
  });

test('a text that begins with a number has a singular and a plural', () => {
  const counted = texts.filter(({ id }) => /^%[ds] [a-z]/.test(id));
  assert.ok(counted.length > 0);
  assert.deepEqual(
    counted.filter(({ plural }) => !plural).map(({ id }) => id),
    [],
  );
});

test('formal German says Sie, informal German du, wherever somebody is addressed', () => {
  for (const { id } of texts) {
    const [informal] = translated(id, 'de_DE');
    const [formal] = translated(id, 'de_DE_formal');
    assert.doesNotMatch(informal, /\b(wählen|lassen|kopieren|versuchen|tragen|wenden) Sie\b/i, id);
    assert.doesNotMatch(formal, /\b(du|dich|dir|dein\w*)\b/i, id);
    assert.doesNotMatch(
      formal,
      /(^|[.:] )(Wähle|Lass|Gib|Kopiere|Versuche es|Ergänze|Trage|Wende)\b/,
      id,
    );
  }
});

test('the files are those of today’s texts: npm run plugin:translations writes them', () => {
  const folder = path.join(plugin, 'languages');
  const files = translationFiles();
  assert.deepEqual(readdirSync(folder).sort(), [...files.keys()].sort());
  for (const [name, content] of files)
    assert.ok(readFileSync(path.join(folder, name)).equals(Buffer.from(content)), name);
});
