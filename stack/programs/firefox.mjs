import { ensureProgram } from './system-packages.mjs';

/** @returns {Promise<string>} the path of a Firefox for the browser tests (playwright.config.ts), installed if need be */
export const ensureFirefox = () =>
  ensureProgram({
    title: 'Firefox',
    names: ['firefox-esr', 'firefox'],
    variable: 'FIREFOX_PATH',
    packages: ['firefox-esr'],
  });
