import { spawn } from 'node:child_process';
import { cpSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { freePort } from '../../stack/ports/free-port.mjs';

const next = join('node_modules', 'next', 'dist', 'bin', 'next');

export type OwnSite = { url: string; end: () => Promise<void> };

/**
 * Starts a second process of the site with its own settings. It runs on a copy of the build, so that it does not share
 * stored pages with the tested site.
 *
 * @param name part of the name of the copy's folder
 * @param settings environment variables that replace those of the tested site
 * @param copy the folder of the build, if not that of the tested site, and what changes the copy before the site starts
 * @throws {Error} when the site does not answer within 30 seconds
 */
export async function startOwnSite(
  name: string,
  settings: Record<string, string>,
  {
    built = process.env.NEXT_DIST_DIR ?? '.next',
    change,
  }: { built?: string; change?: (folder: string) => void } = {},
): Promise<OwnSite> {
  const folder = `.next-${name}`;
  rmSync(folder, { recursive: true, force: true });
  // Pages that were rendered for visitors, and the cache of the build, are not copied.
  cpSync(built, folder, {
    recursive: true,
    filter: (path) => !/[\\/](route-cache|cache)$/.test(path),
  });
  change?.(folder);
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const env = { ...process.env, NODE_ENV: 'production', NEXT_DIST_DIR: folder, SITE_URL: url };
  const log = openSync(join(folder, 'site.log'), 'a');
  const child = spawn(process.execPath, [next, 'start', '-p', port], {
    env: { ...env, ...settings, PORT: port } as NodeJS.ProcessEnv,
    stdio: ['ignore', log, log],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answers(`${url}/api/health`);
  } catch (error) {
    await end();
    throw error;
  }
  return { url, end };
}

async function answers(url: string): Promise<void> {
  for (const until = Date.now() + 30_000; Date.now() < until;) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within 30 s`);
}
