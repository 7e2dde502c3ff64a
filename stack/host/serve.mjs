// A part of the stack: WordPress on nginx, PHP-FPM and MariaDB, started and stopped as one process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxArguments } from '../programs/nginx.mjs';
import { hasEnded, runToEnd } from '../processes/child-processes.mjs';
import { isListening } from '../processes/foreground-server.mjs';
import { until } from '../processes/wait.mjs';
import {
  databaseFolder,
  databaseSql,
  fpmConfiguration,
  mariadbArguments,
  mariadbInstallArguments,
  nginxConfiguration,
  temporaryFolder,
} from './configurations.mjs';

/** @type {import('./configurations.mjs').Host & { admin: { user: string, password: string } }} */
const host = JSON.parse(process.argv[2]);
const { folder, web, ports, programs, admin } = host;

/** @type {import('node:child_process').ChildProcess[]} */
const running = [];
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(0));
await bringUp().catch((error) => {
  console.error(error.message);
  return end(1);
});

/** Starts the programs one after the other, and installs WordPress on the first start. */
async function bringUp() {
  writeConfigurations();
  if (!existsSync(databaseFolder(folder)))
    await finish(programs.mariadbInstall, mariadbInstallArguments(host));
  start(programs.mariadbd, mariadbArguments(host));
  await listening(ports.mariadb, 'MariaDB');
  const script = join(import.meta.dirname, 'install.php');
  await finish(programs.php, [script, web, admin.user, admin.password]);
  const asRoot = process.getuid?.() === 0 ? ['-R'] : [];
  start(programs.phpFpm, ['-F', ...asRoot, '-y', join(folder, 'php-fpm.conf')]);
  await listening(ports.php, 'PHP-FPM');
  start(programs.nginx, nginxArguments(folder));
}

function writeConfigurations() {
  mkdirSync(temporaryFolder(folder), { recursive: true });
  const files = {
    'init.sql': databaseSql(host),
    'php-fpm.conf': fpmConfiguration(host),
    'nginx.conf': nginxConfiguration(host),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/**
 * @param {string} program
 * @param {string[]} args
 */
function start(program, args) {
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  running.push(child);
  child.once('exit', (code, signal) => {
    if (!running.includes(child)) return;
    console.error(`${program} has ended (${signal ?? `exit code ${code}`}). Stopping the others.`);
    void end(1);
  });
}

/**
 * @param {string} program
 * @param {string[]} args
 */
async function finish(program, args) {
  const { code, output } = await runToEnd(program, args);
  if (code !== 0) throw new Error(`${program} ended with exit code ${code}:\n${output}`);
}

/**
 * @param {number} port
 * @param {string} what
 */
function listening(port, what) {
  return until(() => isListening(port), { what: `${what} listens on port ${port}` });
}

/**
 * Stops all programs in the reverse order of their start. Waits for each, so that MariaDB can write its data to disk.
 * @param {number} code to exit with
 */
async function end(code) {
  for (const child of running.splice(0).reverse()) {
    if (hasEnded(child)) continue;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  process.exit(code);
}
