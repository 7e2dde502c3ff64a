import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { hintAtCompiling } from './compile-hints.mjs';

const build = mkdtempSync(join(tmpdir(), 'build-'));
const chunks = join(build, 'static', 'chunks');

beforeAll(() => mkdirSync(join(chunks, 'pages'), { recursive: true }));

afterAll(() => rmSync(build, { recursive: true }));

describe('hintAtCompiling', () => {
  it('hints once in every script, and in nothing else', async () => {
    for (const name of ['a.js', 'pages/b.js', 'c.css']) writeFileSync(join(chunks, name), 'x');

    await hintAtCompiling(build);
    await hintAtCompiling(build);

    const read = (name: string) => readFileSync(join(chunks, name), 'utf8');
    expect(read('a.js')).toBe('//# allFunctionsCalledOnLoad\nx');
    expect(read('pages/b.js')).toBe(read('a.js'));
    expect(read('c.css')).toBe('x');
  });
});
