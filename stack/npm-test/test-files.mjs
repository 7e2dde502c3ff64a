import { filesBelow } from '../files-below.mjs';

/**
 * The test files for Node's own test runner.
 * @param {string} folder the folder to search, with its subfolders
 * @param {RegExp[]} [without] files that cannot be run here
 * @returns {string[]} paths
 */
export const nodeTestFiles = (folder, without = []) =>
  filesBelow(folder, (name) => name === 'node_modules' || name === '.data')
    .filter((file) => file.endsWith('.test.mjs'))
    .filter((file) => !without.some((pattern) => pattern.test(file)));

/**
 * @param {RegExp[]} without test files that cannot be run here
 * @returns {string[]} Jest's options that leave them out
 */
export const jestWithout = (without) =>
  without.flatMap(({ source }) => ['--testPathIgnorePatterns', source]);
