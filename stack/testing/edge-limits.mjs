import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { rootDir } from '../settings.mjs';
import { pause } from '../processes/wait.mjs';
import { runningEdge } from './running-edge.mjs';

/** The number of requests that one visitor may send at once and per second, in deploy/nginx.conf and deploy/varnish.vcl. */
const burst = 500;
const perSecond = 50;
/** The number of files of a large page; no page of the site has as many. */
const partsOfAPage = 60;
/** Seconds after which a slow client is disconnected. */
const patience = 20;

const proxy = '127.0.0.9';
/** One loopback address per test, so that no test uses the limit of another. */
const visitor = (number) => `127.0.1.${number}`;

/**
 * The limits of an edge for one visitor.
 * @param {Parameters<typeof runningEdge>[0]} start
 */
export function limitPromises(start) {
  const running = runningEdge(start, { proxy });
  const { get } = running;
  const ask = (from, path = '/any-page', headers = {}) => get(path, headers, 'GET', from);

  test('lets eight visitors behind one address open a page at once, with all its pictures', async () => {
    const paths = Array.from({ length: 8 }, (_, page) =>
      Array.from({ length: partsOfAPage }, (_, part) =>
        part ? `/_next/image?url=%2F${page}&w=480&q=${part}` : `/page-${page}`,
      ),
    );
    // A browser has six connections.
    const answers = await runConcurrently(paths.flat(), 48, (path) => ask(visitor(1), path));
    assert.deepEqual(
      answers.filter(({ status }) => status !== 200),
      [],
    );
  });

  test('asks who wants more to come again, in both languages, and nobody else', async () => {
    const since = Date.now();
    const paths = Array.from({ length: 4000 }, (_, number) => `/flood-${number}`);
    const others = [];
    const answers = await runConcurrently(paths, 40, async (path) => {
      if (path.endsWith('00')) others.push(ask(visitor(3)));
      return ask(visitor(2), path);
    });
    const refused = answers.filter(({ status }) => status !== 200);
    const most = burst + perSecond * ((Date.now() - since) / 1000 + 2);
    assert.ok(answers.length - refused.length <= most, `${answers.length - refused.length}`);
    assert.ok(refused.length > 0);
    for (const answer of refused) isFriendly(answer);
    for (const { status } of await Promise.all(others)) assert.equal(status, 200);

    await pause(1000 * Number(refused[0].headers['retry-after']));
    assert.equal((await ask(visitor(2))).status, 200);
  });

  test('takes no word from a visitor for who he is', async () => {
    const answers = await runConcurrently(Array.from({ length: 1500 }).keys(), 40, (number) =>
      ask(visitor(4), '/any-page', { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` }),
    );
    assert.ok(answers.some(({ status }) => status === 429));
  });

  test('knows the visitors of the proxy that it is told of, and of an IPv6 one the network', async () => {
    const behind = (address) => ask(proxy, '/any-page', { 'x-forwarded-for': address });
    const one = (number) =>
      behind(`forged, 2001:db8:1:2:${(number & 255).toString(16)}::${number % 7}`);
    const answers = await runConcurrently(Array.from({ length: 1500 }).keys(), 40, one);
    assert.ok(answers.some(({ status }) => status === 429));

    for (const other of ['2001:db8:1:3::1', '192.0.2.7', '192.0.2.8'])
      assert.equal((await behind(other)).status, 200);
    const forwarded = running.site.requests.map(({ headers }) => headers['x-forwarded-for']);
    assert.ok(forwarded.every((chain) => !/^[^,]*$/.test(String(chain))));
  });

  test('does not count the machine that it runs on', async () => {
    const answers = await runConcurrently(Array.from({ length: 1500 }).keys(), 40, () =>
      ask('127.0.0.1'),
    );
    assert.deepEqual(
      answers.filter(({ status }) => status !== 200),
      [],
    );
  });

  test('closes heads and bodies that do not come to an end, and answers others meanwhile', async () => {
    running.site.requests = [];
    const head = 'GET /slow HTTP/1.1\r\nHost: site\r\nX-Slow: ';
    const body = 'POST /api/contact HTTP/1.1\r\nHost: site\r\nContent-Length: 1000\r\n\r\nname';
    const slow = [
      ...Array.from({ length: 300 }, () => dawdle(running.port, visitor(5), head, 'x')),
      ...Array.from({ length: 20 }, () => dawdle(running.port, visitor(6), body, '')),
      // The client sends nothing at all.
      ...Array.from({ length: 20 }, () => dawdle(running.port, visitor(7), '', '')),
    ];
    const all = Promise.all(slow);
    const answered = [];
    let isOver = false;
    void all.finally(() => (isOver = true));
    while (!isOver) {
      const since = Date.now();
      answered.push({ ...(await ask(visitor(8))), milliseconds: Date.now() - since });
      await pause(250);
    }
    const seconds = await all;
    assert.ok(Math.max(...seconds) < patience, `${Math.max(...seconds)} s`);
    assert.ok(answered.every(({ status }) => status === 200));
    assert.ok(Math.max(...answered.map(({ milliseconds }) => milliseconds)) < 5000);
    // An incomplete request costs the site nothing.
    assert.ok(running.site.requests.every(({ url }) => url === '/any-page'));
  });

  return { ...running, ask, visitor };
}

const words = ['en', 'de'].map((language) => ({
  language,
  title: JSON.parse(readFileSync(join(rootDir, 'messages', `${language}.json`), 'utf8')).search.busy
    .title,
}));

/** @param {Awaited<ReturnType<ReturnType<typeof runningEdge>['get']>>} answer */
export function isFriendly({ status, headers, text }) {
  assert.equal(status, 429);
  assert.match(String(headers['retry-after']), /^[1-9]\d?$/);
  assert.equal(headers['cache-control'], 'no-store');
  assert.equal(headers['content-type'], 'text/html; charset=utf-8');
  assert.match(String(headers['x-request-id']), /^[\w.-]{8,64}$/);
  for (const { language, title } of words) {
    const section = new RegExp(`lang="${language}">(?:(?!lang=)[^])*<h[12]>${title}</h[12]>`);
    assert.match(text, section);
  }
}

/**
 * @template T, R
 * @param {Iterable<T>} things
 * @param {number} count how many are under way at a time
 * @param {(thing: T) => Promise<R>} work
 * @returns {Promise<R[]>}
 */
export async function runConcurrently(things, count, work) {
  const results = [];
  const queue = things[Symbol.iterator]();
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next())
      results.push(await work(next.value));
  };
  await Promise.all(Array.from({ length: count }, worker));
  return results;
}

/**
 * Sends a beginning, then a little more every second.
 * @returns {Promise<number>} seconds until the server closed the connection; one second more than the limit if it did not
 */
function dawdle(port, from, beginning, more) {
  const since = Date.now();
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () =>
      socket.write(beginning),
    );
    const timer = setInterval(() => {
      if (more) socket.write(more);
      if (Date.now() - since > (patience + 1) * 1000) socket.destroy();
    }, 1000);
    // The response must be read: otherwise the end of the connection is not noticed.
    socket.resume().on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(timer);
      resolve((Date.now() - since) / 1000);
    });
  });
}
