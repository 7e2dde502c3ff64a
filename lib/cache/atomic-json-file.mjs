import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a value to a file that survives a restart: completely or not at all. A failed write is logged, and leaves no
 * other file behind.
 *
 * @param {string} file
 * @param {unknown} value anything JSON can hold
 */
export function writeJsonFile(file, value) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    replaceFile(file, JSON.stringify(value));
  } catch (error) {
    console.error(
      `${file} could not be written: after a restart, the site will not know what should be in it`,
      error,
    );
  }
}

/**
 * @param {string} file
 * @param {string} text
 */
function replaceFile(file, text) {
  const temporary = `${file}.new`;
  try {
    writeFileSync(temporary, text, { flush: true });
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/**
 * @param {string} file
 * @returns {unknown} the value; null when the file is missing or cannot be read
 */
export function readJsonFile(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
