import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { Supervisor } from '../processes/supervisor.mjs';
import { failureSummary, noteResults } from './run-results.mjs';
import { Steps } from './step-runner.mjs';

const folder = mkdtempSync(join(tmpdir(), 'run-results-'));
after(() => rmSync(folder, { recursive: true }));

const failure = {
  ...{ title: 'the menu opens', file: 'menu.spec.ts', project: 'screens', isFlaky: false },
  ...{ error: 'Error: 503', trace: '', alone: 'npm run e2e -- menu -g "the menu opens"' },
};
const flaky = { ...failure, title: 'a retry', isFlaky: true, trace: 'test-results/trace.zip' };

/** A run with one flaky test, one that failed, and a step that failed. @returns {Promise<Steps>} */
async function someRun() {
  const steps = new Steps(['lint'], new Supervisor(), 'npm run test:all');
  steps.failures.push(failure, flaky);
  await steps.run('lint', () => Promise.reject(new Error('unused variable')));
  return steps;
}

test('the last lines of a run are the failed test, its trace, and the command that runs it alone', async () => {
  const lines = noteResults(await someRun(), new Map(), [], folder).split('\n');

  assert.deepEqual(lines.slice(-5), [
    'Failed tests',
    '- [screens] menu.spec.ts: the menu opens',
    '    Error: 503',
    '    trace: none; the next command records one',
    '    alone: npm run e2e -- menu -g "the menu opens"',
  ]);
});

test('a step that failed is named with its error and its command, before the tests', async () => {
  const summary = noteResults(await someRun(), new Map(), [], folder);

  assert.match(
    summary,
    /✗ lint\nunused variable\n {4}again: npm run test:all -- --only "lint"[^]*Flaky: /,
  );
});

test('flaky tests are written to one file, and all results of the run to another', async () => {
  const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const summary = noteResults(await someRun(), new Map([['lint', 1.5]]), [], folder);

  assert.deepEqual(read('flaky.json'), [flaky]);
  assert.deepEqual(read('run.json'), {
    ...{ seconds: { lint: 1.5 }, failures: [failure, flaky], summary },
  });
  noteResults(new Steps([], new Supervisor()), new Map(), [], folder);
  assert.deepEqual(read('flaky.json'), []);
});

test('the reasons of skipped tests count as left out', () => {
  const annotations = [{ type: 'skip', description: 'Another browser.' }];
  const skipped = { status: /** @type {const} */ ('skipped'), projectName: 'looks', annotations };
  const report = { specs: [{ title: 'x', file: 'x', tests: [{ ...skipped, results: [] }] }] };
  const steps = new Steps([], new Supervisor());

  assert.match(
    noteResults(steps, new Map(), [report, report], folder),
    /^Left out: Another browser\.\n\n0 passed, 0 failed, 1 left out$/,
  );
});

test('the trace is named if there is one, or if the command of the test records one', () => {
  const traceOf = (more) => /trace: (.*)/.exec(failureSummary([{ ...failure, ...more }]))?.[1];
  const alone = 'npm run e2e -- --all menu';

  assert.equal(traceOf({ trace: 'a.zip' }), 'npx playwright show-trace a.zip');
  assert.equal(traceOf({ alone }), 'none; the next command records one');
  assert.equal(traceOf({ alone, project: 'promptness' }), undefined);
  assert.equal(traceOf({ alone: 'npm run e2e -- --engine firefox menu' }), undefined);
  assert.equal(traceOf({ alone: 'npx jest x' }), undefined);
  assert.equal(failureSummary([]), '');
});
