import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { writeWhole } from './whole-files.mjs';

/** How much room optimized pictures may take on disk, in bytes. */
const mostBytes = 1024 * 1024 * 1024;

/**
 * Keeps what the image optimizer makes: one file a picture, which is written whole and checked when it is read. The
 * framework's own cache writes in place, so a full disk leaves half a picture, which it then serves.
 */
export class ImageCache {
  /** @type {Promise<Map<string, number>> | undefined} the bytes of each file, the one used longest ago first */
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
   * @param {string} key as the framework names a picture: a hash
   * @returns {Promise<{ value: object, lastModified: number } | null>} null when there is none, or none that is whole
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
   * @param {any} value as the framework gives it; `buffer` is the picture
   * @throws {Error} when it cannot be written
   */
  async set(key, value) {
    const { buffer, ...rest } = value;
    const checksum = checksumOf(buffer);
    const head = JSON.stringify({ ...rest, lastModified: Date.now(), checksum });
    const bytes = Buffer.concat([Buffer.from(`${head}\n`), buffer]);
    await writeWhole(this.#fileOf(key), bytes);
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
  const kept = names.filter((name) => name.endsWith('.picture'));
  const files = await Promise.all(
    kept.map(async (name) => ({ name, ...(await stat(join(folder, name)).catch(() => null)) })),
  );
  const byAge = files.toSorted((a, b) => Number(a.mtimeMs ?? 0) - Number(b.mtimeMs ?? 0));
  return new Map(
    byAge.map(({ name, size }) => [name.replace(/\.picture$/, ''), Number(size ?? 0)]),
  );
}

/**
 * @param {Buffer} bytes a line of JSON, then the picture
 * @returns {{ value: object, lastModified: number } | null}
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
