import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { startNode, stopTree } from './child-processes.mjs';

const folder = mkdtempSync(join(tmpdir(), 'stack-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('a process gets the time that MariaDB needs to end, and is then ended by force', async (t) => {
  const script = join(folder, 'forever.mjs');
  writeFileSync(script, 'setInterval(() => {}, 1000)');
  const child = startNode(script, [], { log: join(folder, 'log') });
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const kill = t.mock.method(process, 'kill');
  const signals = () => kill.mock.calls.map((call) => call.arguments[1]);

  const stopped = stopTree(child);
  t.mock.timers.tick(15_000);
  assert.deepEqual(signals(), ['SIGTERM']);
  t.mock.timers.tick(15_000);
  assert.deepEqual(signals(), ['SIGTERM', 'SIGKILL']);
  await stopped;
});
