import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/**
 * Replaces a file completely or not at all, even when the disk is full, the process is killed or the power fails.
 *
 * @param {string} file in a folder that exists
 * @param {string | Uint8Array} data
 * @returns {Promise<void>}
 * @throws {Error} when it cannot be written; the file is then unchanged
 */
export async function writeFileAtomically(file, data) {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, data, { flush: true });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
