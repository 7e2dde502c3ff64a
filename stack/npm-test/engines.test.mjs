import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engineTable, resultsOf } from './engines.mjs';

/**
 * @param {string} file
 * @param {...('expected' | 'unexpected' | 'skipped')} fates
 */
const spec = (file, ...fates) => ({ file, tests: fates.map((status) => ({ status })) });

test('the table has a row per topic and a column per engine, whatever the folder of the test file', () => {
  const inGroup = { suites: [{ specs: [spec('menu.spec.ts', 'expected')] }] };
  const results = resultsOf([
    { engine: 'chromium', report: { specs: [spec('menu.spec.ts', 'expected')], ...inGroup } },
    { engine: 'chromium', report: { specs: [spec('webhook.spec.ts', 'expected')] } },
    { engine: 'firefox', report: { specs: [spec('menu.spec.ts', 'expected', 'unexpected')] } },
    { engine: 'webkit', report: { specs: [spec('webkit/menu.spec.ts', 'skipped')] } },
    { engine: 'webkit', report: { specs: [spec('webkit/fonts.spec.ts', 'expected')] } },
  ]);

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
  const report = { specs: [spec('menu.spec.ts', 'expected')] };

  assert.equal(engineTable(resultsOf([{ engine: 'chromium', report }])), '');
});
