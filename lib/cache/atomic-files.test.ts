import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { removeUnfinishedFiles, writeFileAtomically } from './atomic-files.mjs';

const folder = mkdtempSync(join(tmpdir(), 'whole-files-'));

afterAll(() => rmSync(folder, { recursive: true }));

it('leaves no temporary file', async () => {
  await writeFileAtomically(join(folder, 'new', 'state.json'), '{}');

  expect(readdirSync(join(folder, 'new'))).toEqual(['state.json']);
});

it('removes the temporary files of a killed process, and not those of a running one', async () => {
  const inner = join(folder, 'pages');
  mkdirSync(inner);
  const [old, current] = ['00000000-0000-4000-8000-000000000000', randomName()];
  for (const id of [old, current]) writeFileSync(join(inner, `a.html.${id}.tmp`), 'half');
  writeFileSync(join(inner, 'a.html'), 'whole');
  const past = new Date(Date.now() - 60 * 60 * 1000);
  utimesSync(join(inner, `a.html.${old}.tmp`), past, past);
  await removeUnfinishedFiles(folder);

  expect(readdirSync(inner).toSorted()).toEqual(['a.html', `a.html.${current}.tmp`]);
});

const randomName = () => crypto.randomUUID();
