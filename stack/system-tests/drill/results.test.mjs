import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Results } from './results.mjs';

const place = { phase: 'restart', row: 'news', column: 'hangs' };

test('an empty cell is a failure', () => {
  const results = new Results();
  results.expect('restart', ['news', 'news', 'post'], ['hangs']);
  results.put(place, { word: 'same', isRight: true });

  assert.deepEqual(results.failures(), ['restart, hangs, post: nothing was tried']);
  assert.match(String(results), /news +same\npost +EMPTY\n/);
});

test('one wrong answer among right ones is a failure, with its reason', () => {
  const results = new Results();
  results.expect('restart', ['news'], ['hangs']);
  results.put(place, { word: 'same', isRight: true, seconds: 0.02 });
  results.put(place, { word: '404', isRight: false, seconds: 1.25, why: '/de/news answered 404' });

  assert.deepEqual(results.failures(), ['restart, hangs, news: /de/news answered 404']);
  assert.match(String(results), /same\/✗ 404 1\.3|same\/✗ 404 1\.2/);
});
