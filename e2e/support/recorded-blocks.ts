import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { isUpdate } from './block-table';
import { stack } from './environment';

const folder = join(import.meta.dirname, '../../lib/testing/recorded/blocks');

/** Records the HTML that WordPress renders for each block, for the unit tests. Only with `--update-snapshots=all`. */
export function recordBlocks(version: string, rendered: Record<string, string>): void {
  if (!isUpdate()) return;
  const text = JSON.stringify(rendered, null, 2).replaceAll(
    stack.wordpressUrl,
    'https://cms.example',
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `wordpress-${version}.json`), `${text}\n`);
}
