import { ensureProgram } from './system-packages.mjs';

/**
 * The paths of the programs that open a page in WebKit.
 * @typedef {object} WebKit
 * @property {string} driver speaks WebDriver (e2e/webkit/support/processes.ts)
 * @property {string} window runs window.gjs, which opens a window of any size: WebKit's MiniBrowser is never narrower
 *   than 447 px
 * @property {string} display a virtual screen
 */

/** @returns {Promise<WebKit>} installed if necessary */
export async function ensureWebKit() {
  return {
    driver: await ensureProgram({
      ...{ title: 'WebKitWebDriver', names: ['WebKitWebDriver'], variable: 'WEBKIT_DRIVER_PATH' },
      packages: ['webkit2gtk-driver', 'gstreamer1.0-plugins-base', 'gstreamer1.0-plugins-good'],
    }),
    window: await ensureProgram({
      ...{ title: 'gjs', names: ['gjs'], variable: 'GJS_PATH' },
      packages: ['gjs', 'gir1.2-gtk-3.0', 'gir1.2-webkit2-4.1'],
    }),
    display: await ensureProgram({
      ...{ title: 'Xvfb', names: ['Xvfb'], variable: 'XVFB_PATH', packages: ['xvfb'] },
    }),
  };
}
