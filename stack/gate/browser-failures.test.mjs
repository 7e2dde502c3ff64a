import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { failuresIn, failureSummary, skipReasonsIn, writeFlaky } from './browser-failures.mjs';

const folder = mkdtempSync(join(tmpdir(), 'failures-'));
after(() => rmSync(folder, { recursive: true }));

const passed = { status: 'passed' };
const broken = {
  status: 'failed',
  error: { message: '\u001b[31mError: 503\u001b[39m\nat line 3' },
};
const traced = { ...broken, attachments: [{ name: 'trace', path: 'test-results/trace.zip' }] };

/** @type {import('./browser-failures.mjs').Suite} */
const report = {
  suites: [
    {
      specs: [
        {
          ...{ title: 'a post (new) is shown', file: 'demo/news.spec.ts' },
          tests: [{ status: 'flaky', projectName: 'journeys', results: [traced, passed] }],
        },
        {
          ...{ title: 'the menu opens', file: 'menu.spec.ts' },
          tests: [{ status: 'unexpected', projectName: 'screens', results: [broken, broken] }],
        },
        {
          ...{ title: 'the footer is there', file: 'footer.spec.ts' },
          tests: [{ status: 'expected', projectName: 'screens', results: [passed] }],
        },
      ],
    },
  ],
};

test('a test that needed a retry, and one that failed, are found with their first errors', () => {
  const found = failuresIn(report);

  assert.deepEqual(
    found.map(({ title, isFlaky, error }) => [title, isFlaky, error]),
    [
      ['a post (new) is shown', true, 'Error: 503'],
      ['the menu opens', false, 'Error: 503'],
    ],
  );
});

test('the summary names the trace of a test, and the command that runs it alone', () => {
  const text = failureSummary(failuresIn(report));

  assert.match(text, /Flaky: passed on a retry\n- \[journeys\] demo\/news\.spec\.ts/);
  assert.match(text, /show-trace test-results\/trace\.zip/);
  assert.match(text, /npm run e2e -- news -g "a post \.\*new\.\* is shown"/);
  assert.match(text, /Failed browser tests\n- \[screens\] menu\.spec\.ts: the menu opens/);
  assert.equal(failureSummary([]), '');
});

test('the reason of skipped tests is given once', () => {
  const annotations = [{ type: 'skip', description: 'Another browser.' }];
  const skipped = { status: /** @type {const} */ ('skipped'), projectName: 'looks', annotations };
  const specs = ['A', 'B'].map((title) => ({
    ...{ title, file: 'visual.spec.ts' },
    tests: [{ ...skipped, results: [] }],
  }));

  assert.deepEqual(skipReasonsIn({ suites: [{ specs }] }), ['Another browser.']);
});

test('flaky tests are written to a file, an empty list when there are none', () => {
  const file = join(folder, 'flaky.json');
  writeFlaky(failuresIn(report), file);
  assert.deepEqual(
    JSON.parse(readFileSync(file, 'utf8')).map(
      (/** @type {{ title: string }} */ { title }) => title,
    ),
    ['a post (new) is shown'],
  );
  writeFlaky([], file);
  assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')), []);
});
