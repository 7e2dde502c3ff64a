import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { Supervisor } from '../processes/supervisor.mjs';
import { failuresAfter, nodeFailuresIn } from './node-tests.mjs';
import { Steps } from './step-runner.mjs';

// Node sets this variable for its test files. With it, a test runner that is started by a test file would run nothing.
delete process.env.NODE_TEST_CONTEXT;
const folder = mkdtempSync(join(tmpdir(), 'node-tests-'));
after(() => rmSync(folder, { recursive: true }));

/**
 * Runs a step of one file.
 * @param {string} body of its test
 * @param {string} [retries]
 */
async function runStep(body, retries = '2') {
  const file = join(folder, 'some.test.mjs');
  writeFileSync(
    file,
    `import { test } from 'node:test';\nimport { existsSync, writeFileSync } from 'node:fs';
     test('a title', () => { ${body} });`,
  );
  const steps = new Steps(['stack'], new Supervisor());
  const { TEST_RETRIES = '' } = process.env;
  process.env.TEST_RETRIES = retries;
  try {
    return { hasPassed: await steps.nodeTests('stack', [file]), failures: steps.failures };
  } finally {
    process.env.TEST_RETRIES = TEST_RETRIES;
  }
}

/** The body of a test that fails only the first time. */
const flakyBody = () => {
  const mark = JSON.stringify(join(folder, `mark-${Math.random()}`));
  return `if (!existsSync(${mark})) { writeFileSync(${mark}, ''); throw new Error('too early'); }`;
};

test('a test that passes when its file runs again is flaky, with its first error', async () => {
  const { hasPassed, failures } = await runStep(flakyBody());

  assert.equal(hasPassed, true);
  assert.deepEqual(
    failures.map(({ title, error, isFlaky }) => [title, error, isFlaky]),
    [['a title', 'too early', true]],
  );
});

test('without retries a test fails its step, on CI too', async () => {
  const { hasPassed, failures } = await runStep(flakyBody(), '0');

  assert.equal(hasPassed, false);
  assert.deepEqual(
    failures.map(({ title, isFlaky }) => [title, isFlaky]),
    [['a title', false]],
  );
});

test('a test that fails twice fails its step, and is named with the command that runs it alone', async () => {
  const { hasPassed, failures } = await runStep("throw new Error('always');");

  assert.equal(hasPassed, false);
  assert.equal(failures.length, 1);
  assert.equal(failures[0]?.isFlaky, false);
  assert.match(failures[0]?.alone, /^node --test --test-name-pattern="a title" .*some\.test\.mjs$/);
});

test('of a file that failed twice, the test that passed then is flaky', () => {
  const line = (title) => `${JSON.stringify({ title, error: 'y', file: 'a.test.mjs' })}\n`;
  const failed = (...titles) => ({
    error: null,
    failures: nodeFailuresIn(titles.map(line).join('')),
  });
  const result = (first, second) =>
    failuresAfter(first, second).map(({ title, isFlaky }) => [title, isFlaky]);

  assert.deepEqual(result(failed('a', 'b'), failed('b')), [
    ['a', true],
    ['b', false],
  ]);
  // Something failed outside of the test files.
  assert.deepEqual(result(failed('a'), failed()), [['a', false]]);
});

test('nothing is run again when something failed outside of the test files', () => {
  const line = (/** @type {object} */ more) => JSON.stringify({ title: 'x', error: 'y', ...more });

  assert.equal(nodeFailuresIn(`${line({ file: 'a.test.mjs' })}\n`).length, 1);
  assert.deepEqual(nodeFailuresIn(`${line({ file: 'a.test.mjs' })}\n${line({})}\n`), []);
});
