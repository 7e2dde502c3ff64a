import { existsSync, mkdirSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { step, Trouble } from '../../console.mjs';
import { runToEnd } from '../../processes/child-processes.mjs';
import { stackDir } from '../../settings.mjs';

/** The major versions of Node that are supported, and the one before them, which is tested too. */
export const versions = ['20', '24', '26'];

/**
 * @param {string} version of Node, its first number
 * @returns {Promise<string>} the path of its newest release, from npm, stored for the next run
 * @throws {Trouble} where npm does not give it
 */
export async function ensureNode(version) {
  const folder = join(stackDir, '.data', 'nodes', version);
  const name = `node-${platform()}-${arch()}`;
  const node = join(folder, 'node_modules', name, 'bin', 'node');
  if (!existsSync(node)) {
    await step(`Fetching Node ${version}`, () => fetchNode(folder, `${name}@${version}`));
  }
  return node;
}

async function fetchNode(folder, wanted) {
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', wanted];
  const { code, output } = await runToEnd('npm', args);
  if (code === 0) return;
  throw new Trouble(`npm does not give ${wanted}:
${output.trimEnd().split('\n').slice(-5).join('\n')}

Check the connection, then start again; or leave it out: npm run test:nodes -- 24`);
}
