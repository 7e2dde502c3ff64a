import { ensureProgram } from './system-packages.mjs';

/**
 * Makes a function that returns the path of a program, and installs the program if it is missing.
 * @param {import('./system-packages.mjs').SystemProgram} program
 * @returns {() => Promise<string>}
 */
const executable = (program) => () => ensureProgram(program);

/** The path of Firefox, for the browser tests (playwright.config.ts). */
export const ensureFirefox = executable({
  ...{ title: 'Firefox', names: ['firefox-esr', 'firefox'], variable: 'FIREFOX_PATH' },
  packages: ['firefox-esr'],
});

/** The path of Java, for the HTML checker of the browser tests. */
export const ensureJava = executable({
  ...{ title: 'Java', names: ['java'], variable: 'JAVA_PATH' },
  packages: ['default-jre-headless'],
});

/** The path of OpenSSL, for the certificates of tests with TLS (parts/certificate.mjs). */
export const ensureOpenssl = executable({
  ...{ title: 'OpenSSL', names: ['openssl'], variable: 'OPENSSL_PATH', packages: ['openssl'] },
});

/** The path of Redis, through which several processes of the site communicate (parts/redis.mjs). */
export const ensureRedis = executable({
  ...{ title: 'Redis', names: ['redis-server'], variable: 'REDIS_SERVER_PATH' },
  packages: ['redis-server'],
});

/** The path of logrotate, for the test of how long the logs of the edge are stored. */
export const ensureLogrotate = executable({
  ...{ title: 'logrotate', names: ['logrotate'], variable: 'LOGROTATE_PATH' },
  ...{ packages: ['logrotate'], folders: ['/usr/sbin', '/sbin'] },
});

/** The path of PHP_CodeSniffer, which checks the plugin's PHP against our own rules (wordpress/phpcs). */
export const ensurePhpcs = executable({
  ...{ title: 'PHP_CodeSniffer', names: ['phpcs'], variable: 'PHPCS_PATH' },
  packages: ['php-codesniffer'],
});

/** The path of wrk, which sends the requests of `npm run bench:server`. */
export const ensureWrk = executable({
  ...{ title: 'wrk', names: ['wrk'], variable: 'WRK_PATH', packages: ['wrk'] },
});
