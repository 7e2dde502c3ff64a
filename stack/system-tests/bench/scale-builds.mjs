import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { say, step } from '../../console.mjs';
import { filesBelow } from '../../files-below.mjs';
import { buildSite } from '../../parts/site.mjs';
import { rootDir } from '../../settings.mjs';
import { median } from '../numbers.mjs';
import { watchMemory } from '../common/site/memory.mjs';

/**
 * The cost of a build: seconds, its peak memory in MB (null when it cannot be measured), MB on the disk, number of pages.
 * @typedef {{ seconds: number, memory: number | null, size: number, pages: number }} Build
 */

/**
 * Builds a site without any build cache, and measures the build.
 * @param {import('../../settings.mjs').Settings} settings
 * @param {import('../../processes/supervisor.mjs').Supervisor} supervisor
 * @param {string} title
 * @returns {Promise<Build>}
 */
export async function measureBuild(settings, supervisor, title) {
  const folder = join(rootDir, settings.distDir);
  rmSync(folder, { recursive: true, force: true });
  /** @type {() => number | null} */
  let endWatch = () => null;
  const since = performance.now();
  await step(`Building the site of ${title}`, () =>
    buildSite(settings, supervisor, ({ pid }) => (endWatch = watchMemory(Number(pid)))),
  );
  const seconds = (performance.now() - since) / 1000;
  const memory = endWatch();
  const size = sizeOf(folder) / 1024 ** 2;
  const pages = pagesIn(folder);
  say(
    `      ${Math.round(memory ?? 0)} MB of memory, ${Math.round(size)} MB on the disk, ${pages} pages`,
  );
  return { seconds, memory, size, pages };
}

/** The size of a deployment, without the build cache. @param {string} folder */
function sizeOf(folder) {
  const cache = join(folder, 'cache');
  const deployed = filesBelow(folder).filter((file) => !file.startsWith(`${cache}/`));
  return deployed.reduce((sum, file) => sum + statSync(file).size, 0);
}

/** @param {string} folder */
function pagesIn(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'prerender-manifest.json'), 'utf8'));
  return Object.keys(manifest.routes).length;
}

/**
 * The median of each value of several builds.
 * @param {Build[]} builds
 * @returns {Build}
 */
export function medianBuild(builds) {
  const medianOf = (/** @type {keyof Build} */ name) =>
    median(builds.map((each) => Number(each[name])));
  return {
    ...{ seconds: medianOf('seconds'), memory: medianOf('memory') },
    ...{ size: medianOf('size'), pages: medianOf('pages') },
  };
}
