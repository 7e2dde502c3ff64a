import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { ensureRedis } from '../programs/executables.mjs';
import { pause } from '../processes/wait.mjs';

/**
 * Starts a Redis that writes nothing to disk: it loses its data when it is killed.
 * @param {{ folder: string, port: number }} place
 */
export async function startRedis({ folder, port }) {
  const program = await ensureRedis();
  mkdirSync(folder, { recursive: true });
  const where = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  const child = spawn(program, [...where, '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const signal = (/** @type {NodeJS.Signals} */ name) => child.kill(name);
  await isListening(port, () => child.exitCode !== null);
  return {
    url: `redis://127.0.0.1:${port}`,
    /** Redis keeps its connections but does not respond, until `goOn` is called. */
    hang: () => signal('SIGSTOP'),
    goOn: () => signal('SIGCONT'),
    kill: async () => {
      signal('SIGKILL');
      await ended;
    },
  };
}

/**
 * @param {number} port
 * @param {() => boolean} isOver
 */
async function isListening(port, isOver) {
  for (let attempt = 0; attempt < 100 && !isOver(); attempt++) {
    const socket = connect(port, '127.0.0.1');
    const answer = await once(socket, 'connect').catch(() => null);
    socket.destroy();
    if (answer) return;
    await pause(50);
  }
  throw new Error(`redis-server does not listen on port ${port}`);
}
