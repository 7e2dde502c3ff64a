import { bringUpWordpress, startBackend } from '../backend.mjs';
import { memoryOf } from '../system-tests/common/site/memory.mjs';
import { measureBuild, medianBuild } from '../system-tests/bench/scale-builds.mjs';
import { buildTable, pageLoadTable } from '../system-tests/bench/scale-tables.mjs';
import { rowsFor, loadPages, loadManyPages } from '../system-tests/bench/scale-page-loads.mjs';
import { FaultProxy } from '../system-tests/common/faults/fault-proxy.mjs';
import { run, say, step } from '../console.mjs';
import { onHost } from '../host/settings.mjs';
import { installAll } from '../install.mjs';
import { readOptions } from '../options.mjs';
import { startSite } from '../parts/site.mjs';
import { runTask } from '../parts/wordpress-tasks.mjs';
import { portBaseFrom } from '../ports/port-base.mjs';
import { requireFreePorts } from '../ports/free-ports.mjs';
import { settingsFor } from '../settings.mjs';
import { Supervisor } from '../processes/supervisor.mjs';
import { lockDataDir } from '../processes/data-lock.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {{ posts: number, settings: Settings, proxy: FaultProxy }} Size */

const usage = `Usage: npm run bench:scale -- [options]
  --port-base N    first of thirty neighbouring ports (default 5100)
  --rounds N       how often each site is built (default 3)`;

const counts = [200, 10_000];
const manyPages = 200;

/**
 * Compares the cost of ten thousand posts with that of two hundred: of the build, and of the first request of each type
 * of page. Exits with 1 when a cost is above its limit.
 * @param {string[]} argv
 */
export const main = (argv) =>
  run(async () => {
    const values = readOptions(usage, argv, {
      'port-base': { type: 'string', default: '5100' },
      rounds: { type: 'string', default: '3' },
    });
    const sizes = sizesFrom(portBaseFrom(values['port-base'], 30));
    for (const { settings, wordpressBehindProxy } of sizes)
      await requireFreePorts({ ...settings.ports, wordpressBehindProxy, control: undefined });
    const supervisor = new Supervisor();
    for (const { settings } of sizes) supervisor.onStop(lockDataDir(settings.name));
    return supervisor.during(async () => {
      const ready = await bringUp(sizes, supervisor);
      const builds = await measureBuilds(ready, supervisor, Number(values.rounds));
      const sites = await startSites(ready, supervisor);
      // This table is printed before the memory is measured, which takes long.
      const loaded = show(pageLoadTable(await measurePageLoads(sites)));
      const built = show(buildTable(builds, await measureMemory(sites), manyPages));
      const faults = [...loaded, ...built];
      say(faults.length ? `✗ Above the limit:\n${faults.join('\n')}` : '✓ No limit is exceeded.');
      return faults.length ? 1 : 0;
    });
  });

/** @param {import('../system-tests/bench/scale-tables.mjs').Report} report */
function show({ text, faults }) {
  say(text);
  return faults;
}

/**
 * One WordPress for each size, each behind a proxy that counts requests and has no fault, and one Supabase for both.
 * @param {number} base the first of thirty neighbouring ports
 */
function sizesFrom(base) {
  const own = counts.map((posts, index) => {
    const settings = settingsFor({ name: `scale-${posts}`, portBase: base + 14 * index });
    return { posts, settings, wordpressBehindProxy: base + 28 + index };
  });
  const { supabaseUrl, secrets } = own[0].settings;
  return own.map((size) => ({ ...size, settings: { ...size.settings, supabaseUrl, secrets } }));
}

/**
 * @param {ReturnType<typeof sizesFrom>} sizes
 * @param {Supervisor} supervisor
 * @returns {Promise<Size[]>}
 */
async function bringUp(sizes, supervisor) {
  await installAll();
  const ready = [];
  for (const [index, { posts, settings, wordpressBehindProxy }] of sizes.entries()) {
    const target = `http://127.0.0.1:${wordpressBehindProxy}`;
    const proxy = await new FaultProxy(target, settings.ports.wordpress).start();
    supervisor.onStop(proxy.stop);
    const ports = { ...settings.ports, wordpress: wordpressBehindProxy };
    const behind = await onHost({ ...settings, ports });
    await (index === 0 ? startBackend(behind, supervisor) : bringUpWordpress(behind, supervisor));
    await step(`Filling WordPress up to ${posts} posts`, () => fill(settings, posts));
    ready.push({ posts, settings, proxy });
  }
  return ready;
}

/**
 * @param {Settings} settings
 * @param {number} posts
 */
const fill = (settings, posts) =>
  runTask(settings, 'fill', (line) => say(`      ${line}`), { posts: String(posts) });

/**
 * Builds the sites in turn, so that other work of the machine affects both sizes.
 * @param {Size[]} sizes
 * @param {Supervisor} supervisor
 * @param {number} rounds
 */
async function measureBuilds(sizes, supervisor, rounds) {
  /** @type {import('../system-tests/bench/scale-builds.mjs').Build[][]} */
  const builds = sizes.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, { posts, settings }] of sizes.entries())
      builds[index].push(await measureBuild(settings, supervisor, `${posts} posts`));
  return builds.map(medianBuild);
}

/**
 * @param {Size[]} sizes
 * @param {Supervisor} supervisor
 */
async function startSites(sizes, supervisor) {
  const sites = [];
  for (const { settings, proxy } of sizes) {
    const { child } = await startSite(settings, supervisor, 'start');
    const { siteUrl: origin, wordpressUrl } = settings;
    sites.push({ origin, wordpressUrl, proxy, pid: Number(child.pid) });
  }
  return sites;
}

/** @typedef {Awaited<ReturnType<typeof startSites>>} Sites */

/** Measures each row on one site, then on the other. @param {Sites} sites */
async function measurePageLoads(sites) {
  const rows = await Promise.all(sites.map(({ wordpressUrl }) => rowsFor(wordpressUrl)));
  const loads = [];
  for (const [index, { name, limit }] of rows[0].entries()) {
    say(`  … ${name}`);
    const seen = [];
    for (const [place, site] of sites.entries())
      seen.push(await loadPages(site, rows[place][index]));
    loads.push({ name, limit, seen });
  }
  return loads;
}

/** @param {Sites} sites */
async function measureMemory(sites) {
  const memory = [];
  for (const site of sites) {
    await step(`Loading ${manyPages} pages of ${site.origin}`, () =>
      loadManyPages(site, manyPages),
    );
    memory.push(memoryOf(site.pid));
  }
  return memory;
}
