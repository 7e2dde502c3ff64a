import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { writeFileAtomically } from './atomic-files.mjs';

/** @typedef {import('../next-internals/cache-types.ts').ImageEntry} ImageEntry */
/** @typedef {import('../next-internals/cache-types.ts').StoredEntry<ImageEntry>} StoredImage */

/** How much disk space optimized pictures may take at most, in bytes. */
const mostBytes = 1024 * 1024 * 1024;

/**
 * Stores the results of the image optimizer: one file per picture, written atomically and checked when it is read. The
 * framework's own cache writes in place: on a full disk it leaves half a picture and then serves it.
 */
export class ImageCache {
  /** @type {Promise<Map<string, number>> | undefined} the size of each file in bytes, least recently used first */
  #sizes;

  /**
   * @param {string} folder
   * @param {number} [limit] bytes
   */
  constructor(folder, limit = mostBytes) {
    this.folder = folder;
    this.limit = limit;
  }

  /**
   * @param {string} key the framework's name for a picture: a hash
   * @returns {Promise<StoredImage | null>} null when there is none or it is damaged
   */
  async get(key) {
    const bytes = await readFile(this.#fileOf(key)).catch(() => null);
    const picture = bytes && parse(bytes);
    if (!picture) return null;
    const sizes = await this.#known();
    sizes.delete(key);
    sizes.set(key, bytes.length);
    return picture;
  }

  /**
   * @param {string} key
   * @param {ImageEntry} value as the framework gives it; `buffer` is the picture
   * @throws {Error} when it cannot be written
   */
  async set(key, value) {
    const { buffer, ...rest } = value;
    const checksum = checksumOf(buffer);
    const head = JSON.stringify({ ...rest, lastModified: Date.now(), checksum });
    const bytes = Buffer.concat([Buffer.from(`${head}\n`), buffer]);
    await writeFileAtomically(this.#fileOf(key), bytes);
    const sizes = await this.#known();
    sizes.delete(key);
    sizes.set(key, bytes.length);
    await this.#makeRoom(sizes);
  }

  /** @param {Map<string, number>} sizes */
  async #makeRoom(sizes) {
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [key, size] of sizes) {
      if (total <= this.limit) return;
      total -= size;
      sizes.delete(key);
      await rm(this.#fileOf(key), { force: true });
    }
  }

  #known() {
    this.#sizes ??= sizesIn(this.folder);
    return this.#sizes;
  }

  /** @param {string} key */
  #fileOf(key) {
    if (!/^[\w-]+$/.test(key)) throw new Error(`${key} is not the name of a picture`);
    return join(this.folder, `${key}.picture`);
  }
}

/** @param {string} folder */
async function sizesIn(folder) {
  const names = await readdir(folder).catch(() => []);
  const pictures = names.filter((name) => name.endsWith('.picture'));
  const files = await Promise.all(
    pictures.map(async (name) => ({ name, ...(await stat(join(folder, name)).catch(() => null)) })),
  );
  const byAge = files.toSorted((a, b) => Number(a.mtimeMs ?? 0) - Number(b.mtimeMs ?? 0));
  return new Map(
    byAge.map(({ name, size }) => [name.replace(/\.picture$/, ''), Number(size ?? 0)]),
  );
}

/**
 * @param {Buffer} bytes a line of JSON, then the picture
 * @returns {StoredImage | null}
 */
function parse(bytes) {
  const end = bytes.indexOf('\n');
  const buffer = bytes.subarray(end + 1);
  try {
    const { checksum, lastModified, ...value } = JSON.parse(bytes.subarray(0, end).toString());
    return checksum === checksumOf(buffer) ? { value: { ...value, buffer }, lastModified } : null;
  } catch {
    return null;
  }
}

/** @param {Uint8Array} bytes */
const checksumOf = (bytes) => createHash('sha256').update(bytes).digest('base64url');
