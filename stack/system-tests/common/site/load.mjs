import { build } from 'esbuild';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rootDir } from '../../../settings.mjs';

/**
 * Imports modules of the site, which are written in TypeScript.
 * @param {string} root of the project or of a copy
 * @param {string} source what to export, e.g. `export { site } from './lib/site'`
 * @returns {Promise<Record<string, any>>}
 */
export async function load(root, source) {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: root, loader: 'ts' },
    ...{ bundle: true, write: false, format: 'esm', platform: 'node', packages: 'external' },
    alias: { '@': root },
  });
  // In this folder, the file finds the packages that it imports.
  const folder = mkdtempSync(join(rootDir, 'node_modules', '.loaded-'));
  try {
    const file = join(folder, 'module.mjs');
    writeFileSync(file, outputFiles[0].text);
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
