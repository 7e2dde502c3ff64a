import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engineOf, programsFor, wholeNames } from './e2e.mjs';

test('the name of a test file selects only this file, and no other whose name begins with it', () => {
  assert.deepEqual(wholeNames(['music', 'menu']), ['/music\\.spec\\.ts$', '/menu\\.spec\\.ts$']);
});

test('a part of a name, or a word after an option, stays unchanged', () => {
  assert.deepEqual(wholeNames(['musi']), ['musi']);
  assert.deepEqual(wholeNames(['-g', 'music']), ['-g', 'music']);
});

test('an engine may be named before or after the files, and is Chromium otherwise', () => {
  const firefox = { engine: 'firefox', words: ['menu', '-g', 'closes'] };

  assert.deepEqual(engineOf(['--engine', 'firefox', 'menu', '-g', 'closes']), firefox);
  assert.deepEqual(engineOf(['menu', '-g', 'closes', '--engine', 'firefox']), firefox);
  assert.deepEqual(engineOf(['menu']), { engine: 'chromium', words: ['menu'] });
  assert.throws(() => engineOf(['--engine', 'gecko']), /no engine “gecko”/);
});

test('only the browser of the engine is installed, and Java only where the crawl may run', () => {
  assert.deepEqual(programsFor('chromium', ['music', '-g', 'crawl']), ['chromium']);
  assert.deepEqual(programsFor('chromium', ['music', 'crawl']), ['chromium', 'java']);
  assert.deepEqual(programsFor('chromium', ['--headed']), ['chromium', 'java']);
  assert.deepEqual(programsFor('firefox', []), ['firefox']);
});
