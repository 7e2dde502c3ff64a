/**
 * A table as text. The first column is aligned to the left, the others to the right.
 * @param {string[]} titles
 * @param {string[][]} rows
 */
export function table(titles, rows) {
  const all = [titles, ...rows];
  const widths = titles.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const line = (row) =>
    row
      .map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
      .join('  ')
      .trimEnd();

  return ['', ...all.map(line), ''].join('\n');
}
