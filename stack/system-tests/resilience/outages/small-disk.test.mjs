import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { runToEnd } from '../../../processes/child-processes.mjs';
import { SmallDisk } from './small-disk.mjs';

test('a full disk is full for the program on it alone, and has room again once its files are deleted', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const pages = join(folder, 'pages');
  mkdirSync(pages);
  writeFileSync(join(pages, 'old'), 'stored');
  const disk = await SmallDisk.open(join(folder, 'disk'), [pages]);
  if (!disk) return t.skip('this system gives no mount namespaces');
  const write = () => {
    const code = `require('node:fs').writeFileSync('pages/page', 'x'.repeat(9000))`;
    const [program, ...args] = [...disk.through(folder), process.execPath, '-e', code];
    return runToEnd(program, args);
  };
  disk.copyIn(pages);
  const read = ['-e', `process.stdout.write(require('node:fs').readFileSync('pages/old'))`];
  const [program, ...before] = [...disk.through(folder), process.execPath, ...read];
  assert.equal((await runToEnd(program, before)).output, 'stored');
  disk.fill();
  assert.equal(disk.free, 0);
  assert.match((await write()).output, /ENOSPC/);
  disk.fill(8192);
  assert.equal(disk.free, 8192);
  assert.match((await write()).output, /ENOSPC/);
  disk.empty();
  assert.deepEqual(await write(), { code: 0, output: '' });
  assert.deepEqual(
    [readdirSync(pages), existsSync(join(folder, 'disk', 'ballast'))],
    [['old'], false],
  );
  disk.close();
  rmSync(folder, { recursive: true });
});
