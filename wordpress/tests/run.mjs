#!/usr/bin/env node
/**
 * Runs the plugin's tests on real WordPress installations:
 * - the oldest PHP and WordPress that the plugin supports and that the npm packages contain, in WebAssembly with SQLite
 * - the newest PHP and WordPress, in WebAssembly with SQLite
 * - the newest WordPress as a web host runs it, behind nginx and PHP-FPM, on MariaDB, if those can be installed
 *
 * Each of the slower tests runs on one of the first two installations, and on the third. With the argument "all", every
 * test runs on each of these versions. Two installations of the oldest then share its tests, because it is the slowest
 * and uses only one core.
 *
 * For one combination: node wordpress/tests/run.mjs [php] [wordpress] [part of a test's name]
 * "host" instead of a PHP version means the PHP of this machine. The WordPress is a version, or the path of an archive
 * or folder; "" means the newest.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { clientOf } from './lib/client.mjs';
import { ensureHostOrNull } from '../../stack/host/programs.mjs';
import { freePort } from '../../stack/ports/free-port.mjs';
import { startHost } from './lib/host.mjs';
import { NEXT_SECRET, SECRET, startReceiver } from './lib/receiver.mjs';
import { lazySupabase } from './lib/supabase.mjs';
import { startWordPress } from './lib/wordpress.mjs';
import { beginningOf } from '../../stack/npm-test/failure.mjs';
import { withRetry } from '../../stack/npm-test/retries.mjs';
import { choiceOf, wordpressSource } from '../../stack/wordpress-source.mjs';

/** The WordPress that the local stack runs: a version of the npm packages, or the path of an archive or folder. */
const newest = choiceOf(await wordpressSource());
const OLDEST = { php: '7.4', wp: '6.4' };
const NEWEST = { php: '8.4', wp: newest };
const HOST = { php: 'host', wp: newest };
const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'cases');

const [php, wp, only = ''] = process.argv.slice(2);
const both = !php || php === 'all';
const isAll = php === 'all';
const stacks = both ? [OLDEST, NEWEST] : [{ php, wp: wp || newest }];
/** The names of slow test files whose results hardly depend on the versions of PHP and WordPress. */
const SHARED = /^[14578]-/;
/**
 * Whether an installation runs one of the slow tests. The oldest PHP is five times as slow as the newest, so it runs
 * one test of five, and the newest runs the others. The installation on this machine's PHP runs all of them.
 */
const isRunOn = (stack, index) => stack === HOST || (index % 5 === 0) === (stack === OLDEST);

const programs = both || php === 'host' ? await ensureHostOrNull() : null;
if (both && programs) stacks.push(HOST);

const cases = [];
for (const file of readdirSync(folder).sort()) {
  const { default: tests } = await import(pathToFileURL(path.join(folder, file)).href);
  for (const [title, test] of Object.entries(tests)) {
    const name = `${path.parse(file).name}: ${title}`;
    if (name.includes(only)) cases.push({ name, test });
  }
}

const started = [];
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stopAll());

async function stopAll() {
  await Promise.all(started.map(({ stop }) => stop()));
  process.exit(1);
}

const runs = stacks.map((stack) => {
  const mine = (one, index) => isAll || !SHARED.test(one.name) || isRunOn(stack, index);
  return { stack, tests: both ? cases.filter(mine) : [...cases] };
});
if (isAll) runs.push(...runs.filter(({ stack }) => stack === OLDEST));
const results = await Promise.all(runs.map(({ stack, tests }) => runOn(stack, tests)));
const failed = results.flat().filter((result) => result.error);
for (const { stack, name, error } of failed)
  console.error(`\nFAILED on ${stack}: ${name}\n${error.stack ?? error}`);
console.log(`\n${results.flat().length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length ? 1 : 0;

/**
 * Starts one installation, and runs tests of the list on it until the list is empty. Two installations can share a
 * list. Each has a separate Supabase, because the tests empty its tables and count their rows.
 */
async function runOn({ php, wp }, tests) {
  const label = `PHP ${php}, WordPress ${wp}`;
  const site = await startReceiver();
  const supabase = lazySupabase();
  started.push(supabase);
  let wordpress;
  try {
    const settings = { port: await freePort(), site: site.url, secret: SECRET };
    wordpress = await (php === 'host'
      ? startHost({ wp, programs, ...settings })
      : startWordPress({ php, wp, ...settings }));
    started.push(wordpress);
    return await runTests(label, tests, {
      wordpress,
      site,
      SECRET,
      NEXT_SECRET,
      supabase: supabase.open,
      ...clientOf(wordpress, site),
    });
  } catch (error) {
    return [{ stack: label, name: 'start', error }];
  } finally {
    await wordpress?.stop();
    await supabase.stop();
    await site.stop();
  }
}

/** Runs tests one after the other, and removes each from the list when it begins. Resolves to their results. */
async function runTests(stack, tests, context) {
  const results = [];
  for (let one = tests.shift(); one; one = tests.shift()) {
    const { name, test } = one;
    const started = Date.now();
    const { error, first } = await withRetry(() => errorOf(test, context));
    // stack/npm-test/plugin-failures.mjs reads these lines.
    if (first) {
      const message = beginningOf(String(first.message ?? first));
      console.log(`${error ? 'FAILED' : 'FLAKY'} ${stack} · ${name} | ${message}`);
    }
    if (!error) console.log(`passed ${stack} · ${name} (${Date.now() - started} ms)`);
    results.push({ stack, name, error });
  }
  return results;
}

/** Runs a test. Returns its error, or an error with the notices that PHP logged, or undefined if it passed. */
async function errorOf(test, context) {
  const logged = context.wordpress.log().length;
  try {
    Object.assign(context.site, { status: 202, delay: 0, responses: {} });
    await test(context);
    await context.untilSent();
    const notices = ourNotices(context.wordpress.log().slice(logged));
    if (notices) throw new Error(`PHP logged notices:\n${notices}`);
  } catch (error) {
    return error;
  }
}

/** What PHP logged, without the notices of a newer PHP about the code of an older WordPress. */
function ourNotices(log) {
  const ofCore =
    /Deprecated: .*(Return type of|dynamic property|Implicitly marking parameter|Using \$\{).* in \S+\/wp-(includes|admin)\//;
  return log
    .split('\n')
    .filter((line) => line.trim() && !ofCore.test(line))
    .join('\n');
}
