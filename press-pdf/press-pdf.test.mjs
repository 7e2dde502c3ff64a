import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { documents, publisher } from '../content/press/documents/index.mjs';
import { renderDocument } from './render-document.mjs';

const root = new URL('../', import.meta.url);
const readJson = async (path) => JSON.parse(await readFile(new URL(path, root), 'utf8'));
const made = await readJson('content/press/documents/files.json');

for (const content of documents) {
  for (const locale of /** @type {const} */ (['en', 'de'])) {
    const name = `${content.file[locale]}.${locale}.pdf`;

    test(`${name} is up to date with its content (npm run press:documents)`, async () => {
      const { bytes, pages } = await renderDocument(content, locale);
      const file = await readFile(new URL(`public/press/${name}`, root));
      assert.ok(bytes.equals(file));
      assert.deepEqual(made[name], { bytes: file.length, pages });
    });

    test(`${name} is tagged, and names its language and title`, async () => {
      const text = await readFile(new URL(`public/press/${name}`, root), 'latin1');
      assert.match(text, /\/Marked true/);
      assert.match(text, locale === 'de' ? /\/Lang \(de-CH\)/ : /\/Lang \(en-GB\)/);
      assert.match(text, /\/DisplayDocTitle true/);
      const title = `${publisher}: ${content.title[locale]}`;
      const wide = Buffer.from(title, 'utf16le').swap16().toString('latin1');
      assert.ok(text.includes(`(${title})`) || text.includes(wide));
    });
  }
}

const hasPlot = documents.some(({ file }) => file.en === 'stage-plot');

test('the stage plot has a drawing', { skip: !hasPlot && 'There is no stage plot.' }, async () => {
  const [plot, list] = await Promise.all(
    ['stage-plot.en.pdf', 'set-list.en.pdf'].map(async (name) => {
      const text = await readFile(new URL(`public/press/${name}`, root), 'latin1');
      const curves = text.match(/^[\d. -]+ c$/gm)?.length ?? 0;
      return { curves, figures: text.match(/\/S \/Figure/g)?.length ?? 0 };
    }),
  );
  assert.deepEqual([plot.figures, list.figures], [1, 0]);
  // The circles in the corner of every document are curves too.
  assert.ok(list.curves > 0 && plot.curves > list.curves + 50, `${plot.curves} curves`);
});

test('public/press has the listed files and no other', async () => {
  const folder = new URL('public/press', root);
  const names = existsSync(folder) ? await readdir(folder) : [];
  assert.deepEqual(names.sort(), Object.keys(made).sort());
});

test('the changes of a document begin with the newest', () => {
  for (const { changes } of documents) {
    const dates = changes.map(({ date }) => date);
    assert.deepEqual(dates, [...dates].sort().reverse());
  }
});
