import { createHash } from 'node:crypto';

import { WholeFiles } from './whole-files.mjs';

/** Could the last page be stored? A full disk is logged once, and once more when there is room again. */
let canStore = true;

/** The checksum of a stored page is kept among its headers. It is removed before the page is sent. */
const checksumHeader = 'x-stored-checksum';

/**
 * Stores a page as the framework's file cache does, but all of its files or none. A page that cannot be
 * stored stays in memory, and its last version stays on disk. The visitor who asked for it still gets it.
 *
 * @param {object} cache of the framework's class, with the methods that it writes files by as `fs`
 * @param {any} page
 * @param {(cache: object, page: any) => Promise<void>} write calls the framework's `set` with what it is given
 */
export async function storeWhole(cache, page, write) {
  const files = new WholeFiles();
  const fs = { ...Reflect.get(cache, 'fs'), writeFile: files.write };
  const headers = { ...page.headers, [checksumHeader]: checksumOf(page) };
  try {
    const writer = Object.create(cache, { fs: { value: fs } });
    try {
      await write(writer, { ...page, headers });
    } catch (error) {
      await files.discard();
      throw error;
    }
    await files.publish(isReadFirst);
    if (!canStore) console.info('Pages are stored on disk again');
    canStore = true;
  } catch (error) {
    if (canStore)
      console.error('A page could not be stored on disk; its last version stays', error);
    canStore = false;
  }
}

/** @param {string} file */
const isReadFirst = (file) => /\.(html|body)$/.test(file);

/** Pages that have been checked already: the memory cache returns the same object again and again. */
const whole = new WeakSet();

/**
 * A stored page or file if it is whole. A version of the site that wrote in place, or a machine that lost its power, may
 * have left half of one, and that is made anew.
 *
 * @template {{ value?: any } | null} Entry
 * @param {Entry} entry as the framework's file cache reads it
 * @returns {Entry | null}
 */
export function wholeEntry(entry) {
  const value = entry?.value;
  if (!value || whole.has(value)) return entry;
  const { [checksumHeader]: checksum, ...headers } = value.headers ?? {};
  if (checksum ? checksum !== checksumOf(value) : !isDocument(value)) return null;
  if (checksum) value.headers = headers;
  whole.add(value);
  return entry;
}

/**
 * Is this, of which no checksum is known, a whole document? A build writes none.
 *
 * @param {any} value
 */
function isDocument({ kind, status = 200, html, body }) {
  if (status !== 200) return true;
  if (kind === 'APP_PAGE') return html.includes('</html>');
  return kind !== 'APP_ROUTE' || body.length > 0;
}

/** @param {any} page */
function checksumOf({ html, rscData, body }) {
  const hash = createHash('sha256');
  for (const part of [html, rscData, body]) hash.update(part ?? '');
  return hash.digest('base64url');
}
