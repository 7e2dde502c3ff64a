/**
 * Parses an address, as URL.parse() does from Node 22 on. Do not test addresses with URL.canParse(): on Node 20 it
 * returns false for an address with a letter such as "ä" as soon as V8 has optimized the code that calls it.
 *
 * @param {string} address
 * @param {string | URL} [base]
 * @returns {URL | null} null when it is not an address
 */
export function parseUrl(address, base) {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
