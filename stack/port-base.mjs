import { Trouble } from './console.mjs';

/**
 * What browsers, `fetch` and Next.js refuse to ask whatever listens there: https://fetch.spec.whatwg.org/#port-blocking,
 * those that need no administrator.
 */
export const badPorts = [
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566],
  ...[6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
];

const first = 1024;
const last = 65_000;

/**
 * What `--port-base` was given, before anything is built on it.
 * @param {string} value
 * @param {number} count of neighbouring ports from there on
 * @returns {number}
 * @throws {Trouble} where it is no port, or one of its neighbours is a bad one; it names the next that is right
 */
export function portBaseFrom(value, count) {
  const base = Number(value);
  if (!/^\d+$/.test(value) || base < first || base > last)
    throw new Trouble(`--port-base takes a number from ${first} to ${last}, and not “${value}”.`);
  const bad = badPortIn(base, count);
  if (!bad) return base;

  throw new Trouble(
    `--port-base ${base} would take port ${bad}, which no browser and no fetch asks for anything: ` +
      `https://fetch.spec.whatwg.org/#port-blocking\nThe next that is right: --port-base ${nextBase(bad, count)}`,
  );
}

/**
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
