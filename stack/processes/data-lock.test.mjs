import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { stackDir } from '../settings.mjs';
import { lockDataDir, runningStack } from './data-lock.mjs';

const name = `test-lock-${process.pid}`;
const file = join(stackDir, '.data', `${name}.pid`);
after(() => rmSync(file, { force: true }));

test('a lock is held until it is released, and says on which ports the stack runs', () => {
  const release = lockDataDir(name, 4000);
  assert.throws(() => lockDataDir(name), new RegExp(`running already .*process ${process.pid}`));
  assert.deepEqual(runningStack(name), { name, portBase: 4000 });

  release();
  assert.equal(runningStack(name), null);
  lockDataDir(name)();
});

test('a lock is free when another process has got the id of the process that held it', (t) => {
  if (process.platform !== 'linux') return t.skip('only Linux says when a process was started');
  lockDataDir(name, 4000);
  const owner = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...owner, started: '1' }));

  assert.equal(runningStack(name), null);
  lockDataDir(name)();
});
