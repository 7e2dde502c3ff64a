import { table } from '../common/results/table.mjs';

/** The maximum ratio of the large site to the small one. Two builds of the same site may differ by as much. */
const mostRatio = 1.15;
// The maximum time to render a page that is not stored.
const mostMilliseconds = 2_500;

/** @typedef {{ text: string, faults: string[] }} Report */

/**
 * The table of the builds and of the memory.
 * @param {import('./scale-builds.mjs').Build[]} builds of few posts, of many
 * @param {number[]} memory of the running sites, MB
 * @param {number} pages how many pages were loaded before the memory was measured
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

/** @typedef {import('./scale-page-loads.mjs').PageLoad} PageLoad */

/**
 * The table of the page loads.
 * @param {{ name: string, limit: number, seen: (PageLoad | null)[] }[]} loads `seen`: with few posts, with many
 * @returns {Report}
 */
export function pageLoadTable(loads) {
  const titles = [
    'requested first',
    'requests',
    'limit',
    'ms',
    'of WordPress',
    'with 200',
    'of WordPress',
  ];
  const cells = loads.map(({ name, limit, seen: [few, many] }) => [
    ...[name, String(many?.requests ?? '-'), String(limit)],
    ...[many, few].flatMap((each) => [whole(each?.milliseconds), whole(each?.wordpress)]),
  ]);
  return { text: table(titles, cells), faults: loads.flatMap(faultsOf) };
}

/** @param {number} [value] */
const whole = (value) => (value === undefined ? '-' : String(Math.round(value)));

/** @param {{ name: string, limit: number, seen: (PageLoad | null)[] }} row */
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
