import { spawn } from 'node:child_process';

const asRoot = process.getuid?.() === 0;

// What reads on ends with whoever has started it, and the namespace with the last that runs in it.
const script = (mounts) => `set -e
${mounts}
echo ready
exec cat`;

/**
 * A mount namespace with mounts of its own, which nobody else sees and of which nothing is left. Needs no rights where the
 * system lets everybody have user namespaces.
 *
 * @param {string} mounts commands of a shell
 * @param {string[]} args theirs
 * @returns {Promise<{ root: string, through: (cwd: string) => string[], end: () => void } | null>} `root`: where its files are
 *   for us; `through`: what a program is started through, as `startNode` takes it; null where the system gives none: not
 *   Linux, or not allowed
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
