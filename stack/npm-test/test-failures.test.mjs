import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { rootDir } from '../settings.mjs';
import { beginningOf } from './failure.mjs';
import { failuresIn, skipReasonsIn, unitFailuresIn } from './test-failures.mjs';

const passed = { status: 'passed' };
const broken = {
  status: 'failed',
  error: { message: '\u001b[31mError: 503\u001b[39m\nat line 3' },
};
const traced = { ...broken, attachments: [{ name: 'trace', path: 'test-results/trace.zip' }] };

/** @type {import('./playwright-report.mjs').Suite} */
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

test('an error of two objects names what differs', () => {
  const message = [
    ...[
      'expect(received).toEqual(expected) // deep equality',
      '',
      '- Expected  - 1',
      '+ Received  + 1',
      '',
    ],
    ...[
      '@@ -1,7 +1,7 @@',
      '  Object {',
      '-   "cls": 0,',
      '+   "cls": 0.0004,',
      '    "engine": "chromium",',
    ],
    '    at /project/e2e/web-vitals.spec.ts:44:34',
  ].join('\n');

  assert.equal(
    beginningOf(message),
    'expect(received).toEqual(expected) // deep equality · Object { · -   "cls": 0, · +   "cls": 0.0004, · "engine": "chromium",',
  );
});

test('the command of a test names its file and its title', () => {
  assert.equal(failuresIn(report)[0]?.alone, 'npm run e2e -- news -g "a post .*new.* is shown"');
});

test('the command of a nightly test, and of one in another engine, has the option that runs it', () => {
  const spec = { title: 'the menu opens', file: 'menu.spec.ts', tags: ['nightly'] };
  const commandOf = (projectName) => {
    const tests = [{ status: /** @type {const} */ ('unexpected'), projectName, results: [broken] }];
    return failuresIn({ specs: [{ ...spec, tests }] })[0]?.alone;
  };

  assert.equal(commandOf('screens'), 'npm run e2e -- --all menu -g "the menu opens"');
  assert.equal(
    commandOf('firefox-forced-colors'),
    'npm run e2e -- --engine firefox menu -g "the menu opens"',
  );
});

test('a unit test that failed or needed a retry is found with its first error and its command', () => {
  const test = (title, status, retryReasons, failureMessages = []) => ({
    ...{ fullName: `the poster ${title}`, status, retryReasons, failureMessages },
  });
  const assertionResults = [
    test('is WebP', 'passed'),
    test('is stored (once)', 'passed', ['Error: ENOENT\n    at line 3']),
    test('is large', 'failed', ['Error: 1', 'Error: 2'], ['Error: 3']),
  ];
  const name = join(rootDir, 'lib/posters.test.ts');

  assert.deepEqual(
    unitFailuresIn({ testResults: [{ name, assertionResults }] }).map(
      ({ isFlaky, error, alone }) => [isFlaky, error, alone],
    ),
    [
      [true, 'Error: ENOENT', 'npx jest lib/posters.test.ts -t "the poster is stored .*once.*"'],
      [false, 'Error: 1', 'npx jest lib/posters.test.ts -t "the poster is large"'],
    ],
  );
});

test('each reason of skipped tests is given once', () => {
  const annotations = [{ type: 'skip', description: 'Another browser.' }];
  const skipped = { status: /** @type {const} */ ('skipped'), projectName: 'looks', annotations };
  const specs = ['A', 'B'].map((title) => ({
    ...{ title, file: 'visual.spec.ts' },
    tests: [{ ...skipped, results: [] }],
  }));

  assert.deepEqual(skipReasonsIn({ suites: [{ specs }] }), ['Another browser.']);
});
