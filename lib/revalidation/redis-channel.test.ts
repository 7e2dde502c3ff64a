import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createClient } from '@redis/client';

import { startRedis } from '../../stack/parts/redis.mjs';
import { freePort } from '../../stack/ports/free-port.mjs';
import type { Removals } from '../cache/reported-removals.mjs';
import { logged } from '../testing/responses';
import { RedisChannel } from './redis-channel';
import type { Change } from './webhook-schema';

jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'redis-channel-'));
const channel = 'auralune:site.example:changes';

let redis: Awaited<ReturnType<typeof startRedis>>;
let port: number;
let running: { process: Process; run: Promise<void> }[] = [];

beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  port = await freePort();
  redis = await startRedis({ folder, port });
});

afterEach(async () => {
  redis.resume();
  await Promise.all(running.map(({ process }) => stop(process)));
  await redis.kill();
  running = [];
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('a change that was reported to one process of a site', () => {
  it('is received by the others once, and not by that process itself', async () => {
    const [one, other, third] = await startAll('one', 'other', 'third');
    one.channel.publish(edit(1));
    other.channel.publish(edit(2));
    await until(() => [one, other, third].flatMap(({ received }) => received).length >= 4);

    expect([one.received, other.received]).toEqual([[2], [1]]);
    expect(third.received.toSorted()).toEqual([1, 2]);
  });

  it('counts as a change of everything in one that was not running then', async () => {
    const [one] = await startAll('one');
    one.channel.publish(edit(1));
    const late = startProcess('late');
    await until(() => late.channel.state === 'connected');

    expect(late.received).toEqual(['everything']);
    expect(one.received).toEqual([]);
  });

  it('counts as a change of everything when the message cannot be read', async () => {
    const [one] = await startAll('one');
    await say('nonsense', JSON.stringify({ from: 'another', changes: [] }));
    await until(() => one.received.length === 2);

    expect(one.received).toEqual(['everything', 'everything']);
  });
});

describe('a removal', () => {
  it('is known to a process that was not running then', async () => {
    const [one] = await startAll('one');
    one.removals.push(['post:1', 1_000]);
    const late = startProcess('late');
    await until(() => late.removals.length > 0);

    expect(late.removals).toEqual([['post:1', 1_000]]);
  });

  it('is known to all when the only process that knew it is connected again', async () => {
    const [one] = await startAll('one');
    const late = startProcess('late');
    late.removals.push(['post:2', 2_000]);
    await until(() => one.removals.length > 0);

    expect(one.removals).toEqual([['post:2', 2_000]]);
  });
});

describe('while Redis is unreachable', () => {
  it('a process starts, and joins the others later', async () => {
    const warnings = logged('warn');
    await redis.kill();
    const one = startProcess('one');
    await until(() => one.channel.state === 'disconnected');
    expect(one.received).toEqual([]);
    redis = await startRedis({ folder, port });
    await until(() => one.channel.state === 'connected');

    expect(one.received).toEqual(['everything']);
    expect(warnings).toHaveBeenCalledTimes(1);
  });

  it('no change is lost: everything counts as changed when Redis is back, and removals are sent', async () => {
    const warnings = logged('warn');
    const [one, other] = await startAll('one', 'other');
    await redis.kill();
    await until(() => [one, other].every((each) => each.channel.state === 'disconnected'));
    one.channel.publish(edit(1));
    one.removals.push(['post:1', 1_000]);
    redis = await startRedis({ folder, port });
    await until(() => other.removals.length > 0 && other.received.length > 0);

    expect(new Set(other.received)).toEqual(new Set(['everything']));
    expect(other.removals).toContainEqual(['post:1', 1_000]);
    expect(warnings).toHaveBeenCalledTimes(2);
  });

  it('a hanging Redis does not delay the publisher, and is detected', async () => {
    const warnings = logged('warn');
    const [one, other] = await startAll('one', 'other');
    redis.hang();
    // `publish` must return at once, without a promise, so that nobody can wait for Redis.
    expect(one.channel.publish(edit(1))).toBeUndefined();
    await until(() => [one, other].every((each) => each.channel.state === 'disconnected'));

    redis.resume();
    await until(() => [one, other].every((each) => each.channel.state === 'connected'));
    expect(other.received).toContain('everything');
    expect(warnings).toHaveBeenCalledTimes(2);
  });
});

describe('a process that could not publish', () => {
  it('tells the processes that were never disconnected later that something has changed', async () => {
    const [other] = await startAll('other');
    const one = startProcess('one');
    // This process has not joined the channel yet.
    one.channel.publish(edit(1));
    await until(() => other.received.length > 0);
    expect(other.received).toEqual(['everything']);

    await stop(one);
    await startAll('one');
    expect(other.received).toEqual(['everything']);
  });

  it('tells them even if it was killed and started again meanwhile', async () => {
    const [other] = await startAll('other');
    const killed = startProcess('one');
    killed.channel.publish(edit(1));
    await stop(killed);
    expect(other.received).toEqual([]);
    await startAll('one');

    await until(() => other.received.length > 0);
    expect(other.received).toEqual(['everything']);
  });
});

type Process = { channel: RedisChannel; received: (number | 'everything')[]; removals: Removals };

/** @param name a second process with the same name stands for a restart of the first one: both have the same file */
function startProcess(name: string): Process {
  const received: Process['received'] = [];
  const removals: Removals = [];
  const started = new RedisChannel({
    url: redis.url,
    channel,
    file: join(folder, String(port), `${name}.json`),
    onChanges: (changes) => received.push(...changes.map(({ id }) => id)),
    onGap: () => received.push('everything'),
    getRemovals: () => removals,
    onRemovals: (more) => removals.push(...more),
  });
  const process = { channel: started, received, removals };
  running.push({ process, run: started.run() });
  return process;
}

/** Starts processes and waits until all have joined. What they have received until then is not recorded. */
async function startAll<Names extends string[]>(...names: Names) {
  const processes = names.map(startProcess);
  await until(() => processes.every((each) => each.channel.state === 'connected'));
  for (const { received } of processes) received.length = 0;
  // There is one process for each name.
  return processes as { [Name in keyof Names]: Process };
}

async function stop(process: Process): Promise<void> {
  process.channel.end();
  await running.find((each) => each.process === process)!.run;
}

async function until(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(`Not true within 20 seconds: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const edit = (id: number): Change[] => [
  { type: 'post', id, action: 'updated', terms: [], previousTerms: [] },
];

/** Publishes messages as another program does. */
async function say(...messages: string[]): Promise<void> {
  const client = await createClient({ url: redis.url }).connect();
  for (const message of messages) await client.publish(channel, message);
  client.destroy();
}
