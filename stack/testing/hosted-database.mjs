import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ensurePostgres } from '../programs/postgres.mjs';
import { until } from '../processes/wait.mjs';
import { rootDir } from '../settings.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const superuser = 'supabase_admin';
const run = promisify(execFile);

/** A PostgreSQL with the roles of a hosted Supabase project. */
export class HostedDatabase {
  /** @param {{ bin: string, folder: string, stop: () => Promise<void> }} parts */
  constructor({ bin, folder, stop }) {
    this.bin = bin;
    this.folder = folder;
    this.stop = stop;
  }

  /**
   * Runs statements as one of the roles, over a separate connection.
   * @param {string} role `supabase_admin` and `postgres` log in directly; the other roles are those of Supabase's keys
   * @param {string} sql
   * @returns {Promise<string>} the values of the last statement, one row per line
   * @throws {Error} with the database's message
   */
  async as(role, sql) {
    const logsIn = role === superuser || role === 'postgres';
    const user = logsIn ? role : 'authenticator';
    const before = logsIn ? [] : ['-c', `set role ${role}`];
    const options = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1'];
    const where = ['-h', this.folder, '-U', user, '-d', 'postgres'];
    const args = [...options, ...where, ...before, '-c', sql];
    const { stdout } = await run(join(this.bin, 'psql'), args, { maxBuffer: 2 ** 26 });
    return stdout.trim();
  }
}

/**
 * Starts a new PostgreSQL with the roles of a hosted project, and runs this project's migrations. The server can be
 * reached only through a Unix socket.
 * @returns {Promise<HostedDatabase>}
 */
export async function hostedDatabase() {
  const bin = await ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'auralune-postgres-'));
  const owner = ownerOf(folder);
  const data = join(folder, 'data');
  const initdb = [
    '-D',
    data,
    '-U',
    superuser,
    '-A',
    'trust',
    '-N',
    '--locale=C.UTF-8',
    '-E',
    'UTF8',
  ];
  await run(join(bin, 'initdb'), initdb, owner);
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings(bin, folder)], {
    ...{ ...owner, cwd: folder, stdio: 'ignore' },
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    // This signal closes all connections and ends the server.
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const database = new HostedDatabase({ bin, folder, stop });
  try {
    await until(async () => (await database.as(superuser, 'select 1')) === '1', {
      what: 'PostgreSQL responds',
      seconds: 20,
      every: 100,
      failure: () => child.exitCode !== null && 'PostgreSQL has ended',
    });
    await database.as(superuser, readFileSync(join(here, 'hosted-roles.sql'), 'utf8'));
    if (hasCron(bin)) await database.as(superuser, cronOfHosted);
    for (const sql of migrations()) await database.as('postgres', sql);
    return database;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A hosted project lets postgres create this extension, and use its content. */
const cronOfHosted = `create extension pg_cron;
  grant usage on schema cron to postgres; grant all on all functions in schema cron to postgres`;

/** Whether the extension pg_cron is installed (Debian's postgresql-15-cron). @param {string} bin */
export const hasCron = (bin) => existsSync(join(dirname(bin), 'lib', 'pg_cron.so'));

const migrations = () => {
  const folder = join(rootDir, 'supabase', 'migrations');
  return readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
};

/**
 * @param {string} bin
 * @param {string} folder
 */
const settings = (bin, folder) =>
  [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=60',
    ...(hasCron(bin) ? ['shared_preload_libraries=pg_cron'] : []),
  ].flatMap((setting) => ['-c', setting]);

/**
 * PostgreSQL refuses to run as root. For root, this function gives the folder to the user of PostgreSQL's package.
 * @param {string} folder
 * @returns {{ uid?: number, gid?: number, cwd: string }} options for the programs of PostgreSQL
 */
function ownerOf(folder) {
  if (process.getuid?.() !== 0) return { cwd: folder };
  const [, uid = 65534, gid = 65534] =
    /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  chownSync(folder, Number(uid), Number(gid));
  chmodSync(folder, 0o700);
  return { uid: Number(uid), gid: Number(gid), cwd: folder };
}
