/**
 * What a diagnosis says: one line in plain words, and what to do next where it is not fine.
 * @typedef {{ state: 'fine' | 'warning' | 'failure', words: string, next?: string }} Finding
 */

/** @param {string} words @returns {Finding} */
export const fine = (words) => ({ state: 'fine', words });

/**
 * Something that may come to be noticed.
 * @param {string} words
 * @param {string} next what to do
 * @returns {Finding}
 */
export const warning = (words, next) => ({ state: 'warning', words, next });

/**
 * Something that visitors notice.
 * @param {string} words
 * @param {string} next what to do
 * @returns {Finding}
 */
export const failure = (words, next) => ({ state: 'failure', words, next });
