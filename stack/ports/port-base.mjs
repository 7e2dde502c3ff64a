import { UserFacingError } from '../console.mjs';

/**
 * Ports that browsers, `fetch` and Next.js refuse to connect to: https://fetch.spec.whatwg.org/#port-blocking. Only those
 * above 1023 are listed.
 */
export const badPorts = [
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566],
  ...[6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
];

const first = 1024;
const last = 65_000;

/**
 * Checks the value of `--port-base`.
 * @param {string} value
 * @param {number} count how many neighbouring ports are used, from the base on
 * @returns {number}
 * @throws {UserFacingError} when it is no port, or one of the ports is blocked; the message names the next base that works
 */
export function portBaseFrom(value, count) {
  const base = Number(value);
  if (!/^\d+$/.test(value) || base < first || base > last)
    throw new UserFacingError(
      `--port-base takes a number from ${first} to ${last}, and not “${value}”.`,
    );
  const bad = badPortIn(base, count);
  if (!bad) return base;

  throw new UserFacingError(
    `--port-base ${base} would take port ${bad}, which browsers and fetch refuse to connect to: ` +
      `https://fetch.spec.whatwg.org/#port-blocking\nThe next base that works: --port-base ${nextBase(bad, count)}`,
  );
}

/**
 * The last bad port in a range, or undefined.
 * @param {number} base
 * @param {number} count
 */
const badPortIn = (base, count) => badPorts.findLast((port) => port >= base && port < base + count);

/**
 * @param {number} bad
 * @param {number} count
 * @returns {number}
 */
function nextBase(bad, count) {
  const next = badPortIn(bad + 1, count);
  return next ? nextBase(next, count) : bad + 1;
}
