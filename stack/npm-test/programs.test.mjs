import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ensureProgram, Unavailable } from '../programs/system-packages.mjs';
import { findNeeds } from './programs.mjs';

const wantsAll = () => true;

/**
 * @param {import('./needs.mjs').Need['name']} name
 * @param {() => Promise<unknown>} ensure
 * @returns {import('./needs.mjs').Need}
 */
const need = (name, ensure) => ({
  ...{ name, ensure, steps: [name], leavesOut: `what needs ${name}` },
  files: new RegExp(`/${name}/`),
});

const missing = () => Promise.reject(new Unavailable('Install it with apt-get.'));

test('what cannot be installed is left out with its test files, and said with how to get it', async () => {
  const java = need('java', () => Promise.resolve('/usr/bin/java'));
  const { found, leftOut, untestable } = await findNeeds([need('redis', missing), java], wantsAll);

  assert.deepEqual(found, { redis: null, java: '/usr/bin/java' });
  assert.deepEqual(leftOut, ['Left out: what needs redis.\nInstall it with apt-get.']);
  assert.deepEqual(untestable, [/\/redis\//]);
});

test('what no wanted step needs is neither installed nor left out', async () => {
  const { found, leftOut } = await findNeeds([need('redis', missing)], (...steps) =>
    steps.includes('java'),
  );

  assert.deepEqual([found, leftOut], [{ redis: null }, []]);
});

test('any other trouble ends the run', async () => {
  const wrong = need('redis', () => Promise.reject(new Error('The disk is full.')));

  await assert.rejects(findNeeds([wrong], wantsAll), /The disk is full/);
});

test('a program that cannot be installed says how an administrator does it, and where to point to one', async () => {
  const nowhere = {
    ...{ title: 'Theremin', names: ['no-such-theremin'], variable: 'THEREMIN_PATH' },
    packages: ['no-such-theremin', 'theremin-fonts'],
  };
  const { PATH } = process.env;
  // Neither apt-get nor sudo can be found.
  process.env.PATH = '';
  try {
    await assert.rejects(ensureProgram(nowhere), (/** @type {Error} */ error) => {
      assert.ok(error instanceof Unavailable);
      assert.match(error.message, /apt-get install --yes no-such-theremin theremin-fonts/);
      assert.match(error.message, /THEREMIN_PATH=\/path\/to\/it npm test/);
      return true;
    });
  } finally {
    process.env.PATH = PATH;
  }
});

test('a variable that names a program that is not there is another error than a missing program', async () => {
  process.env.THEREMIN_PATH = '/no/such/theremin';
  const named = { title: 'Theremin', names: ['theremin'], variable: 'THEREMIN_PATH', packages: [] };

  await assert.rejects(ensureProgram(named), (/** @type {Error} */ error) => {
    assert.ok(!(error instanceof Unavailable));
    assert.match(error.message, /THEREMIN_PATH names \/no\/such\/theremin/);
    return true;
  });
  delete process.env.THEREMIN_PATH;
});
