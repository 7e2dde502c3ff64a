import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const here = import.meta.dirname;
const standard = path.join(here, 'HeadlessCompanion');
const examples = path.join(here, 'examples');

/** @param {string} of file or folder */
function faultsIn(of) {
  const program = process.env.PHPCS_PATH || 'phpcs';
  const { stdout, stderr, error } = spawnSync(
    program,
    [`--standard=${standard}`, '--report=json', '--extensions=php', of],
    { encoding: 'utf8' },
  );
  if (error) throw error;
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  const { files } = JSON.parse(stdout);
  return Object.entries(files).flatMap(([file, { messages }]) =>
    messages.map(({ line, source, message }) => ({ file, line, source, message })),
  );
}

const found = faultsIn(examples);

for (const name of readdirSync(examples)) {
  test(`the rules find every fault in ${name}, and no other`, () => {
    const lines = readFileSync(path.join(examples, name), 'utf8').split('\n');
    const marked = lines.flatMap((line, index) => (/(\/\/| )error$/.test(line) ? [index + 1] : []));
    const named = found
      .filter(({ file }) => path.basename(file) === name)
      .filter(({ source }) => source.startsWith('HeadlessCompanion.'))
      .map(({ line }) => line);
    assert.ok(marked.length);
    assert.deepEqual([...new Set(named)], marked);
  });
}

test('every rule of ours has an example', () => {
  const sniffs = readdirSync(path.join(standard, 'Sniffs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('Sniff.php'))
    .map((file) => path.basename(file, 'Sniff.php'));
  const shown = new Set(found.map(({ source }) => source.split('.')[2]));
  assert.deepEqual(
    sniffs.filter((name) => !shown.has(name)),
    [],
  );
});

test('the plugin keeps the rules', () => {
  const faults = faultsIn(path.resolve(here, '../headless-companion'));
  assert.deepEqual(faults, []);
});
