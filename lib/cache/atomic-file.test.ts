import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { logged } from '../testing/responses';
import { writeFileAtomically } from './atomic-file.mjs';
import { readJsonFile, writeJsonFile } from './atomic-json-file.mjs';

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

describe('writeJsonFile', () => {
  it('replaces a file, and makes its folder', () => {
    const file = join(folder, 'state', 'removals.json');
    for (const value of [['old'], { tags: ['new'] }]) writeJsonFile(file, value);

    expect(readJsonFile(file)).toEqual({ tags: ['new'] });
    expect(readdirSync(join(folder, 'state'))).toEqual(['removals.json']);
  });

  it('logs a failure, and leaves no other file', () => {
    const errors = logged('error');
    mkdirSync(join(folder, 'removals.json', 'inner'), { recursive: true });
    writeJsonFile(join(folder, 'removals.json'), []);

    expect(errors).toHaveBeenCalledWith(
      expect.stringContaining('could not be written'),
      expect.anything(),
    );
    expect(readdirSync(folder)).toEqual(['removals.json']);
  });
});
