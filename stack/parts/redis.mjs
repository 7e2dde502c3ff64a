import { mkdirSync } from 'node:fs';
import { ensureRedis } from '../programs/executables.mjs';
import { startForegroundServer } from '../processes/foreground-server.mjs';

/**
 * Starts a Redis that writes nothing to disk: it loses its data when it is killed.
 * @param {{ folder: string, port: number }} place
 */
export async function startRedis({ folder, port }) {
  const program = await ensureRedis();
  mkdirSync(folder, { recursive: true });
  const where = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  const args = [...where, '--save', '', '--appendonly', 'no'];
  const { child, stop } = await startForegroundServer(program, args, port);
  return {
    url: `redis://127.0.0.1:${port}`,
    /** Suspends Redis: it keeps its connections, and does not respond until `resume` is called. */
    hang: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    kill: () => stop('SIGKILL'),
  };
}
