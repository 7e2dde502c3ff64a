import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { foreignWords, newMark, storedFiles, wordOf } from './random-words.mjs';

test('the word of another request is found, in capitals too, and the own word is not', () => {
  const mark = newMark();
  const [own, other] = [wordOf(mark, 1), wordOf(mark, '2b')];
  const text = `a ${own} b?q=${other.toUpperCase()}&${own}`;

  assert.deepEqual(foreignWords(text, mark, own), [other.toUpperCase()]);
  assert.deepEqual(foreignWords(`nothing ${newMark()}x1x`, mark), []);
});

test('a stored file is found by its name and by what is in it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marks-'));
  const mark = newMark();
  writeFileSync(join(folder, 'plain.html'), 'nothing');
  writeFileSync(join(folder, `${mark}.html`), 'nothing');
  writeFileSync(join(folder, 'page.html'), `<p>${wordOf(mark, 3)}</p>`);

  const { bytes, holding } = storedFiles([folder, join(folder, 'missing')]);
  assert.equal(bytes, 14 + 7 + wordOf(mark, 3).length);
  assert.equal(holding(mark).length, 2);
  assert.equal(storedFiles([join(folder, 'page.html')]).holding(mark).length, 1);
  rmSync(folder, { recursive: true });
});
