import { ensureChromium } from '../programs/chromium.mjs';
import { ensureWebKit } from '../programs/webkit.mjs';
import { ensureHost } from '../host/programs.mjs';
import { ensureEdge } from '../parts/edge.mjs';
import {
  ensureFirefox,
  ensureJava,
  ensureLogrotate,
  ensurePhpcs,
  ensureRedis,
} from '../programs/executables.mjs';
import { ensurePostgres } from '../programs/postgres.mjs';

/**
 * A program of the operating system that some steps need.
 * @typedef {object} Need
 * @property {'host' | 'edge' | 'redis' | 'postgres' | 'logrotate' | 'phpcs' | 'chromium' | 'firefox' | 'webkit' | 'java'} name
 * @property {() => Promise<unknown>} ensure returns its path, and installs it if it is missing; throws `Unavailable`
 * @property {string[]} steps that need it
 * @property {string} leavesOut what is not checked without it
 * @property {RegExp} [files] the test files that need it: they are left out without it
 */

/** Steps that repeat tests on other versions of PHP and WordPress, as far as these are installed. */
const versions = ['plugin on other versions', 'editing on another WordPress'];

/** The tests of the front server. They are a separate step. */
export const edgeTests = /\/edge[^/]*\.test\.mjs$/;

/** In the order of their installation. @type {Need[]} */
export const needs = [
  {
    ...{ name: 'host', ensure: ensureHost },
    steps: [
      'build',
      'e2e',
      'plugin',
      ...['outages', 'instances', 'attacks', 'burst', 'doctor'],
      ...versions,
    ],
    leavesOut:
      'WordPress as a host runs it (nginx, PHP-FPM and MariaDB): it ran in Playground, slower',
  },
  {
    ...{
      name: 'edge',
      ensure: ensureEdge,
      steps: ['edge', 'outages', 'instances', 'attacks'],
    },
    leavesOut: 'the tests of deploy/nginx.conf, and the steps outages, instances and attacks',
    files: edgeTests,
  },
  {
    ...{ name: 'redis', ensure: ensureRedis },
    steps: ['unit', 'unit on other days', 'standalone server', 'instances', 'doctor'],
    leavesOut:
      'how several processes share webhooks, and in test:all the steps instances and standalone server',
    files: /lib\/revalidation\/redis-channel\.test\.ts$/,
  },
  {
    ...{ name: 'postgres', ensure: ensurePostgres, steps: ['stack'] },
    leavesOut: 'migrations, grants and many connections, as in a hosted Supabase project',
    files: /\/hosted-database\.test\.mjs$/,
  },
  {
    ...{ name: 'logrotate', ensure: ensureLogrotate, steps: ['stack'] },
    leavesOut: 'how long the logs of the edge are stored',
    files: /\/logrotate\.test\.mjs$/,
  },
  {
    ...{ name: 'phpcs', ensure: ensurePhpcs, steps: ['phpcs'] },
    leavesOut: "the rules for the plugin's PHP",
  },
  {
    ...{
      name: 'chromium',
      ensure: ensureChromium,
      steps: ['e2e', 'second identity in the browser', 'editing on another WordPress'],
    },
    leavesOut: 'everything in a browser',
  },
  {
    ...{ name: 'firefox', ensure: ensureFirefox, steps: ['firefox'] },
    leavesOut: 'the browser tests in Firefox',
  },
  {
    ...{ name: 'webkit', ensure: ensureWebKit, steps: ['webkit'] },
    leavesOut: 'the browser tests in WebKit',
  },
  {
    ...{ name: 'java', ensure: ensureJava, steps: ['e2e'] },
    leavesOut: 'the Nu HTML checker in the crawl',
  },
];
