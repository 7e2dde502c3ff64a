import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { startNode } from './child-processes.mjs';
import { stackDir } from '../settings.mjs';
import { Supervisor } from './supervisor.mjs';
import { until } from './wait.mjs';

const folder = mkdtempSync(join(tmpdir(), 'stack-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/**
 * @param {string} name
 * @param {string} code
 */
function script(name, code) {
  const file = join(folder, name);
  writeFileSync(file, code);
  return file;
}

const forever = script('forever.mjs', 'setInterval(() => {}, 1000)');

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** @param {number} pid */
const untilGone = (pid) =>
  until(() => !isAlive(pid), { what: `process ${pid} has ended`, seconds: 30, every: 100 });

/** @param {string} file */
const part = (file) => startNode(file, [], { log: join(folder, 'part.log') });

test('when one part ends by itself, all end and the run has failed', async () => {
  const supervisor = new Supervisor();
  const other = part(forever);
  supervisor.watch({ name: 'Other', child: other, log: join(folder, 'part.log') });
  const code = await supervisor.during(async () => {
    const child = part(script('fails.mjs', 'console.log("no luck"); process.exit(3)'));
    supervisor.watch({ name: 'Failing', child, log: join(folder, 'part.log') });
  });
  assert.equal(code, 1);
  await untilGone(other.pid ?? 0);
});

test('a part that is stopped on purpose ends nothing else', async () => {
  const supervisor = new Supervisor();
  const code = await supervisor.during(async () => {
    const stopped = supervisor.watch({ name: 'Stopped', child: part(forever), log: '' });
    await supervisor.stop(stopped);
    return 0;
  });
  assert.equal(code, 0);
});

test('when the process that started a part is killed, the part and its children end too', async () => {
  const parent = script(
    'parent.mjs',
    `import { spawn } from 'node:child_process'
     console.log(spawn(process.execPath, [${JSON.stringify(forever)}]).pid)
     setInterval(() => {}, 1000)`,
  );
  const runner = script(
    'runner.mjs',
    `import { readFileSync } from 'node:fs'
     import { startNode } from ${JSON.stringify(join(stackDir, 'processes', 'child-processes.mjs'))}
     const log = ${JSON.stringify(join(folder, 'runner.log'))}
     const child = startNode(${JSON.stringify(parent)}, [], { log })
     const timer = setInterval(() => {
       const grandchild = readFileSync(log, 'utf8').trim()
       if (grandchild) console.log(child.pid + ' ' + grandchild), clearInterval(timer)
     }, 50)`,
  );
  const runnerProcess = spawn(process.execPath, [runner], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await new Promise((resolve) => {
    runnerProcess.stdout.once('data', (chunk) => resolve(String(chunk).split('\n')));
  });
  runnerProcess.kill('SIGKILL');
  for (const pid of line.split(' ').map(Number)) await untilGone(pid);
});
