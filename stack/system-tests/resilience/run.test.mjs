import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { runScenarios } from './run.mjs';

const kept = { measured: 'as expected', isKept: true };

/** What was done, in its order. @type {string[]} */
let done = [];
beforeEach(() => (done = []));

/**
 * Runs scenarios.
 * @param {Record<string, (result: any) => any>} when what happens in them, by their names
 * @param {object} [more] about their group
 */
function run(when, more) {
  const scenarios = Object.entries(when).map(([name, act]) => ({
    ...{ name, promise: 'it works' },
    when: async (_, result) => (done.push(name), act(result)),
  }));
  const group = {
    ...{ name: 'outages', given: 'a site', needs: [], scenarios },
    start: async ({ onClose }) => {
      for (const part of ['first', 'second']) onClose(() => done.push(`${part} closed`));
    },
    ...more,
  };
  return runScenarios(group, /** @type {any} */ ({}));
}

test('scenarios run one after the other, and at the end the site is closed in the reverse order', async () => {
  const leftOut = await run({
    one: () => kept,
    two: (result) =>
      result.table(['row'], ['column'])('row', 'column', { word: '', isRight: true }),
    three: (result) => void (result.leftOut = 'there is no disk.'),
  });
  assert.deepEqual(leftOut, ['Left out: three: there is no disk.']);
  assert.deepEqual(done, ['one', 'two', 'three', 'second closed', 'first closed']);
});

test('after an error the scenarios that may depend on it are not tried, and all failures are named', async () => {
  const when = {
    one: () => [kept, { measured: '3 lost', isKept: false }],
    two: () => Promise.reject(new Error('no response')),
    three: () => kept,
  };
  const both = 'Not as expected:\none: 3 lost (it works)\ntwo: no response (it works)';
  await assert.rejects(run(when), {
    message: `${both}\nthree: not tried: an error has ended “two” (it works)`,
  });
  assert.deepEqual(done, ['one', 'two', 'second closed', 'first closed']);
  await assert.rejects(run(when, { isIndependent: true }), { message: both });
});

test('no scenario starts when the time of the group is over', async () => {
  await assert.rejects(run({ one: () => kept }, { longest: -1 }), /one: not tried: -1 s were over/);
});

test('a site that cannot be started or closed is a failure, and what was started is closed', async () => {
  const start = async ({ onClose }) => {
    onClose(() => done.push('closed'));
    throw new Error('no port');
  };
  await assert.rejects(run({ one: () => kept }, { start }), /no port/);
  assert.deepEqual(done, ['closed']);
  const stuck = async ({ onClose }) => onClose(() => Promise.reject(new Error('it is stuck')));
  await assert.rejects(run({ one: () => kept }, { start: stuck }), /the end: it is stuck/);
});
