import { ensureChromium, ensureHeadlessShell } from '../chromium.mjs';
import { say, step } from '../console.mjs';
import { ensureHost } from '../host/programs.mjs';
import { ensureJava } from '../java.mjs';
import { ensureOpenssl } from '../parts/certificate.mjs';
import { ensureEdge } from '../parts/edge.mjs';
import { ensureRedis } from '../parts/redis.mjs';
import { ensureVarnish } from '../parts/varnish.mjs';
import { Unavailable } from '../system-packages.mjs';

/**
 * What the system has for the steps: paths, null for what is not to be had.
 * @typedef {object} Programs
 * @property {import('../host/programs.mjs').HostPrograms | null} host
 * @property {string | null} chromium
 * @property {string} headlessShell
 * @property {string | null} java
 * @property {string | null} redis
 * @property {string[]} leftOut what is not checked for want of a program, one line each
 * @property {RegExp[]} untestable names of test files that need what is not there
 */

/**
 * What a step cannot do without; `leavesOut` says what is not checked where it is not to be had.
 * @typedef {{ ensure: () => Promise<unknown>, isWanted: boolean, leavesOut: string, files?: RegExp }} Need
 */

/**
 * Installs what the wanted steps need from the system before the first of them: a test must neither install nor print.
 * One after the other, because the system installs no two at once.
 * @param {(...steps: string[]) => boolean} wantsAny
 * @returns {Promise<Programs>}
 */
export function ensurePrograms(wantsAny) {
  return step('Programs of the system', async () => {
    const found = { leftOut: [], untestable: [] };
    const need = async (what) => {
      if (!what.isWanted) return null;
      try {
        return await what.ensure();
      } catch (error) {
        if (!(error instanceof Unavailable)) throw error;
        leaveOut(found, what, error);
        return null;
      }
    };
    const onStack = wantsAny(
      ...['build', 'e2e', 'drill', 'instances', 'siege', 'plugin:test', 'doctor'],
    );
    const host = onStack ? await ensureHost() : null;
    for (const each of frontServers(wantsAny)) await need(each);
    const redis = await need(redisFor(wantsAny));
    const chromium = await need(browserFor(wantsAny));
    const headlessShell = chromium ? await ensureHeadlessShell(chromium) : '';
    const java = await need(javaFor(wantsAny));
    return { ...found, host, redis, chromium, headlessShell, java };
  });
}

/** @param {(...steps: string[]) => boolean} wantsAny @returns {Need[]} */
const frontServers = (wantsAny) => [
  {
    ...{ ensure: ensureEdge, isWanted: wantsAny('stack', 'instances', 'siege') },
    ...{ leavesOut: 'the tests of deploy/nginx.conf', files: /\/edge[^/]*\.test\.mjs$/ },
  },
  {
    ...{ ensure: ensureVarnish, isWanted: wantsAny('stack') },
    ...{ leavesOut: 'the tests of deploy/varnish.vcl', files: /\/varnish[^/]*\.test\.mjs$/ },
  },
  { ensure: ensureOpenssl, isWanted: wantsAny('siege'), leavesOut: 'TLS in the siege' },
];

/** @param {(...steps: string[]) => boolean} wantsAny @returns {Need} */
const redisFor = (wantsAny) => ({
  ...{ ensure: ensureRedis, isWanted: wantsAny('unit', 'instances', 'doctor') },
  ...{ leavesOut: 'what several processes tell each other', files: /lib\/instances\// },
});

/** @param {(...steps: string[]) => boolean} wantsAny @returns {Need} */
const browserFor = (wantsAny) => ({
  ...{ ensure: ensureChromium, isWanted: wantsAny('e2e', 'second identity') },
  leavesOut: 'everything in a browser',
});

/** @param {(...steps: string[]) => boolean} wantsAny @returns {Need} */
const javaFor = (wantsAny) => ({
  ...{ ensure: ensureJava, isWanted: wantsAny('e2e') },
  leavesOut: 'the Nu HTML checker in the crawl',
});

function leaveOut({ leftOut, untestable }, { leavesOut, files }, { message }) {
  say(message);
  leftOut.push(`Left out: ${leavesOut}.\n${message}`);
  if (files) untestable.push(files);
}
