import { stripVTControlCharacters } from 'node:util';

/**
 * A test that failed, at least at its first try.
 * @typedef {object} Failure
 * @property {string} title
 * @property {string} file
 * @property {string} project of Playwright; or "unit", "plugin", or a step of node's own runner
 * @property {boolean} isFlaky whether a retry passed
 * @property {string} error the beginning of the first error, in one line
 * @property {string} trace the path of a recorded trace; empty where there is none
 * @property {string} alone the command that runs this test alone
 */

/** The headings above the differences of two objects. They say how many lines differ. */
const headingOfDifferences = /^(- Expected +- \d+|\+ Received +\+ \d+|@@.*@@)$/;

/**
 * The first five lines of a message in one line, without the stack trace. They say what was expected, and what was
 * received.
 * @param {string} message
 */
export const beginningOf = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('at ') && !headingOfDifferences.test(line))
    .slice(0, 5)
    .join(' · ');

/**
 * A regular expression that matches the title. Characters with a meaning in a shell or in a regular expression are
 * replaced by `.*`.
 * @param {string} title
 */
export const patternOf = (title) => title.replace(/[^\w ,]+/g, '.*').replaceAll('"', '.');
