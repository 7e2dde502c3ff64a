import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startRedis } from '../../../stack/parts/redis.mjs';
import { freePort } from '../../../stack/ports/free-port.mjs';
import { logged } from '../../testing/answers';
import type { Delivery } from '../webhook-schema';
import { Exchange } from './exchange';
import { Outbox } from './outbox';
import { Stream } from './redis-stream';

jest.setTimeout(30_000);

const folder = mkdtempSync(join(tmpdir(), 'exchange-'));
const key = 'auralune:site.example:webhooks';

let redis: Awaited<ReturnType<typeof startRedis>>;
let port: number;
let running: { exchange: Exchange; run: Promise<void> }[] = [];

beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  port = await freePort();
  redis = await startRedis({ folder, port });
});

afterEach(async () => {
  for (const each of running) each.exchange.end();
  redis.goOn();
  await redis.kill();
  await Promise.all(running.map(({ run }) => run));
  running = [];
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('a webhook that one process of a site received', () => {
  it('is consumed by the others, once, and not by itself', async () => {
    const [one, other, third] = [startProcess('a'), startProcess('b'), startProcess('c')];
    await Promise.all([one, other, third].map(isReached));
    one.exchange.publish(edit(1));
    other.exchange.publish(edit(2));
    await until(() => third.consumed.length === 2);

    expect([one.consumed, other.consumed]).toEqual([[2], [1]]);
    expect(third.consumed.toSorted()).toEqual([1, 2]);
  });

  it('is consumed by one that was not running then, and no second time', async () => {
    const one = startProcess('teller');
    const early = startProcess('late');
    await Promise.all([isReached(one), isReached(early)]);
    one.exchange.publish(edit(1));
    await until(() => early.consumed.length === 1);
    await stop(early);
    one.exchange.publish(edit(2));
    one.exchange.publish(edit(3));

    const late = startProcess('late');
    await isReached(late);
    expect(late.consumed).toEqual([2, 3]);
  });

  it('is consumed again when it failed', async () => {
    const warnings = logged('warn');
    const one = startProcess('sender');
    const other = startProcess('weak', { failures: 1 });
    await Promise.all([isReached(one), isReached(other)]);
    one.exchange.publish(edit(1));
    one.exchange.publish(edit(2));
    await until(() => other.consumed.length === 2);

    expect(other.consumed).toEqual([1, 2]);
    expect(warnings).toHaveBeenCalledTimes(1);
  });

  it('expires everything when the stream no longer has all messages', async () => {
    const early = startProcess('far');
    await isReached(early);
    await stop(early);
    await say(400, (number) => JSON.stringify(edit(number)));

    const late = startProcess('far');
    await isReached(late);
    expect(late.consumed[0]).toBe('everything');
    expect(late.consumed.at(-1)).toBe(400);
    expect(late.consumed.length).toBeLessThan(310);
  });

  it('expires everything when the stored position is later than any entry in Redis', async () => {
    const early = startProcess('ahead');
    await isReached(early);
    await stop(early);
    outboxOf('ahead').acknowledgeUpTo(`${Date.now() + 60_000}-0`);

    const late = startProcess('ahead');
    await isReached(late);
    expect(late.consumed).toEqual(['everything']);
    await say(1, () => JSON.stringify(edit(1)));
    await until(() => late.consumed.length === 2);
  });

  it('is skipped when it is not a webhook', async () => {
    const one = startProcess('strict');
    await isReached(one);
    await say(3, (number) => (number === 2 ? JSON.stringify(edit(2)) : 'nonsense'));
    await until(() => one.consumed.length > 0);

    expect(one.consumed).toEqual([2]);
  });
});

describe('while Redis is away', () => {
  it('a process starts, and consumes later', async () => {
    const warnings = logged('warn');
    await redis.kill();
    const one = startProcess('early bird');
    const other = startProcess('other bird');
    await until(() => one.exchange.state === 'away');
    one.exchange.publish(edit(1));
    redis = await startRedis({ folder, port });
    await until(() => other.consumed.length === 1);

    expect(other.consumed).toEqual([1]);
    expect(warnings).toHaveBeenCalledTimes(2);
  });

  it('no message is lost when the process restarts and Redis has lost its data', async () => {
    const warnings = logged('warn');
    const [one, other] = [startProcess('left'), startProcess('right')];
    await Promise.all([isReached(one), isReached(other)]);
    await redis.kill();
    await until(() => one.exchange.state === 'away' && other.exchange.state === 'away');
    one.exchange.publish(edit(1));
    await stop(one);
    redis = await startRedis({ folder, port });
    // Both processes have stored a position that Redis no longer has.
    const again = startProcess('left');
    await until(() => other.consumed.length === 2 && again.exchange.state === 'reached');

    expect(other.consumed.toSorted()).toEqual([1, 'everything']);
    expect(warnings).toHaveBeenCalledTimes(2);
  });

  it('a hanging Redis does not delay the publisher, and is detected', async () => {
    const warnings = logged('warn');
    const [one, other] = [startProcess('quick'), startProcess('patient')];
    await Promise.all([isReached(one), isReached(other)]);
    redis.hang();
    const since = Date.now();
    one.exchange.publish(edit(1));
    expect(Date.now() - since).toBeLessThan(500);
    await until(() => one.exchange.state === 'away' && other.exchange.state === 'away');

    redis.goOn();
    await until(() => other.consumed.length > 0 && one.exchange.state === 'reached');
    expect(new Set(other.consumed)).toEqual(new Set([1]));
    expect(warnings).toHaveBeenCalledTimes(2);
  });
});

type Process = { exchange: Exchange; consumed: (number | string)[] };

/** @param name processes of one name are one, started again: they have the same outbox */
function startProcess(name: string, { failures = 0 } = {}): Process {
  const consumed: Process['consumed'] = [];
  const consume = async ({ changes: [change] }: Delivery): Promise<void> => {
    if (failures-- > 0) throw new Error('not now');
    consumed.push(change!.type === 'settings' ? 'everything' : change!.id);
  };
  const outbox = outboxOf(name);
  const exchange = new Exchange({ url: `redis://127.0.0.1:${port}`, key, outbox, consume });
  running.push({ exchange, run: exchange.run() });
  return { exchange, consumed };
}

const outboxOf = (name: string) => new Outbox(join(folder, String(port), `${name}.json`));

async function stop({ exchange }: Process): Promise<void> {
  exchange.end();
  await running.find((each) => each.exchange === exchange)!.run;
}

const isReached = ({ exchange }: Process) => until(() => exchange.state === 'reached');

async function until(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(`Not within 20 s: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function edit(id: number): Delivery {
  const change = { type: 'post', id, action: 'updated' as const, terms: [], previousTerms: [] };
  return { version: 1, id: randomUUID(), changes: [change] };
}

/** Adds this many messages to the stream, as another process does. */
async function say(times: number, wordsOf: (number: number) => string): Promise<void> {
  const stream = new Stream(redis.url, key);
  await stream.open();
  for (let number = 1; number <= times; number++) {
    await stream.add({ from: 'elsewhere', delivery: wordsOf(number) });
  }
  stream.close();
}
