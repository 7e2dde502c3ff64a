import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { Supervisor } from '../processes/supervisor.mjs';
import { nodeFailuresIn } from './node-tests.mjs';
import { Steps } from './step-runner.mjs';

// Node sets this variable for its test files. With it, a test runner that is started by a test file would run nothing.
delete process.env.NODE_TEST_CONTEXT;
const folder = mkdtempSync(join(tmpdir(), 'node-tests-'));
after(() => rmSync(folder, { recursive: true }));

/**
 * Runs a step in CI, of one test.
 * @param {string} body of the test
 */
async function runStep(body) {
  const file = join(folder, 'some.test.mjs');
  writeFileSync(
    file,
    `import { test } from 'node:test';\nimport { existsSync, writeFileSync } from 'node:fs';
     test('a title', () => { ${body} });`,
  );
  const steps = new Steps(['stack'], new Supervisor());
  const { CI } = process.env;
  process.env.CI = 'true';
  try {
    return { hasPassed: await steps.nodeTests('stack', [file]), flaky: steps.flaky };
  } finally {
    if (CI === undefined) delete process.env.CI;
    else process.env.CI = CI;
  }
}

test('a test that passes when its file runs again is flaky, with its first error', async () => {
  const mark = JSON.stringify(join(folder, 'mark'));
  const { hasPassed, flaky } = await runStep(
    `if (!existsSync(${mark})) { writeFileSync(${mark}, ''); throw new Error('too early'); }`,
  );

  assert.equal(hasPassed, true);
  assert.deepEqual(
    flaky.map(({ title, error }) => [title, error]),
    [['a title', 'too early']],
  );
});

test('a test that fails twice fails its step', async () => {
  const { hasPassed, flaky } = await runStep("throw new Error('always');");

  assert.equal(hasPassed, false);
  assert.deepEqual(flaky, []);
});

test('nothing is run again when something failed outside of the test files', () => {
  const line = (/** @type {object} */ more) => JSON.stringify({ title: 'x', error: 'y', ...more });

  assert.equal(nodeFailuresIn(`${line({ file: 'a.test.mjs' })}\n`).length, 1);
  assert.deepEqual(nodeFailuresIn(`${line({ file: 'a.test.mjs' })}\n${line({})}\n`), []);
});
