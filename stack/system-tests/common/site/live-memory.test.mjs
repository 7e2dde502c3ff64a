import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { startNode, stopTree } from '../../../processes/child-processes.mjs';
import { liveMemoryOf, memoryReporter } from './live-memory.mjs';

test('memory that a process still uses counts, garbage does not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'live-memory-'));
  const program = (body) => {
    const file = join(folder, `${body.length}.mjs`);
    writeFileSync(file, `${body}\nsetInterval(() => undefined, 1000);\nprocess.send('ready');`);
    return startNode(file, [], { log: join(folder, 'log'), preload: [memoryReporter] });
  };
  const fill = 'Array.from({ length: 30 }, () => Buffer.alloc(1024 * 1024, 1))';
  const children = [program(`${fill};`), program(`globalThis.held = ${fill};`)];
  await Promise.all(children.map((child) => once(child, 'message')));
  const [garbage, held] = await Promise.all(children.map(liveMemoryOf));
  await Promise.all(children.map((child) => stopTree(child)));
  rmSync(folder, { recursive: true });

  assert.ok(garbage < 25, `garbage must not count, but there are ${garbage} MB`);
  assert.ok(held > garbage + 25, `what a process holds must count, not only ${held} MB`);
});
