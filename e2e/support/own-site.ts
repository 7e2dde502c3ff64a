import { spawn } from 'node:child_process';
import { cpSync, openSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

const next = join('node_modules', 'next', 'dist', 'bin', 'next');

export type OwnSite = { url: string; end: () => Promise<void> };

/**
 * Starts one more process of the built site, with settings of its own, on a copy of what was built: what it stores is not
 * what the tested site stores.
 *
 * @param name of the copy's folder
 * @param settings environment variables, in place of the tested site's
 * @param change is given the copy before the site starts
 * @throws {Error} when it does not answer within 30 seconds
 */
export async function startOwnSite(
  name: string,
  settings: Record<string, string>,
  change?: (folder: string) => void,
): Promise<OwnSite> {
  const built = process.env.NEXT_DIST_DIR ?? '.next';
  const folder = `.next-${name}`;
  rmSync(folder, { recursive: true, force: true });
  // Its pages alone: those that visitors had rendered, and what a build remembers, stay behind.
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
