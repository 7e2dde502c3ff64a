import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';
import { format } from 'oxfmt';

const file = join(import.meta.dirname, '../../docs/blocks.md');

/** Whether the test was started with `--update-snapshots=all`. */
export const isUpdate = () => test.info().config.updateSnapshots === 'all';

/** The cells of a block's row, by the title of the column. */
export type Row = Record<'block' | 'words' | 'keyboard' | 'without scripts' | 'axe', string>;

/**
 * Asserts that docs/blocks.md has these rows for this version of WordPress. With `--update-snapshots=all` it writes them
 * there.
 */
export async function expectTable(version: string, rows: Row[]): Promise<void> {
  const table = await tableOf(rows);
  const text = readFileSync(file, 'utf8');
  const [before, old, after] = partsOf(text, `## WordPress ${version}\n`);
  if (isUpdate()) return writeFileSync(file, `${before}\n${table}${after}`);

  expect(old.trim()).toBe(table.trim());
}

async function tableOf(rows: Row[]): Promise<string> {
  const titles = Object.keys(rows[0]!) as (keyof Row)[];
  const lines = [
    titles,
    titles.map(() => '---'),
    ...rows.map((row) => titles.map((title) => row[title])),
  ];
  const { code } = await format(file, lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
  return code;
}

/** Three parts: the text up to the heading, the section under it, and everything from the next heading on. */
function partsOf(text: string, heading: string): [string, string, string] {
  const start = text.includes(heading) ? text.indexOf(heading) + heading.length : text.length;
  const before = text.includes(heading) ? text.slice(0, start) : `${text}\n${heading}`;
  const next = text.indexOf('\n## ', start);
  const end = next < 0 ? text.length : next;

  return [before, text.slice(start, end), text.slice(end)];
}
