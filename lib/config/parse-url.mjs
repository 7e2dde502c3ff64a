/**
 * Parses a URL, as URL.parse() does from Node 22 on. Do not check URLs with URL.canParse(): on Node 20 it returns false
 * for a URL with a letter such as "ä" as soon as V8 has optimized the code that calls it.
 *
 * @param {string} address
 * @param {string | URL} [base]
 * @returns {URL | null} null when it is not a URL
 */
export function parseUrl(address, base) {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
