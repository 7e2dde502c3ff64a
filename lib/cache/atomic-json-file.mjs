import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a value that must survive a restart to a file, completely or not at all. When this fails, the error is logged,
 * and the temporary file is deleted.
 *
 * @param {string} file
 * @param {unknown} value anything that JSON can express
 */
export function writeJsonFile(file, value) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    replaceFile(file, JSON.stringify(value));
  } catch (error) {
    console.error(
      `${file} could not be written: its new content will be lost when the site restarts`,
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
