import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { UserFacingError } from '../console.mjs';
import { runToEnd, startNode } from '../processes/child-processes.mjs';
import { packageDir, rootDir } from '../settings.mjs';
import { waitForOk } from '../processes/wait.mjs';
import { fingerprint } from './fingerprint.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */

const source = join(rootDir, 'supabase');
const liteScript = join(packageDir('@supabase/lite'), 'dist', 'cli', 'index.js');

/** The path of the database's log. @param {Settings} settings */
export const supabaseLog = (settings) => join(settings.logDir, 'supabase.log');

/**
 * Brings the database on disk up to date: runs pending migrations, and adds the demo's slides to a new database.
 * Creating a database takes ten seconds. So the first one is also stored as a template, and later ones are copies of
 * it.
 * @param {Settings} settings
 */
export async function prepareSupabase(settings) {
  const { supabaseDir } = settings;
  const migrations = join(source, 'migrations');
  const seed = join(source, 'seed.sql');
  const state = fingerprint([migrations, seed, join(packageDir('@supabase/lite'), 'package.json')]);
  const template = join(dirname(settings.dataDir), 'supabase-template');
  const isNew = stateOf(supabaseDir) === null;
  if (isNew && stateOf(template) === state) copyWhole(template, supabaseDir);

  const project = join(supabaseDir, 'supabase');
  mkdirSync(project, { recursive: true });
  rmSync(join(project, 'migrations'), { recursive: true, force: true });
  cpSync(migrations, join(project, 'migrations'), { recursive: true });
  writeFileSync(
    join(project, 'config.toml'),
    localConfig(readFileSync(join(source, 'config.toml'), 'utf8'), settings),
  );
  if (stateOf(supabaseDir) === state) return;

  await lite(settings, ['migration', 'up']);
  if (isNew) await lite(settings, ['db', 'query'], readFileSync(seed, 'utf8'));
  writeFileSync(join(supabaseDir, '.seeded'), state);
  if (isNew) copyWhole(supabaseDir, template);
}

/**
 * The fingerprint of the migrations and the seed in the database of a folder. Null when the database is not complete.
 * @param {string} folder
 */
function stateOf(folder) {
  const file = join(folder, '.seeded');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/**
 * Copies a folder to a temporary name, then renames it. An interrupted copy is never used, and two processes may copy
 * to the same target at the same time.
 * @param {string} from
 * @param {string} to
 */
function copyWhole(from, to) {
  const unfinished = `${to}.${process.pid}`;
  cpSync(from, unfinished, { recursive: true });
  rmSync(to, { recursive: true, force: true });
  try {
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(to)) throw error;
  }
}

/** Starts the process of the database, and does not wait until it responds. @param {Settings} settings */
export function startSupabase(settings) {
  return startNode(liteScript, ['start', '--no-admin'], {
    log: supabaseLog(settings),
    cwd: settings.supabaseDir,
  });
}

/**
 * Waits until the database responds.
 * @param {Settings} settings
 * @param {import('node:child_process').ChildProcess} child
 */
export async function supabaseReady(settings, child) {
  await waitForOk(`${settings.databaseUrl}/rest/v1/auralune_carousel?select=id&limit=1`, {
    ...{ child, name: 'Supabase' },
    seconds: 60,
    log: supabaseLog(settings),
    headers: { apikey: settings.secrets.supabaseAnonKey },
  });
}

/**
 * The settings of supabase/config.toml with this run's port and keys, and an embedded database instead of a server.
 * @param {string} toml
 * @param {Settings} settings
 */
function localConfig(toml, { ports, secrets }) {
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
    throw new UserFacingError(`Supabase: "lite ${args.join(' ')}" failed.\n${output.trim()}`);
  }
}
