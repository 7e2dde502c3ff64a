import { hundredSaves, startBurst } from './burst/burst.mjs';
import { concurrentVisitors } from './outages/concurrent-visitors.mjs';
import { buildWithoutSources, deployments } from './outages/deployments.mjs';
import { startSiteBehindProxies } from './outages/site-behind-proxies.mjs';
import { fullDisk } from './outages/full-disk.mjs';
import { healing } from './outages/healing.mjs';
import { firstRender, restart, revalidation } from './outages/phases.mjs';
import { startCluster } from './instances/cluster.mjs';
import { goneAfterRestart, goneWhenRedisIsBack } from './instances/deletions.mjs';
import { seenAfterRestart, seenOnOtherProcess, seenThroughTheEdge } from './instances/edits.mjs';
import { nothingLostByAKill, nothingLostByARollingRestart } from './instances/losses.mjs';
import { hangingRedisDelaysNothing, healsWhenRedisIsBack } from './instances/redis-outage.mjs';
import { byMessages } from './attacks/by-messages.mjs';
import { byQueries } from './attacks/by-queries.mjs';
import { bySize } from './attacks/by-size.mjs';
import { bySlowness } from './attacks/by-slowness.mjs';
import { flood, longFlood, searchFlood, shortFlood } from './attacks/flood.mjs';
import { startSiteUnderAttack } from './attacks/site-under-attack.mjs';
import { withoutAttack } from './attacks/without-attack.mjs';

/** @typedef {import('../common/results/result.mjs').Result} Result */
/** @typedef {import('./outages/site-behind-proxies.mjs').SiteBehindProxies} SiteBehindProxies */
/** @template Site @typedef {import('./run.mjs').Group<Site>} Group */

/**
 * The scenario with faults of Supabase alone.
 * @param {(site: SiteBehindProxies, result: Result, choice: { alone: boolean }) => Promise<void>} when
 * @returns {(site: SiteBehindProxies, result: Result) => Promise<void>}
 */
const ofSupabase = (when) => (site, result) => when(site, result, { alone: true });

const asBefore = 'a stored page is as it was';
const first = 'a page is right, partial if it may be, or an error that no cache stores';
const bounded =
  'a page without data sources takes 4 s (on a slow machine 1.25 times the rendering of all), and memory grows by 250 MB, at most';

/** Each fault of the data sources, one after the other. @type {Group<SiteBehindProxies>} */
const outages = {
  name: 'outages',
  given: 'a proxy in front of WordPress and of Supabase, for a site that is built here',
  needs: ['edge'],
  start: startSiteBehindProxies,
  scenarios: [
    { name: 'a first build', when: buildWithoutSources, promise: 'it needs no data source' },
    {
      name: 'first render',
      when: firstRender,
      promise: `${first}, within 8.5 s; a message is stored or given back; ${bounded}`,
    },
    {
      name: 'revalidation',
      when: revalidation,
      promise: `${asBefore}, is not tried at every request, and responds with 304; ${bounded}`,
    },
    { name: 'restart', when: restart, promise: `${asBefore}; ${bounded}` },
    { name: 'after it', when: healing, promise: 'every page is right again within 40 s' },
    {
      name: 'many at once',
      when: concurrentVisitors,
      promise: 'WordPress gets 3 requests for a page, and 6 at a time, at most',
    },
    { name: 'revalidation, Supabase alone', when: ofSupabase(revalidation), promise: 'the same' },
    { name: 'after it, Supabase alone', when: ofSupabase(healing), promise: 'the same' },
    { name: 'first render, Supabase alone', when: ofSupabase(firstRender), promise: 'the same' },
    {
      name: 'a full disk',
      when: fullDisk,
      promise: `${asBefore}, also after a restart; of the others, ${first}; later all are right`,
    },
    {
      name: 'deployments',
      when: deployments,
      promise: `a build succeeds or gives the reason; ${first}; the edge keeps what is no error`,
    },
  ],
};

