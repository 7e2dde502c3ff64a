import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addResults, engineTable } from './engines.mjs';

/**
 * @param {string} file
 * @param {...('expected' | 'unexpected' | 'skipped')} fates
 */
const spec = (file, ...fates) => ({ file, tests: fates.map((status) => ({ status })) });

test('the table has a row per topic and a column per engine, whatever the folder of the test file', () => {
  const results = {};
  const inGroup = { suites: [{ specs: [spec('menu.spec.ts', 'expected')] }] };
  addResults('chromium', { specs: [spec('menu.spec.ts', 'expected')], ...inGroup }, results);
  addResults('chromium', { specs: [spec('webhook.spec.ts', 'expected')] }, results);
  addResults('firefox', { specs: [spec('menu.spec.ts', 'expected', 'unexpected')] }, results);
  addResults('webkit', { specs: [spec('webkit/menu.spec.ts', 'skipped')] }, results);
  addResults('webkit', { specs: [spec('webkit/fonts.spec.ts', 'expected')] }, results);

  const lines = engineTable(results).split('\n');
  assert.deepEqual(
    lines.map((line) => line.split(/ {2,}/)),
    [
      ['browser tests', 'chromium', 'firefox', 'webkit'],
      ['fonts', '–', '–', '1 passed'],
      ['menu', '2 passed', '1 passed, 1 failed', '0 passed, 1 skipped'],
    ],
  );
});

test('a run in Chromium alone has no table', () => {
  const results = {};
  addResults('chromium', { specs: [spec('menu.spec.ts', 'expected')] }, results);

  assert.equal(engineTable(results), '');
});
