import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { writeFileAtomically } from './atomic-file.mjs';

let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'atomic-file-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('replaces a file, and leaves no other one', async () => {
  const file = join(folder, 'page.html');
  writeFileSync(file, 'old');
  await writeFileAtomically(file, 'new');

  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(folder)).toEqual(['page.html']);
});

it('leaves everything as it was when it fails', async () => {
  mkdirSync(join(folder, 'page.html', 'inner'), { recursive: true });

  await expect(writeFileAtomically(join(folder, 'page.html'), 'new')).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['page.html']);
});
