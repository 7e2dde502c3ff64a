import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { addCompileHints } from './v8-compile-hints.mjs';

const build = mkdtempSync(join(tmpdir(), 'build-'));
const chunks = join(build, 'static', 'chunks');

beforeAll(() => mkdirSync(join(chunks, 'pages'), { recursive: true }));

afterAll(() => rmSync(build, { recursive: true }));

describe('addCompileHints', () => {
  it('adds one hint to every script, and none to other files', async () => {
    for (const name of ['a.js', 'pages/b.js', 'c.css']) writeFileSync(join(chunks, name), 'x');

    await addCompileHints(build);
    await addCompileHints(build);

    const read = (name: string) => readFileSync(join(chunks, name), 'utf8');
    expect(read('a.js')).toBe('//# allFunctionsCalledOnLoad\nx');
    expect(read('pages/b.js')).toBe(read('a.js'));
    expect(read('c.css')).toBe('x');
  });
});
