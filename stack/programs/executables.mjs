import { ensureProgram } from './system-packages.mjs';

/**
 * Makes a function that returns the path of a program, and installs the program if it is missing.
 * @param {import('./system-packages.mjs').SystemProgram} program
 * @returns {() => Promise<string>}
 */
const executable = (program) => () => ensureProgram(program);

/** For the browser tests in Firefox (playwright.config.ts). */
export const ensureFirefox = executable({
  ...{ title: 'Firefox', names: ['firefox-esr', 'firefox'], variable: 'FIREFOX_PATH' },
  packages: ['firefox-esr'],
});

/** For the HTML checker of the browser tests. */
export const ensureJava = executable({
  ...{ title: 'Java', names: ['java'], variable: 'JAVA_PATH' },
  packages: ['default-jre-headless'],
});

/** For the certificates of tests with TLS (parts/certificate.mjs). */
export const ensureOpenssl = executable({
  ...{ title: 'OpenSSL', names: ['openssl'], variable: 'OPENSSL_PATH', packages: ['openssl'] },
});

/** For several processes of the site (parts/redis.mjs). */
export const ensureRedis = executable({
  ...{ title: 'Redis', names: ['redis-server'], variable: 'REDIS_SERVER_PATH' },
  packages: ['redis-server'],
});

/** For the test of how long the logs of the edge are stored. */
export const ensureLogrotate = executable({
  ...{ title: 'logrotate', names: ['logrotate'], variable: 'LOGROTATE_PATH' },
  ...{ packages: ['logrotate'], folders: ['/usr/sbin', '/sbin'] },
});

/** PHP_CodeSniffer, which checks the plugin's PHP against our own rules (wordpress/phpcs). */
export const ensurePhpcs = executable({
  ...{ title: 'PHP_CodeSniffer', names: ['phpcs'], variable: 'PHPCS_PATH' },
  packages: ['php-codesniffer'],
});

/** For `npm run bench:server`. */
export const ensureWrk = executable({
  ...{ title: 'wrk', names: ['wrk'], variable: 'WRK_PATH', packages: ['wrk'] },
});
