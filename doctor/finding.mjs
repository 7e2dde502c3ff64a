/**
 * The result of a diagnosis: one line in plain words, and the next step if something is wrong.
 * @typedef {{ state: 'fine' | 'warning' | 'failure', words: string, next?: string }} Finding
 */

/**
 * The result of a check that found no problem.
 * @param {string} words
 * @returns {Finding}
 */
export const fine = (words) => ({ state: 'fine', words });

/**
 * A problem that visitors may notice later.
 * @param {string} words
 * @param {string} next what to do
 * @returns {Finding}
 */
export const warning = (words, next) => ({ state: 'warning', words, next });

/**
 * A problem that visitors notice.
 * @param {string} words
 * @param {string} next what to do
 * @returns {Finding}
 */
export const failure = (words, next) => ({ state: 'failure', words, next });
