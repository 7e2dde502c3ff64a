import { ensureProgram } from './system-packages.mjs';

/** @returns {Promise<string>} the path of a browser for the end-to-end tests, installed if need be */
export const ensureChromium = () =>
  ensureProgram({
    title: 'Chromium',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    variable: 'CHROMIUM_PATH',
    packages: ['chromium', 'fonts-liberation'],
  });
