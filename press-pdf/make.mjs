import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { documents } from '../content/press/documents/index.mjs';
import { renderDocument } from './render-document.mjs';

const folder = fileURLToPath(new URL('../public/press/', import.meta.url));
const list = fileURLToPath(new URL('../content/press/documents/files.json', import.meta.url));

/**
 * Makes the documents for promoters in both languages, and the list of their sizes. Deletes the files of documents that
 * no longer exist.
 */
async function main() {
  await mkdir(folder, { recursive: true });
  /** @type {import('../lib/data/press/documents').MadeFiles} */
  const files = {};
  for (const content of documents) {
    for (const locale of /** @type {const} */ (['en', 'de'])) {
      const { bytes, pages } = await renderDocument(content, locale);
      const name = `${content.file[locale]}.${locale}.pdf`;
      await writeFile(folder + name, bytes);
      files[name] = { bytes: bytes.length, pages };
      console.log(`${name}: ${pages} pages, ${Math.ceil(bytes.length / 1000)} KB`);
    }
  }
  for (const name of await readdir(folder)) if (!files[name]) await rm(folder + name);
  await writeFile(list, `${JSON.stringify(files, null, 2)}\n`);
}

await main();