/** @type {Group<import('./instances/cluster.mjs').Cluster>} */
const instances = {
  name: 'instances',
  given: 'two processes, their Redis and the edge',
  needs: ['edge', 'redis'],
  start: startCluster,
  isIndependent: true,
  scenarios: [
    {
      name: 'an edit that one process shows is on the other, for its first visitor',
      when: seenOnOtherProcess,
      promise: 'within 1 s',
    },
    { name: '… and through the edge', when: seenThroughTheEdge, promise: 'within 5 s' },
    {
      name: 'a process that was down shows the edit, once it is ready',
      when: seenAfterRestart,
      promise: 'at most 1 s slower',
    },
    {
      name: 'a post deleted while a process was down is gone from it',
      when: goneAfterRestart,
      promise: 'within 10 s',
    },
    { name: 'requests lost by a killed process', when: nothingLostByAKill, promise: 'none' },
    {
      name: 'requests lost by a rolling restart',
      when: nothingLostByARollingRestart,
      promise: 'none',
    },
    {
      name: 'each process goes on without Redis; when it is back, missed edits arrive',
      when: healsWhenRedisIsBack,
      promise: 'within 10 s',
    },
    {
      name: 'a post deleted while Redis was away is gone everywhere',
      when: goneWhenRedisIsBack,
      promise: 'within 10 s',
    },
    {
      name: 'a hanging Redis delays a page and a webhook',
      when: hangingRedisDelaysNothing,
      promise: 'by at most 1 s',
    },
  ],
};

const visitors = 'visitors and an editor are served in time';
const queried = `${visitors}; no response to others, file or log has words of the attack`;
const flooded = `${queried}; WordPress gets 5 requests a second, at most; caches stay small`;
const messages = 'a message gets its response within 3 s, and none that was accepted is lost';
const large =
  'a page without data sources takes 1 s, and memory grows by 200 MB, at most; known pages stay';

/** @type {Group<import('./attacks/site-under-attack.mjs').Setup>} */
const attacks = {
  name: 'attacks',
  given: 'one process behind the edge, with a proxy in front of WordPress and of Supabase',
  needs: ['edge'],
  start: startSiteUnderAttack,
  before: ({ wordpress }) => wordpress.untilIdle(10_000),
  longest: 300,
  scenarios: [
    { name: 'no attack', when: withoutAttack, promise: visitors },
    { name: 'random addresses, at the site', when: flood('site', longFlood), promise: flooded },
    { name: 'random addresses, at the edge', when: flood('edge', shortFlood), promise: flooded },
    {
      name: 'random searches and addresses, at the site',
      when: flood('site', searchFlood),
      promise: flooded,
    },
    { name: 'queries and headers, at the site', when: byQueries('site'), promise: queried },
    { name: 'queries and headers, at the edge', when: byQueries('edge'), promise: queried },
    {
      name: 'messages from three addresses',
      when: byMessages({ isTrapped: false }),
      promise: messages,
    },
    {
      name: 'messages of programs from 400 addresses',
      when: byMessages({ isTrapped: true }),
      promise: `${messages}; at most 200 of theirs are stored`,
    },
    {
      name: 'slow heads and bodies, at the site',
      when: bySlowness,
      promise: `${visitors}; large bodies are refused, and memory grows by 200 MB at most`,
    },
    { name: 'large responses of WordPress', when: bySize('wordpress'), promise: large },
    { name: 'large responses of Supabase', when: bySize('supabase'), promise: large },
  ],
};

/** @type {Group<import('./burst/burst.mjs').Burst>} */
const burst = {
  name: 'burst',
  given: 'one process',
  needs: [],
  start: startBurst,
  scenarios: [
    {
      name: 'a hundred saves in a minute',
      when: hundredSaves,
      promise: 'each is on every page within 3 s, and no request of the site fails',
    },
  ],
};

/** In the order in which they run. @type {Group<any>[]} */
export const groups = [outages, instances, attacks, burst];
