import { table } from './table.mjs';

/** "No longer and no larger than with 200", and what two builds of the same site differ by. */
const mostRatio = 1.15;
// A page that nobody has made yet: what a visitor waits for without leaving.
const mostMilliseconds = 2_500;

/** @typedef {{ text: string, faults: string[] }} Report */

/**
 * @param {import('./scale-builds.mjs').Build[]} builds of few posts, of many
 * @param {number[]} memory of the running sites, MB
 * @param {number} pages that were visited before
 * @returns {Report}
 */
export function buildTable([few, many], memory, pages) {
  const rows = [
    ['build, s', few.seconds, many.seconds],
    ['memory of the build, MB', few.memory, many.memory],
    ['size of the build, MB', few.size, many.size],
    ['pages in the build', few.pages, many.pages],
    [`memory after ${pages} pages, MB`, ...memory],
  ].map(([name, a, b]) => ({ name: String(name), a: Number(a), b: Number(b) }));
  const cells = rows.map(({ name, a, b }) => [name, shown(a), shown(b), (b / a).toFixed(2)]);
  return {
    text: table(['', '200 posts', '10,000', 'ratio'], cells),
    faults: rows
      .filter(({ a, b }) => b > a * mostRatio)
      .map(({ name, a, b }) => `${name}: ${shown(b)} is more than ${mostRatio} of ${shown(a)}`),
  };
}

/** @param {number} value */
const shown = (value) => value.toFixed(value < 100 ? 1 : 0);

/** @typedef {import('./scale-visits.mjs').Visit} Visit */

/**
 * @param {{ name: string, limit: number, seen: (Visit | null)[] }[]} visits
 * @returns {Report}
 */
export function visitTable(visits) {
  const titles = [
    'asked first',
    'requests',
    'limit',
    'ms',
    'of WordPress',
    'with 200',
    'of WordPress',
  ];
  const cells = visits.map(({ name, limit, seen: [few, many] }) => [
    ...[name, String(many?.requests ?? '-'), String(limit)],
    ...[many, few].flatMap((each) => [whole(each?.milliseconds), whole(each?.wordpress)]),
  ]);
  return { text: table(titles, cells), faults: visits.flatMap(faultsOf) };
}

/** @param {number} [value] */
const whole = (value) => (value === undefined ? '-' : String(Math.round(value)));

/** @param {{ name: string, limit: number, seen: (Visit | null)[] }} row */
function faultsOf({ name, limit, seen }) {
  return seen.flatMap((each) => {
    if (!each) return [];
    const { requests, milliseconds, wrong } = each;
    return [
      ...wrong.map((fault) => `${name}: ${fault}`),
      ...(requests > limit ? [`${name}: ${requests} requests, not ${limit}`] : []),
      ...(milliseconds > mostMilliseconds
        ? [`${name}: ${whole(milliseconds)} ms, not ${mostMilliseconds}`]
        : []),
    ];
  });
}
