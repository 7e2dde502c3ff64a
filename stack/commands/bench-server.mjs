import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { run, say, step } from '../console.mjs';
import { installSite } from '../install.mjs';
import { readOptions } from '../options.mjs';
import { withOwnData } from '../with-data-lock.mjs';
import { runNginx, startEdge } from '../parts/edge.mjs';
import { buildSite, startSite } from '../parts/site.mjs';
import { portBaseFrom } from '../ports/port-base.mjs';
import { runToEnd } from '../processes/child-processes.mjs';
import { settingsFor } from '../settings.mjs';
import { ensureWrk } from '../programs/executables.mjs';
import { table } from '../system-tests/common/results/table.mjs';
import { sendRequest } from '../system-tests/http-client.mjs';
import { median } from '../system-tests/numbers.mjs';

const usage = `Usage: npm run bench:server -- [options]
  --port-base N    first of eight neighbouring ports (default 4900)
  --seconds N      how long a server is measured in each round (default 5)
  --rounds N       how often each server is measured (default 3)`;

// This page shows only texts of content/, so the benchmark needs neither WordPress nor Supabase.
const page = '/biography';
/** The lowest ratio of the edge's speed to that of a file that passes. */
const promise = 0.7;
const gzip = { 'accept-encoding': 'gzip' };

/**
 * Measures how many times a second a stored page is served, and the 99th percentile of the latency: by nginx from a
 * file, by the site alone, and by the edge in front of the site. Exits with 1 when the ratio of the edge to the file is
 * below `promise`.
 * @param {string[]} argv
 */
export const main = (argv) =>
  run(async () => {
    const values = readOptions(usage, argv, {
      'port-base': { type: 'string', default: '4900' },
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
    });
    const portBase = portBaseFrom(values['port-base'], 8);
    const settings = {
      ...settingsFor({ name: 'bench', portBase }),
      ...{ distDir: '.next-offline', wordpressUrl: 'http://127.0.0.1:1' },
    };
    return withOwnData('bench', settings.ports, async (supervisor) => {
      await installSite();
      const targets = await bringUp(settings, supervisor);
      const results = await measure(targets, Number(values.rounds), values.seconds);
      return report(results);
    });
  });

/**
 * @param {import('../settings.mjs').Settings} settings
 * @param {import('../processes/supervisor.mjs').Supervisor} supervisor
 * @returns {Promise<Record<string, string>>} the URLs of the page, by the name of the server that responds
 */
async function bringUp(settings, supervisor) {
  const { ports, dataDir, siteUrl } = settings;
  await step('Building the site', () => buildSite(settings, supervisor));
  await step('Starting the site', () => startSite(settings, supervisor, 'start'));
  const folder = join(dataDir, 'edge');
  rmSync(folder, { recursive: true, force: true });
  const place = { folder, site: ports.site, edge: ports.control, compressor: ports.database };
  const edge = await startEdge(place);
  supervisor.onStop(edge.stop);
  const edgeUrl = `http://127.0.0.1:${ports.control}${page}`;
  const file = await runStatic(join(dataDir, 'static'), ports.function, edgeUrl);
  supervisor.onStop(file.stop);
  return {
    'nginx, a file': `http://127.0.0.1:${ports.function}/page.html`,
    'the edge': edgeUrl,
    'the site alone': siteUrl + page,
  };
}

// nginx sets these headers itself, so the configuration must not add them.
const ownHeaders =
  /^(server|date|content-|transfer-encoding|connection|keep-alive|etag|x-edge-cache)/;

/** Starts an nginx that serves the headers and the body of the edge's response from a file. */
async function runStatic(folder, port, edgeUrl) {
  const { status, headers, body } = await sendRequest(edgeUrl, { headers: gzip });
  if (status !== 200 || headers['content-encoding'] !== 'gzip')
    throw new Error(
      `The edge must respond with status 200 and gzip. It responded with status ${status}.`,
    );
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'page.html.gz'), body);
  writeFileSync(join(folder, 'page.html'), gunzipSync(body));
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const same = Object.entries(headers)
    .filter(([name]) => !ownHeaders.test(name))
    .map(([name, value]) => `add_header ${name} "${value}";`);
  const configuration = `${user} pid ${folder}/nginx.pid; worker_processes auto; events {}
    http { include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush off;
      open_file_cache max=10;
      server { listen 127.0.0.1:${port}; root ${folder}; gzip_static on; ${same.join(' ')} } }`;
  return runNginx(folder, configuration, port);
}

/** @typedef {{ perSecond: number, p99: number }} Result */

/**
 * Measures the servers in turn, so that other work of the machine affects all of them.
 * @param {Record<string, string>} targets
 * @param {number} rounds
 * @param {string} seconds
 */
async function measure(targets, rounds, seconds) {
  const wrk = await ensureWrk();
  /** @type {Record<string, Result[]>} */
  const results = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, url] of Object.entries(targets)) {
      const result = await load(wrk, url, seconds);
      say(`  ${name}: ${Math.round(result.perSecond)} a second`);
      results[name].push(result);
    }
  }
  return results;
}

/**
 * @param {string} wrk
 * @param {string} url
 * @param {string} seconds
 * @returns {Promise<Result>}
 */
async function load(wrk, url, seconds) {
  const header = `Accept-Encoding: ${gzip['accept-encoding']}`;
  const args = ['-t1', '-c32', `-d${seconds}s`, '--latency', '--timeout', '10s', '-H', header, url];
  const { code, output } = await runToEnd(wrk, args);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  const [, late, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  if (code !== 0 || !perSecond || /Non-2xx|Socket errors/.test(output)) throw new Error(output);
  return { perSecond, p99: Number(late) * { us: 0.001, ms: 1, s: 1000 }[unit] };
}

/**
 * @param {Record<string, Result[]>} results
 * @returns {number} the exit code
 */
function report(results) {
  const rows = Object.entries(results).map(([name, all]) => ({
    name,
    perSecond: median(all.map((each) => each.perSecond)),
    p99: median(all.map((each) => each.p99)),
    ratio: median(
      all.map((each, round) => each.perSecond / results['nginx, a file'][round].perSecond),
    ),
  }));
  say(`\n${page}, gzip, 32 connections, the median of ${results['the edge'].length} rounds`);
  const cells = rows.map(({ name, perSecond, p99, ratio }) => [
    name,
    perSecond.toFixed(0),
    p99.toFixed(1),
    ratio.toFixed(3),
  ]);
  say(table(['server', 'a second', 'p99, ms', 'ratio'], cells));
  const ratio = rows.find(({ name }) => name === 'the edge')?.ratio ?? NaN;
  const isKept = ratio >= promise;
  say(`${isKept ? '✓' : '✗'} The ratio of the edge must be at least ${promise}.`);
  return isKept ? 0 : 1;
}
