import { UserFacingError } from './console.mjs';

/**
 * Reads the options of a command; adds its usage to the message when one is not known, or has no value.
 * @template Values
 * @param {string} usage
 * @param {() => Values} parse calls `parseArgs` (https://nodejs.org/api/util.html#utilparseargsconfig)
 * @throws {UserFacingError}
 */
export function withUsage(usage, parse) {
  try {
    return parse();
  } catch (error) {
    throw new UserFacingError(`${error.message}\n${usage}`);
  }
}
