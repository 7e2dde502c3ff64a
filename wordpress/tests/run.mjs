#!/usr/bin/env node
/**
 * Runs the plugin's promises on real WordPresses: the oldest and newest PHP and WordPress that the packages offer, in
 * WebAssembly with SQLite, and one as a host runs it, behind nginx and PHP-FPM, on MariaDB, where those can be had. Each of
 * the slower promises is kept on one of them ("all": every one on each). Or one combination:
 * node wordpress/tests/run.mjs [php] [wordpress] [part of a name]
 * With "host" instead of a PHP version it is the machine's, with "debian" instead of a WordPress version Debian's package.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { clientOf } from './lib/client.mjs';
import { ensureHost } from '../../stack/host/programs.mjs';
import { hasDebian, startHost } from './lib/host.mjs';
import { freePort, NEXT_SECRET, SECRET, startReceiver } from './lib/receiver.mjs';
import { startWordPress } from './lib/wordpress.mjs';

const OLDEST = { php: '7.4', wp: '6.2' };
const NEWEST = { php: '8.4', wp: 'nightly' };
const HOST = { php: 'host', wp: '6.5' };
const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'cases');

const [php, wp, only = ''] = process.argv.slice(2);
const both = !php || php === 'all';
const stacks = both ? [OLDEST, NEWEST] : [{ php, wp: wp ?? '6.5' }];
/** Case files whose promises hardly depend on versions, and take long. */
const DEALT = /^[14578]-/;
/** The oldest, whose PHP is five times as slow, gets one of five, the newest the others; the host is quick, and gets all. */
const isDealtTo = (stack, turn) => stack === HOST || (turn % 5 === 0) === (stack === OLDEST);

if (wp === 'debian' && !hasDebian()) {
  console.error("Needs Debian's own WordPress: apt-get install --no-install-recommends wordpress");
  process.exit(2);
}
const programs = both || php === 'host' ? await ensureHost() : null;
if (both && programs) stacks.push(HOST);

const cases = [];
for (const file of readdirSync(folder).sort()) {
  const { default: promises } = await import(pathToFileURL(path.join(folder, file)));
  for (const [name, keep] of Object.entries(promises))
    cases.push({ name: `${path.parse(file).name}: ${name}`, keep });
}

const started = [];
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await Promise.all(started.map(({ stop }) => stop()));
    process.exit(1);
  });
}

const results = await Promise.all(
  stacks.map((stack) => {
    const mine = (one, turn) => php === 'all' || !DEALT.test(one.name) || isDealtTo(stack, turn);
    return runOn(stack, both ? cases.filter(mine) : cases);
  }),
);
const failed = results.flat().filter((result) => result.error);
for (const { stack, name, error } of failed)
  console.error(`\nFAILED on ${stack}: ${name}\n${error.stack ?? error}`);
console.log(`\n${results.flat().length - failed.length} promises kept, ${failed.length} broken`);
process.exitCode = failed.length ? 1 : 0;

async function runOn({ php, wp }, promises) {
  const label = `PHP ${php}, WordPress ${wp}`;
  const site = await startReceiver();
  let wordpress;
  try {
    const settings = { port: await freePort(), site: site.url, secret: SECRET };
    wordpress = await (php === 'host'
      ? startHost({ wp, programs, ...settings })
      : startWordPress({ php, wp, ...settings }));
    started.push(wordpress);
    return await keepAll(label, promises, {
      wordpress,
      site,
      SECRET,
      NEXT_SECRET,
      ...clientOf(wordpress, site),
    });
  } catch (error) {
    return [{ stack: label, name: 'start', error }];
  } finally {
    await wordpress?.stop();
    await site.stop();
  }
}

async function keepAll(stack, promises, context) {
  const kept = [];
  for (const { name, keep } of promises.filter((one) => one.name.includes(only))) {
    const started = Date.now();
    const logged = context.wordpress.log().length;
    let error;
    try {
      Object.assign(context.site, { status: 202, delay: 0 });
      await keep(context);
      const notices = ourNotices(context.wordpress.log().slice(logged));
      if (notices) throw new Error(`PHP has something to say:\n${notices}`);
    } catch (cause) {
      error = cause;
    }
    console.log(`${error ? 'BROKEN' : 'kept  '} ${stack} · ${name} (${Date.now() - started} ms)`);
    kept.push({ stack, name, error });
  }
  return kept;
}

/** What PHP logged, without what an older WordPress's own code looks like to a newer PHP. */
function ourNotices(log) {
  const ofCore =
    /Deprecated: .*(Return type of|dynamic property|Implicitly marking parameter|Using \$\{).* in \S+\/wp-(includes|admin)\//;
  return log
    .split('\n')
    .filter((line) => line.trim() && !ofCore.test(line))
    .join('\n');
}
