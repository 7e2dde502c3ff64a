import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { renameSync } from 'node:fs';
import { dirname, join } from 'node:path';

const unfinished = /\.[0-9a-f-]{36}\.tmp$/;

/**
 * Replaces one file completely or not at all, even when the disk is full or the process is killed.
 *
 * @param {string} file
 * @param {string | Uint8Array} data
 * @returns {Promise<void>}
 * @throws {Error} when it cannot be written
 */
export async function writeFileAtomically(file, data) {
  const files = new AtomicFiles();
  await mkdir(dirname(file), { recursive: true });
  await files.write(file, data);
  await files.publish();
}

/** Replaces files that belong together, such as those of one page: all of them or none. */
export class AtomicFiles {
  /** @type {{ file: string, temporary: string, written: Promise<void> }[]} */
  #files = [];

  /**
   * Writes to a temporary file beside it. Nobody reads it before `publish`.
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
   * Moves every temporary file to its place.
   *
   * @param {(file: string) => boolean} [isReadFirst] the file that readers look for first; it is moved last
   * @throws {Error} when one could not be written; then all files stay as they were
   */
  async publish(isReadFirst = () => false) {
    const results = await Promise.allSettled(this.#files.map(({ written }) => written));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) {
      await this.discard();
      throw failed.reason;
    }
    // Synchronous, so that no reader in this process sees some files new and others old.
    const ready = this.#files.toSorted(
      (a, b) => Number(isReadFirst(a.file)) - Number(isReadFirst(b.file)),
    );
    for (const { file, temporary } of ready) renameSync(temporary, file);
  }

  /** Removes the temporary files once all writes have ended; the files themselves stay as they were. */
  async discard() {
    await Promise.allSettled(this.#files.map(({ written }) => written));
    await Promise.all(this.#files.map(({ temporary }) => rm(temporary, { force: true })));
  }
}

// A temporary file as young as this may belong to a process that is still writing.
const tenMinutes = 10 * 60 * 1000;

/**
 * Removes temporary files left by a process that was killed while writing.
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
