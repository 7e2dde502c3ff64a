import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The build folder of the tested site, where it also stores what it renders. */
const buildFolder = process.env.NEXT_DIST_DIR ?? '.next';

const server = join(buildFolder, 'server');
const hour = 60 * 60 * 1000;

const pageFolders = [join(server, 'app'), join(server, 'route-cache')];

/**
 * Every file in which the site stores what it rendered or received. Files with code, and files that only a build reads,
 * are left out.
 */
function storedFiles(folders = [...pageFolders, join(buildFolder, 'cache')]): string[] {
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(js|js\.map|js\.nft\.json)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !/[\\/]cache[\\/](turbopack|webpack|swc)[\\/]/.test(file)),
  );
}

/** How many sizes of pictures the image optimizer has stored. */
export function storedPictures(): number {
  const folder = join(buildFolder, 'cache', 'images');

  return existsSync(folder) ? readdirSync(folder).length : 0;
}

/** The words with this beginning that are found in stored files, each with its file. */
export function matchesInStoredFiles(beginning: string): string[] {
  const pattern = new RegExp(`${beginning}[a-z0-9-]*`, 'g');
  const search = () =>
    storedFiles().flatMap((file) => {
      const found = new Set(`${file} ${readFileSync(file, 'latin1')}`.match(pattern));
      return [...found].map((word) => `${word} in ${file}`);
    });
  for (;;) {
    try {
      return search();
    } catch (error) {
      // The site writes to a temporary file and renames it. When that has happened meanwhile, all files are read again.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
}

/** Makes every stored page one hour old, so that it is stale. Call this while the site is stopped. */
export function ageStoredPages(): void {
  const past = new Date(Date.now() - hour);
  for (const file of storedFiles(pageFolders)) {
    if (/\.(html|body)$/.test(file)) utimesSync(file, past, past);
    if (!file.endsWith('.meta')) continue;
    const meta = JSON.parse(readFileSync(file, 'utf8')) as { routeCacheLastModified?: number };
    if (meta.routeCacheLastModified === undefined) continue;
    writeFileSync(file, JSON.stringify({ ...meta, routeCacheLastModified: past.getTime() }));
  }
}

/** Deletes every page that was rendered after the build. Call this while the site is stopped. */
export function deletePagesOfVisitors(): void {
  rmSync(join(server, 'route-cache'), { recursive: true, force: true });
}
