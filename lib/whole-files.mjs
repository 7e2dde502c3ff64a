import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { renameSync } from 'node:fs';
import { dirname, join } from 'node:path';

const unfinished = /\.[0-9a-f-]{36}\.tmp$/;

/**
 * Writes one file whole, or leaves what was there: a full disk or a killed process leaves no half of it.
 *
 * @param {string} file
 * @param {string | Uint8Array} data
 * @returns {Promise<void>}
 * @throws {Error} when it cannot be written
 */
export async function writeWhole(file, data) {
  const files = new WholeFiles();
  await mkdir(dirname(file), { recursive: true });
  await files.write(file, data);
  await files.publish();
}

/** Files that belong together, as those of one page do: all of them are replaced, or none. */
export class WholeFiles {
  /** @type {{ file: string, temporary: string, written: Promise<void> }[]} */
  #files = [];

  /**
   * Writes beside the file; nobody reads it before `publish`.
   *
   * @param {string} file in a folder that exists
   * @param {string | Uint8Array} data
   * @returns {Promise<void>}
   */
  write = (file, data) => {
    const temporary = `${file}.${randomUUID()}.tmp`;
    const written = writeFile(temporary, data);
    this.#files.push({ file, temporary, written });
    return written;
  };

  /**
   * Puts every file in its place.
   *
   * @param {(file: string) => boolean} [isReadFirst] what readers look for, which comes last
   * @throws {Error} when one of them could not be written; then all stay as they were
   */
  async publish(isReadFirst = () => false) {
    const results = await Promise.allSettled(this.#files.map(({ written }) => written));
    const failed = results.find(({ status }) => status === 'rejected');
    if (failed) {
      await this.discard();
      throw /** @type {PromiseRejectedResult} */ (failed).reason;
    }
    // Without a pause, so that no reader of this process comes between two of them.
    const ready = this.#files.toSorted(
      (a, b) => Number(isReadFirst(a.file)) - Number(isReadFirst(b.file)),
    );
    for (const { file, temporary } of ready) renameSync(temporary, file);
  }

  /** Leaves every file as it was, once nothing is being written any more. */
  async discard() {
    await Promise.allSettled(this.#files.map(({ written }) => written));
    await Promise.all(this.#files.map(({ temporary }) => rm(temporary, { force: true })));
  }
}

// What is being written now belongs to another process.
const tenMinutes = 10 * 60 * 1000;

/**
 * Removes what a process that was killed while it wrote has left behind.
 *
 * @param {string} folder
 */
export async function removeUnfinishedFiles(folder) {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names.filter((each) => unfinished.test(each))) {
    const file = join(folder, name);
    const age = await stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > tenMinutes) await rm(file, { force: true });
  }
}
