import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { compareTimes, noteTimes, overtime } from './times.mjs';

const folder = mkdtempSync(join(tmpdir(), 'times-'));
after(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'times.json');

/** @type {import('./times.mjs').Run} */
const gate = { scope: 'npm test', isWhole: true };
const part = { ...gate, isWhole: false };

test('a slow step is marked, beside its recorded time', () => {
  const recorded = [
    ['lint', 30],
    ['unit', 20],
    ['types', 5],
  ];
  noteTimes(new Map(/** @type {[string, number][]} */ (recorded)), gate, file);
  const times = new Map([
    ['lint', 45],
    ['unit', 29],
    ['types', 9],
    ['stack', 3],
  ]);

  assert.deepEqual(
    compareTimes(times, gate, file)
      .trim()
      .split('\n')
      .map((line) => line.split(/ +/)),
    [
      ['step', 'seconds', 'recorded'],
      ['lint', '45', '30', 'slower'],
      ['unit', '29', '20'],
      ['types', '9', '5'],
      ['stack', '3'],
    ],
  );
});

test('recording the times of some steps keeps those of other steps and of other commands', () => {
  noteTimes(new Map([['lint', 30]]), gate, file);
  noteTimes(new Map([['outages', 200]]), { ...gate, scope: 'npm run test:all' }, file);
  noteTimes(new Map([['unit', 20.4]]), part, file);

  assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')), {
    'npm test': { lint: 30, unit: 20 },
    'npm run test:all': { outages: 200 },
  });
});

test('only a complete npm test warns that it took more than ten minutes', () => {
  const long = new Map([['all of it', 960]]);

  assert.match(overtime(long, gate)[0], /took 16\.0 minutes .* may take 10/);
  assert.deepEqual(overtime(new Map([['all of it', 599]]), gate), []);
  assert.deepEqual(overtime(long, part), []);
  assert.deepEqual(overtime(long, { ...gate, scope: 'npm run test:all' }), []);
});
