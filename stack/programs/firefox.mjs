import { ensureProgram } from './system-packages.mjs';

/** @returns {Promise<string>} the path of Firefox for the browser tests (playwright.config.ts), installed if missing */
export const ensureFirefox = () =>
  ensureProgram({
    title: 'Firefox',
    names: ['firefox-esr', 'firefox'],
    variable: 'FIREFOX_PATH',
    packages: ['firefox-esr'],
  });
