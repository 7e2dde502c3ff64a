import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOfFirst, verdictOfKnown } from './verdicts.mjs';

const source = /** @type {const} */ ('wordpress');
const tour = { type: 'tour', path: '/tours/first', source, mayBePartial: true, shows: [/picture/] };
const noStore = 'private, no-store';
const response = (caching, seconds = 1) => ({
  ...{ status: 200, seconds, caching, text: 'The tour', whole: 'The tour' },
  ...{ policy: '', etag: '', state: 'MISS', location: '' },
});

test('only a page that may be partial is shown so, and no cache stores it unless lists are empty', () => {
  for (const [fault, caching, isExpected] of /** @type {const} */ ([
    ['500', noStore, true],
    ['500', 's-maxage=10', false],
    ['empty list', 's-maxage=10', true],
    ['empty list', 's-maxage=60', false],
  ])) {
    const { isRight } = verdictOfFirst(tour, response(caching), { fault, slack: 1 });
    assert.equal(isRight, isExpected, `${fault}, ${caching}`);
  }
  const whole = { ...tour, mayBePartial: false };
  const { isRight } = verdictOfFirst(whole, response(noStore), { fault: '500', slack: 1 });
  assert.equal(isRight, false);
});

test('a page without data sources has the same limits as every other page', () => {
  const page = { ...tour, source: /** @type {const} */ ('nobody'), shows: [/tour/] };
  const circumstances = { fault: '500', slack: 1, good: 'The tour' };
  for (const [seconds, isFirst, isKnown] of /** @type {const} */ ([
    [1, true, true],
    [5, true, false],
    [10, false, false],
  ])) {
    const failed = response(noStore, seconds);
    assert.equal(verdictOfFirst(page, failed, circumstances).isRight, isFirst);
    assert.equal(verdictOfKnown(page, failed, circumstances).isRight, isKnown);
  }
});
