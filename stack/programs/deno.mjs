import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

// Starts Deno from a Node process, because only a Node process can load end-with-parent.mjs. The npm package finds the
// binary for this machine without an install script.
const { runInstall } = createRequire(import.meta.url)('deno/install_api.cjs');
const child = spawn(runInstall(), process.argv.slice(2), { stdio: 'inherit' });
child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));
