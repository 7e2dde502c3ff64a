import { parseArgs } from 'node:util';
import { UserFacingError } from './console.mjs';

/** @typedef {{ type: 'boolean' | 'string', default?: boolean | string }} Option in the format of `parseArgs` */

/**
 * The type of an option's value: without a default, it may be undefined.
 * @template {Option} One
 * @typedef {(One['type'] extends 'boolean' ? boolean : string) | (One extends { default: unknown } ? never : undefined)} Value
 */

/**
 * @template {Record<string, Option>} Options
 * @typedef {{ [Name in keyof Options]: Value<Options[Name]> }} Values
 */

/**
 * Reads the options of a command (https://nodejs.org/api/util.html#utilparseargsconfig).
 * @template {Record<string, Option>} Options
 * @param {string} usage added to the message when an option is not known, or has no value
 * @param {string[]} argv
 * @param {Options} options
 * @returns {Values<Options>}
 * @throws {UserFacingError}
 */
export function readOptions(usage, argv, options) {
  try {
    // `Values` names the types of the options more exactly than `parseArgs` does.
    return /** @type {any} */ (parseArgs({ args: argv, options })).values;
  } catch (error) {
    throw new UserFacingError(`${error.message}\n${usage}`);
  }
}
