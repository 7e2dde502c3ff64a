import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atMost, noneOf } from './findings.mjs';
import { Results } from './results.mjs';

const place = { phase: 'restart', row: 'news', column: 'hangs' };

test('an empty cell is a failure', () => {
  const results = new Results();
  results.expect('restart', ['news', 'news', 'post'], ['hangs']);
  results.put(place, { word: 'same', isRight: true });

  assert.deepEqual(results.failures(), ['restart, hangs, post: nothing was tried']);
  assert.match(results.tableOf('restart'), /news +same\npost +EMPTY\n/);
});

test('one wrong response among right ones is a failure, with its reason', () => {
  const results = new Results();
  results.expect('restart', ['news'], ['hangs']);
  results.put(place, { word: 'same', isRight: true, seconds: 0.02 });
  results.put(place, {
    word: '404',
    isRight: false,
    seconds: 1.25,
    why: '/de/news responded with 404',
  });

  assert.deepEqual(results.failures(), ['restart, hangs, news: /de/news responded with 404']);
  assert.match(results.tableOf('restart'), /same\/✗ 404 1\.3|same\/✗ 404 1\.2/);
});

test('a broken guarantee ends the test, and is named', () => {
  const results = new Results();
  results.add('a flood', [atMost('WordPress', 5, { most: 5 })]);
  results.report();
  results.add('a flood', [noneOf("others' words", ['/news', '/news'])]);
  results.expect('restart', ['news'], ['hangs']);

  assert.throws(() => results.report(), {
    message:
      "Not as expected:\na flood: others' words: 2 (none)\nrestart, hangs, news: nothing was tried",
  });
});

test('a test that has measured nothing fails', () => {
  assert.throws(() => new Results().report(), /Nothing was measured/);
});
