import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the site that is tested was built, and keeps what it renders. */
const buildFolder = process.env.NEXT_DIST_DIR ?? '.next';

const server = join(buildFolder, 'server');
const hour = 60 * 60 * 1000;

const pageFolders = [join(server, 'app'), join(server, 'route-cache')];

/** Every file in which the site keeps what it rendered or was sent; not its code, nor what only a build reads. */
function keptFiles(folders = [...pageFolders, join(buildFolder, 'cache')]): string[] {
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(js|js\.map|js\.nft\.json)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !/[\\/]cache[\\/](turbopack|webpack|swc)[\\/]/.test(file)),
  );
}

/** The words that stand in a kept file, of all those that begin so. */
export function wordsInKeptFiles(beginning: string): string[] {
  const pattern = new RegExp(`${beginning}[a-z0-9-]*`, 'g');
  return keptFiles().flatMap((file) => {
    const found = new Set(`${file} ${readFileSync(file, 'latin1')}`.match(pattern));
    return [...found].map((word) => `${word} in ${file}`);
  });
}

/** Makes every kept page an hour old, so that it is due; to be called while the site does not run. */
export function ageKeptPages(): void {
  const past = new Date(Date.now() - hour);
  for (const file of keptFiles(pageFolders)) {
    if (/\.(html|body)$/.test(file)) utimesSync(file, past, past);
    if (!file.endsWith('.meta')) continue;
    const meta = JSON.parse(readFileSync(file, 'utf8')) as { routeCacheLastModified?: number };
    if (meta.routeCacheLastModified === undefined) continue;
    writeFileSync(file, JSON.stringify({ ...meta, routeCacheLastModified: past.getTime() }));
  }
}

/** Forgets every page that was rendered after the build; to be called while the site does not run. */
export function forgetPagesOfVisitors(): void {
  rmSync(join(server, 'route-cache'), { recursive: true, force: true });
}
