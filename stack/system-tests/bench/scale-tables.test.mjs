import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildTable, pageLoadTable } from './scale-tables.mjs';

const few = { seconds: 60, memory: 900, size: 50, pages: 200 };
const pageLoad = { requests: 2, wordpress: 90, milliseconds: 120, wrong: [] };
const row = (seen) => pageLoadTable([{ name: 'an old post', limit: 3, seen }]);

test('a build of many posts may cost as much as one of few posts, and a little more', () => {
  const { text, faults } = buildTable([few, { ...few, seconds: 68 }], [300, 330], 200);
  assert.deepEqual(faults, []);
  assert.match(text, /build, s +60\.0 +68\.0 +1\.13/);
});

test('a build that grows with the posts is above the limit, and so is a site that takes more memory', () => {
  const { faults } = buildTable([few, { ...few, pages: 20_000 }], [300, 400], 200);
  assert.deepEqual(faults, [
    'pages in the build: 20000 is more than 1.15 of 200',
    'memory after 200 pages, MB: 400 is more than 1.15 of 300',
  ]);
});

test('a page within its limits passes', () => {
  assert.deepEqual(row([pageLoad, { ...pageLoad, requests: 3 }]).faults, []);
  assert.deepEqual(row([null, pageLoad]).faults, []);
});

/** @type {[what: string, worse: object, fault: string][]} */
const worseLoads = [
  ['too many requests', { requests: 4 }, '4 requests, not 3'],
  ['a slow response', { milliseconds: 2_600 }, '2600 ms, not 2500'],
  ['a failure', { wrong: ['/x responded with 503'] }, '/x responded with 503'],
];

for (const [what, worse, fault] of worseLoads) {
  test(`${what} is named`, () => {
    assert.deepEqual(row([pageLoad, { ...pageLoad, ...worse }]).faults, [`an old post: ${fault}`]);
  });
}
