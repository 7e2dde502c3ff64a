import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atMost, noneOf } from './findings.mjs';
import { Result } from './result.mjs';

const newResult = () => new Result({ name: 'restart', promise: 'every known page is shown' });

test('an empty cell is a failure', () => {
  const result = newResult();
  const put = result.table(['news', 'news', 'post'], ['hangs']);
  put('news', 'hangs', { word: 'same', isRight: true });

  assert.deepEqual(result.failures(), ['restart, hangs, post: nothing was tried']);
  assert.match(result.tables()[0], /news +same\npost +EMPTY\n/);
  assert.throws(() => put('tour', 'hangs', { word: 'same', isRight: true }), /has no cell “tour/);
});

test('one wrong response among right ones is a failure, with its reason', () => {
  const result = newResult();
  const put = result.table(['news'], ['500', 'hangs'], 'a second table');
  put('news', '500', { word: 'same', isRight: true });
  put('news', 'hangs', { word: 'same', isRight: true, seconds: 0.02 });
  put('news', 'hangs', {
    word: '404',
    isRight: false,
    seconds: 1.25,
    why: '/de/news responded with 404',
  });

  assert.deepEqual(result.failures(), ['a second table, hangs, news: /de/news responded with 404']);
  assert.match(result.tables()[0], /same\/✗ 404 1\.3|same\/✗ 404 1\.2/);
});

test('a broken guarantee is named, with that of the scenario if it has none of its own', () => {
  const result = newResult();
  result.add(atMost('WordPress', 5, { most: 5 }), { measured: 'all 9 were', isKept: true });
  assert.deepEqual(result.failures(), []);
  result.add(noneOf("others' words", ['/news', '/news']), { measured: '8 of 9', isKept: false });

  assert.deepEqual(result.failures(), [
    "restart: others' words: 2 (none)",
    'restart: 8 of 9 (every known page is shown)',
  ]);
});

test('a scenario that has measured nothing has failed, unless it is left out', () => {
  const result = newResult();
  assert.deepEqual(result.failures(), ['restart: nothing was measured']);
  result.leftOut = 'this system has no second disk.';
  assert.deepEqual(result.failures(), []);
});
