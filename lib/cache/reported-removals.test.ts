import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { forgetProcessState } from '../next-internals/process-state.mjs';
import { logged } from '../testing/responses';

const folder = mkdtempSync(join(tmpdir(), 'removals-'));
const file = join(folder, 'removals.json');
const before = Date.now() - 1;

afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** The module as it is in a process that has just started. */
async function startProcess() {
  forgetProcessState('removals');
  jest.resetModules();
  const removals = await import('./reported-removals.mjs');
  removals.restoreRemovals(file);
  return removals;
}

it('a removal that a killed process has noted is still known after the start', async () => {
  const { noteRemovals } = await startProcess();
  noteRemovals(['post:7', 'posts']);
  const { wasRemovedSince } = await startProcess();

  expect([wasRemovedSince('post:7', before), wasRemovedSince('posts', before)]).toEqual([
    true,
    true,
  ]);
  expect(wasRemovedSince('post:8', before)).toBe(false);
  expect(wasRemovedSince('post:7', Date.now() + 1)).toBe(false);
});

it('knows a removal of this process too, before and after it reads those of an earlier one', async () => {
  const earlier = await startProcess();
  earlier.noteRemovals(['post:1']);
  const { noteRemovals, restoreRemovals, wasRemovedSince } = await startProcess();
  noteRemovals(['post:2']);
  restoreRemovals(file);

  for (const tag of ['post:1', 'post:2']) expect(wasRemovedSince(tag, before)).toBe(true);
});

it('remembers the newest ten thousand', async () => {
  const { noteRemovals, wasRemovedSince } = await startProcess();
  noteRemovals(Array.from({ length: 10_001 }, (_, id) => `post:${id}`));

  expect(wasRemovedSince('post:0', before)).toBe(false);
  expect(wasRemovedSince('post:1', before)).toBe(true);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(10_000);
});

it('adds the removals of another process: the newer time of each counts, also after a restart', async () => {
  const { knownRemovals, learnRemovals, noteRemovals } = await startProcess();
  noteRemovals(['post:7']);
  const [[, noted] = ['', 0]] = knownRemovals();

  const learned = learnRemovals([
    ['post:7', noted - 1],
    ['post:8', before - 60_000],
  ]);
  expect(learned).toEqual(['post:8']);
  expect(learnRemovals(knownRemovals())).toEqual([]);
  expect(learnRemovals([['post:7', noted + 1]])).toEqual(['post:7']);

  const again = await startProcess();
  expect(again.knownRemovals()).toEqual([
    ['post:8', before - 60_000],
    ['post:7', noted + 1],
  ]);
});

it('starts without a file, or with one that cannot be read', async () => {
  writeFileSync(file, '[["post:7"');
  const { wasRemovedSince } = await startProcess();

  expect(wasRemovedSince('post:7', before)).toBe(false);
});

it('logs that a removal could not be written to disk, and keeps it in memory', async () => {
  const errors = logged('error');
  const { noteRemovals, restoreRemovals, wasRemovedSince } = await startProcess();
  restoreRemovals(join(file, 'no folder', 'removals.json'));
  writeFileSync(file, '[]');
  noteRemovals(['post:7']);

  expect(errors).toHaveBeenCalledTimes(1);
  expect(wasRemovedSince('post:7', before)).toBe(true);
});
