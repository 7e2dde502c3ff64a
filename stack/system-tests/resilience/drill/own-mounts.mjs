import { spawn } from 'node:child_process';

const asRoot = process.getuid?.() === 0;

// `cat` ends when its standard input is closed, so it ends with its parent. The namespace ends with its last process.
const script = (mounts) => `set -e
${mounts}
echo ready
exec cat`;

/**
 * Creates a mount namespace: no other process sees its mounts, and they end with it. On systems that allow user
 * namespaces for everybody, this needs no administrator.
 *
 * @param {string} mounts shell commands that create the mounts
 * @param {string[]} args arguments of these commands
 * @returns {Promise<{ root: string, through: (cwd: string) => string[], end: () => void } | null>} `root`: path to its files
 *   from outside; `through`: the command to start a program inside it, as `startNode` takes it; null when the system has no
 *   such namespaces, because it is not Linux or does not allow them
 */
export async function ownMounts(mounts, args) {
  const options = asRoot ? ['--mount'] : ['--map-root-user', '--mount'];
  const holder = spawn('unshare', [...options, 'sh', '-c', script(mounts), 'sh', ...args]);
  const isReady = await new Promise((resolve) => {
    holder.once('error', () => resolve(false)).once('exit', () => resolve(false));
    holder.stdout.once('data', () => resolve(true));
  });
  if (!isReady) return null;
  const namespaces = asRoot ? ['--mount'] : ['--user', '--preserve-credentials', '--mount'];
  const enter = ['nsenter', '--target', String(holder.pid), ...namespaces, '--'];
  return {
    root: `/proc/${holder.pid}/root`,
    through: (cwd) => [...enter, 'sh', '-c', 'cd "$0" && exec "$@"', cwd],
    end: () => holder.kill(),
  };
}
