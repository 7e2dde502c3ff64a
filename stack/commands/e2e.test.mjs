import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionsOf, programsFor, wholeNames } from './e2e.mjs';

test('the name of a test file selects only this file, and no other whose name begins with it', () => {
  assert.deepEqual(wholeNames(['music', 'menu']), ['/music\\.spec\\.ts$', '/menu\\.spec\\.ts$']);
});

test('a part of a name, or a word after an option, stays unchanged', () => {
  assert.deepEqual(wholeNames(['musi']), ['musi']);
  assert.deepEqual(wholeNames(['-g', 'music']), ['-g', 'music']);
});

test('an engine may be named before or after the files, and is Chromium otherwise', () => {
  const firefox = { engine: 'firefox', scope: 'all', words: ['menu', '-g', 'closes'] };

  assert.deepEqual(optionsOf(['--engine', 'firefox', 'menu', '-g', 'closes']), firefox);
  assert.deepEqual(optionsOf(['menu', '-g', 'closes', '--engine', 'firefox']), firefox);
  assert.equal(optionsOf(['menu']).engine, 'chromium');
  assert.throws(() => optionsOf(['--engine', 'gecko']), /no engine “gecko”/);
});

test('--all runs the nightly tests too', () => {
  assert.deepEqual(optionsOf(['menu']), { engine: 'chromium', scope: 'gate', words: ['menu'] });
  assert.deepEqual(optionsOf(['--all', 'menu']), {
    ...{ engine: 'chromium', scope: 'all', words: ['menu'] },
  });
});

test('only the browser of the engine is installed, and Java only where the crawl may run', () => {
  assert.deepEqual(programsFor('chromium', ['music', '-g', 'crawl']), ['chromium']);
  assert.deepEqual(programsFor('chromium', ['music', 'crawl']), ['chromium', 'java']);
  assert.deepEqual(programsFor('chromium', ['--headed']), ['chromium', 'java']);
  assert.deepEqual(programsFor('firefox', []), ['firefox']);
});
