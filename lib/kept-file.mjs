import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Keeps something through a restart: whole, or as it was before. What cannot be written is logged.
 *
 * @param {string} file
 * @param {unknown} value as JSON has it
 */
export function keep(file, value) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(value));
    renameSync(`${file}.new`, file);
  } catch (error) {
    console.error(`${file} could not be written: a restart will not know of it`, error);
  }
}

/**
 * @param {string} file
 * @returns {unknown} what was kept; null when nothing was, or nothing that can be read
 */
export function recall(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
