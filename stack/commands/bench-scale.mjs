import { parseArgs } from 'node:util';
import { bringUpWordpress, startBackend } from '../backend.mjs';
import { startCountingProxy } from '../bench/counting-proxy.mjs';
import { memoryOf } from '../bench/memory.mjs';
import { measureBuild, middleBuild } from '../bench/scale-builds.mjs';
import { buildTable, visitTable } from '../bench/scale-tables.mjs';
import { rowsFor, visit, visitMany } from '../bench/scale-visits.mjs';
import { run, say, step } from '../console.mjs';
import { onHost } from '../host/settings.mjs';
import { installAll } from '../install.mjs';
import { startSite } from '../parts/site.mjs';
import { runTask } from '../parts/wordpress-tasks.mjs';
import { portBaseFrom } from '../port-base.mjs';
import { requireFreePorts } from '../ports.mjs';
import { settingsFor } from '../settings.mjs';
import { Supervisor } from '../supervisor.mjs';
import { takeDataDir } from '../turn.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {{ posts: number, settings: Settings, take: import('../bench/counting-proxy.mjs').CountingProxy['take'] }} Size */

const counts = [200, 10_000];
const manyPages = 200;

/**
 * What ten thousand posts cost: the build, and each kind of page when it is asked for first, beside two hundred. Ends
 * with 1 when something costs more than it may.
 * @param {string[]} argv
 */
export const benchScale = (argv) =>
  run(async () => {
    const { values } = parseArgs({
      args: argv,
      options: {
        'port-base': { type: 'string', default: '5100' },
        rounds: { type: 'string', default: '3' },
      },
    });
    const sizes = sizesFrom(portBaseFrom(values['port-base'], 30));
    for (const { settings, hidden } of sizes)
      await requireFreePorts({ ...settings.ports, hidden, control: undefined });
    const supervisor = new Supervisor();
    for (const { settings } of sizes) supervisor.onStop(takeDataDir(settings.name));
    return supervisor.during(async () => {
      const ready = await bringUp(sizes, supervisor);
      const builds = await measureBuilds(ready, supervisor, Number(values.rounds));
      const sites = await startSites(ready, supervisor);
      // Shown as soon as it is known: what comes after takes its time.
      const visited = show(visitTable(await measureVisits(sites)));
      const built = show(buildTable(builds, await measureMemory(sites), manyPages));
      const faults = [...visited, ...built];
      say(faults.length ? `✗ Past the limit:\n${faults.join('\n')}` : '✓ Every limit is kept.');
      return faults.length ? 1 : 0;
    });
  });

/** @param {import('../bench/scale-tables.mjs').Report} report */
function show({ text, faults }) {
  say(text);
  return faults;
}

/**
 * One WordPress for each size, behind an address that counts, and one Supabase for both.
 * @param {number} base of thirty neighbouring ports
 */
function sizesFrom(base) {
  const own = counts.map((posts, index) => {
    const settings = settingsFor({ name: `scale-${posts}`, portBase: base + 14 * index });
    return { posts, settings, hidden: base + 28 + index };
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
  for (const [index, { posts, settings, hidden }] of sizes.entries()) {
    const proxy = await startCountingProxy(settings.ports.wordpress, hidden);
    supervisor.onStop(proxy.stop);
    const ports = { ...settings.ports, wordpress: hidden };
    const behind = await onHost({ ...settings, ports });
    await (index === 0 ? startBackend(behind, supervisor) : bringUpWordpress(behind, supervisor));
    await step(`Filling WordPress up to ${posts} posts`, () => fill(settings, posts));
    ready.push({ posts, settings, take: proxy.take });
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
 * In turns, so that what else the machine does touches both.
 * @param {Size[]} sizes
 * @param {Supervisor} supervisor
 * @param {number} rounds
 */
async function measureBuilds(sizes, supervisor, rounds) {
  const builds = sizes.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, { posts, settings }] of sizes.entries())
      builds[index].push(await measureBuild(settings, supervisor, `${posts} posts`));
  return builds.map(middleBuild);
}

/**
 * @param {Size[]} sizes
 * @param {Supervisor} supervisor
 */
async function startSites(sizes, supervisor) {
  const sites = [];
  for (const { settings, take } of sizes) {
    const { child } = await startSite(settings, supervisor, 'start');
    const { siteUrl: origin, wordpressUrl } = settings;
    sites.push({ origin, wordpressUrl, take, pid: Number(child.pid) });
  }
  return sites;
}

/** @typedef {Awaited<ReturnType<typeof startSites>>} Sites */

/** Row by row, one site after the other. @param {Sites} sites */
async function measureVisits(sites) {
  const rows = await Promise.all(sites.map(({ wordpressUrl }) => rowsFor(wordpressUrl)));
  const visits = [];
  for (const [index, { name, limit }] of rows[0].entries()) {
    say(`  … ${name}`);
    const seen = [];
    for (const [place, site] of sites.entries()) seen.push(await visit(site, rows[place][index]));
    visits.push({ name, limit, seen });
  }
  return visits;
}

/** @param {Sites} sites */
async function measureMemory(sites) {
  const memory = [];
  for (const site of sites) {
    await step(`Visiting ${manyPages} pages of ${site.origin}`, () => visitMany(site, manyPages));
    memory.push(memoryOf(site.pid));
  }
  return memory;
}
