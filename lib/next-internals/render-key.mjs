import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { processState } from './process-state.mjs';

const state = processState('renderKey', () => ({
  key: /** @type {string | undefined} */ (undefined),
}));

/**
 * The value of `renderNowHeader` that this build accepts. Assumes that a build writes it into
 * `prerender-manifest.json`, as the id of its preview mode, which the site does not use.
 *
 * @param {string} distDir the folder of the build
 * @returns {string} empty where there is no build: the development server stores no pages
 */
export function renderKeyOf(distDir) {
  return (state.key ??= readKey(join(distDir, 'prerender-manifest.json')));
}

/** @param {string} file */
function readKey(file) {
  try {
    return String(JSON.parse(readFileSync(file, 'utf8')).preview.previewModeId);
  } catch {
    return '';
  }
}
