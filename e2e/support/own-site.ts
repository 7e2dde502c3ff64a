import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { freePort } from '../../stack/ports/free-port.mjs';
import { startNode, stopTree } from '../../stack/processes/child-processes.mjs';
import { waitForOk } from '../../stack/processes/wait.mjs';

const next = join('node_modules', 'next', 'dist', 'bin', 'next');

export type OwnSite = {
  url: string;
  /** Its copy of the build, in which it stores what it renders. */
  folder: string;
  end: () => Promise<void>;
};

/**
 * Starts a second process of the site with its own settings. It runs on a copy of the build, so that it does not share
 * stored pages with the tested site.
 *
 * @param name part of the name of the copy's folder
 * @param settings environment variables that replace those of the tested site
 * @param copy the folder of the build, if not that of the tested site, and what changes the copy before the site starts
 * @throws {Error} when the site does not respond within 30 seconds
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
  const log = join(folder, 'site.log');
  const child = startNode(next, ['start', '-p', port], {
    log,
    env: {
      ...{ NODE_ENV: 'production', NEXT_DIST_DIR: folder, SITE_URL: url },
      ...settings,
      PORT: port,
    },
  });
  const end = async () => {
    await stopTree(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitForOk(`${url}/api/health`, { child, name: `The site ${name}`, seconds: 30, log });
  } catch (error) {
    await end();
    throw error;
  }
  return { url, folder, end };
}
