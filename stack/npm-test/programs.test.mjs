import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ensureProgram, Unavailable } from '../programs/system-packages.mjs';
import { findNeeds } from './programs.mjs';

const isNeeded = () => true;

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

test('a program that cannot be installed is reported, with how to install it, and its test files are left out', async () => {
  const java = need('java', () => Promise.resolve('/usr/bin/java'));
  const { found, leftOut, untestable } = await findNeeds([need('redis', missing), java], isNeeded);

  assert.deepEqual(found, { redis: null, java: '/usr/bin/java' });
  assert.deepEqual(leftOut, ['Left out: what needs redis.\nInstall it with apt-get.']);
  assert.deepEqual(untestable, [/\/redis\//]);
});

test('a program that is not needed is neither installed nor reported', async () => {
  const { found, leftOut } = await findNeeds([need('redis', missing)], ({ steps }) =>
    steps.includes('java'),
  );

  assert.deepEqual([found, leftOut], [{ redis: null }, []]);
});

test('any other error ends the run', async () => {
  const wrong = need('redis', () => Promise.reject(new Error('The disk is full.')));

  await assert.rejects(findNeeds([wrong], isNeeded), /The disk is full/);
});

test('the error for a program that cannot be installed says how to install it, and which variable may have its path', async () => {
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

test('a variable with a wrong path is not treated as a program that cannot be installed', async () => {
  process.env.THEREMIN_PATH = '/no/such/theremin';
  const named = { title: 'Theremin', names: ['theremin'], variable: 'THEREMIN_PATH', packages: [] };

  await assert.rejects(ensureProgram(named), (/** @type {Error} */ error) => {
    assert.ok(!(error instanceof Unavailable));
    assert.match(error.message, /THEREMIN_PATH names \/no\/such\/theremin/);
    return true;
  });
  delete process.env.THEREMIN_PATH;
});
