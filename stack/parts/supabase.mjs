import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '../console.mjs';
import { runToEnd, startNode } from '../processes/child-processes.mjs';
import { packageDir, rootDir } from '../settings.mjs';
import { waitForOk } from '../processes/wait.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */

const source = join(rootDir, 'supabase');
const liteScript = join(packageDir('@supabase/lite'), 'dist', 'cli', 'index.js');

/** @param {Settings} settings */
export const supabaseLog = (settings) => join(settings.logDir, 'supabase.log');

/**
 * Brings the database on disk up to date: pending migrations at every start, the demo items once.
 * @param {Settings} settings
 */
export async function prepareSupabase(settings) {
  const project = join(settings.supabaseDir, 'supabase');
  const seeded = join(settings.supabaseDir, '.seeded');
  mkdirSync(project, { recursive: true });
  rmSync(join(project, 'migrations'), { recursive: true, force: true });
  cpSync(join(source, 'migrations'), join(project, 'migrations'), { recursive: true });
  writeFileSync(
    join(project, 'config.toml'),
    localConfig(readFileSync(join(source, 'config.toml'), 'utf8'), settings),
  );
  await lite(settings, ['migration', 'up']);
  if (existsSync(seeded)) return;
  await lite(settings, ['db', 'query'], readFileSync(join(source, 'seed.sql'), 'utf8'));
  writeFileSync(seeded, '');
}

/** @param {Settings} settings */
export function startSupabase(settings) {
  return startNode(liteScript, ['start', '--no-admin'], {
    log: supabaseLog(settings),
    cwd: settings.supabaseDir,
  });
}

/**
 * @param {Settings} settings
 * @param {import('node:child_process').ChildProcess} child
 */
export async function supabaseReady(settings, child) {
  await waitForOk(`${settings.databaseUrl}/rest/v1/auralune_carousel?select=id&limit=1`, {
    name: 'Supabase',
    seconds: 60,
    log: supabaseLog(settings),
    headers: { apikey: settings.secrets.supabaseAnonKey },
    isOver: () => child.exitCode !== null,
  });
}

/**
 * The checked-in settings with this run's port and keys, and an embedded database instead of a server.
 * @param {string} toml
 * @param {Settings} settings
 */
export function localConfig(toml, { ports, secrets }) {
  return toml
    .replace(/^\[api\]\n/m, `$&port = ${ports.database}\n`)
    .replace(/^port = 54321\n/m, '')
    .replace(/^\[db\]\n/m, '$&driver = "pglite"\nurl = "file:./supabase/.temp/data"\n')
    .replace(
      /^\[auth\]\n/m,
      `$&jwt_secret = "${secrets.supabaseJwt}"\npublishable_key = "${secrets.supabaseAnonKey}"\nsecret_key = "${secrets.supabaseSecretKey}"\n`,
    );
}

/**
 * @param {Settings} settings
 * @param {string[]} args
 * @param {string} [input] SQL
 */
async function lite(settings, args, input) {
  const { code, output } = await runToEnd(process.execPath, [liteScript, ...args], {
    cwd: settings.supabaseDir,
    input,
  });
  if (code !== 0) {
    throw new Trouble(`Supabase: "lite ${args.join(' ')}" failed.\n${output.trim()}`);
  }
}
