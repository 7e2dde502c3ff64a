import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads the value of `renderNowHeader` that this build accepts. Assumes that a build writes it into
 * `prerender-manifest.json`, as the id of its preview mode, which the site does not use.
 *
 * @param {string} distDir the folder of the build
 * @returns {string} empty where there is no build: the development server stores no pages
 */
export function readRenderKey(distDir) {
  try {
    const manifest = readFileSync(join(distDir, 'prerender-manifest.json'), 'utf8');
    return String(JSON.parse(manifest).preview.previewModeId);
  } catch {
    return '';
  }
}
