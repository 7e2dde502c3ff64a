import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step, UserFacingError } from '../console.mjs';
import { fingerprint } from './fingerprint.mjs';
import { lastLines, startNode, stopTree } from '../processes/child-processes.mjs';
import { rootDir, siteEnvironment } from '../settings.mjs';
import { waitForOk } from '../processes/wait.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {import('../processes/supervisor.mjs').Supervisor} Supervisor */

const next = join(rootDir, 'node_modules', 'next', 'dist', 'bin', 'next');

/** Top-level files and folders that no build depends on. Names with a leading dot are left out by `isSkipped`. */
const notBuilt = [
  'node_modules',
  'stack',
  'wordpress',
  'supabase',
  'deploy',
  'docs',
  'doctor',
  'e2e',
  'imagery',
  'next-env.d.ts',
  'README.md',
  'CONTRIBUTING.md',
  'Dockerfile',
  'compose.yaml',
];

/** The path of the site's log. @param {Settings} settings */
export const siteLog = (settings) => join(settings.logDir, 'site.log');

/**
 * Builds the site, unless the last build was made from the same sources and settings.
 * @param {Settings} settings
 * @param {Supervisor} supervisor
 */
export async function buildSiteIfChanged(settings, supervisor) {
  const mark = join(rootDir, settings.distDir, 'sources.sha256');
  const sources = sourcesOf(settings);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === sources) return;
  await step('Building the site', () => buildSite(settings, supervisor));
  writeFileSync(mark, sources);
}

/** @param {Settings} settings */
function sourcesOf(settings) {
  const sources = readdirSync(rootDir).filter((name) => !notBuilt.includes(name));
  const shared = join('supabase', 'functions', '_shared');
  const names = [...sources.filter((name) => !isSkipped(name)), shared];
  const paths = names.map((name) => join(rootDir, name));
  return fingerprint(paths, isSkipped, siteEnvironment(settings));
}

/** @param {string} name */
const isSkipped = (name) =>
  name.startsWith('.') || name.includes('.test.') || name.endsWith('.tsbuildinfo');

/**
 * Builds the site, as `npm run build` does.
 * @param {Settings} settings
 * @param {Supervisor} supervisor
 * @param {(builder: import('node:child_process').ChildProcess) => void} [watch] called with the process of the build
 * @throws {UserFacingError} when the build fails
 */
export async function buildSite(settings, supervisor, watch) {
  rmSync(join(rootDir, settings.distDir, 'BUILD_ID'), { force: true });
  const log = join(settings.logDir, 'build.log');
  const child = startNode(next, ['build'], {
    log,
    env: { ...siteEnvironment(settings), NODE_ENV: 'production' },
  });
  supervisor.onStop(() => stopTree(child));
  watch?.(child);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0 || !existsSync(join(rootDir, settings.distDir, 'BUILD_ID')))
    throw new UserFacingError(
      `The site could not be built. The last lines of ${log}:\n\n${lastLines(log, 40)}`,
    );
}

/**
 * Starts the built site, or its development server, and waits until it responds.
 * @param {Settings} settings
 * @param {Supervisor} supervisor
 * @param {'start' | 'dev'} mode
 * @param {{ through?: string[], preload?: string[] }} [options] as `startNode` takes them
 */
export async function startSite(settings, supervisor, mode, { through, preload } = {}) {
  // Do not set a host: with "-H 127.0.0.1", translated URLs redirect to themselves.
  const child = startNode(next, [mode, '-p', String(settings.ports.site)], {
    log: siteLog(settings),
    ...{ through, preload },
    env: { ...siteEnvironment(settings), NODE_ENV: mode === 'dev' ? 'development' : 'production' },
  });
  const part = supervisor.watch({ name: 'The site', child, log: siteLog(settings) });
  await waitForOk(`http://localhost:${settings.ports.site}`, {
    ...{ child, name: 'The site' },
    seconds: 60,
    log: siteLog(settings),
  });
  return part;
}
