import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { ensureRedis } from '../programs/executables.mjs';
import { until } from '../processes/wait.mjs';
import { accepts } from './deploy-config.mjs';

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
  await until(() => accepts(port), {
    what: `${program} listens on port ${port}`,
    seconds: 10,
    failure: () => child.exitCode !== null && `${program} has ended`,
  });
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
