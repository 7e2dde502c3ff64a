import { say } from '../console.mjs';
import { ensureProgram, Unavailable } from './system-packages.mjs';

/** @returns {Promise<string>} the path of a browser for the end-to-end tests, installed if necessary */
export const ensureChromium = () =>
  ensureProgram({
    title: 'Chromium',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    variable: 'CHROMIUM_PATH',
    packages: ['chromium', 'fonts-liberation'],
  });

/**
 * The headless shell of Chromium: the same engine without windows, which opens a page in half the time.
 * @param {string} chromium the path of the whole browser, which is used when there is no headless shell
 * @returns {Promise<string>} its path, installed if necessary
 */
export async function ensureHeadlessShell(chromium) {
  try {
    return await ensureProgram({
      title: "Chromium's headless shell",
      names: ['chromium-headless-shell', 'chrome-headless-shell'],
      variable: 'HEADLESS_SHELL_PATH',
      packages: ['chromium-headless-shell'],
    });
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    say(
      "Chromium's headless shell cannot be installed here. The complete browser is used instead, which is slower.",
    );
    return chromium;
  }
}
