import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const usage = `Usage: npm run vitals -- [--days N] [--folder PATH]
  How fast pages were for visitors: the 75th percentile by type of page and engine, as search engines judge it.
  --days    of the last N days with data (default 28)
  --folder  where the site stores the page views (default .next/cache/web-vitals)`;

/**
 * One page view, as lib/http/web-vitals-schema.ts stores it.
 * @typedef {{ page: string, engine: string, navigation: string, lcp?: number, inp?: number, cls?: number, ttfb?: number }} PageView
 */

const measures = /** @type {const} */ (['lcp', 'inp', 'cls', 'ttfb']);

/**
 * The table of all page views.
 * @param {PageView[]} views
 * @returns {string[][]} rows, the first one with the titles
 */
export function vitalsTable(views) {
  const titles = ['page', 'engine', 'views', 'LCP ms', 'INP ms', 'CLS', 'TTFB ms', 'prerendered'];
  const keyOf = (/** @type {PageView} */ { page, engine }) => `${page} ${engine}`;
  const rows = [...new Set(views.map(keyOf))].sort().map((key) => {
    const group = views.filter((view) => keyOf(view) === key);
    const values = measures.map((name) => {
      const value = percentile75(group.flatMap((view) => view[name] ?? []));
      return value === null ? '–' : String(value);
    });
    const ahead = group.filter(({ navigation }) => navigation === 'prerender').length;
    return [...key.split(' '), String(group.length), ...values, String(ahead)];
  });

  return [titles, ...rows];
}

/**
 * The nearest-rank 75th percentile.
 * @param {number[]} values
 * @returns {number | null} null without values
 */
export function percentile75(values) {
  const sorted = values.toSorted((a, b) => a - b);

  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? null;
}

/**
 * @param {string} folder
 * @param {number} days
 * @returns {PageView[]} the page views of the newest files, one file per day; an invalid line is left out
 */
export function readPageViews(folder, days) {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .slice(-days);

  return files.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .flatMap((line) => parsed(line)),
  );
}

/** @param {string} line @returns {PageView[]} one page view, or none if the line is invalid */
function parsed(line) {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

/** @param {string[]} argv */
function main(argv) {
  const { values } = parseArgs({
    args: argv,
    options: {
      days: { type: 'string', default: '28' },
      folder: { type: 'string', default: '.next/cache/web-vitals' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  if (!/^[1-9]\d*$/.test(values.days)) throw new Error(`--days must be a number\n${usage}`);
  const views = existsSync(values.folder) ? readPageViews(values.folder, Number(values.days)) : [];
  if (views.length === 0)
    throw new Error(
      `No page view is stored in ${values.folder}. A build with WEB_VITALS_SAMPLE above 0 reports them.`,
    );
  const rows = vitalsTable(views);
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

if (process.argv[1] === import.meta.filename) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
