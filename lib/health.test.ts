import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { noteWebhook } from './last-webhook';

const now = new Date('2026-11-20T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

type Away = 'site' | 'cms' | 'data';

let asked: string[];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'auralune-health-'));
  process.env.NEXT_DIST_DIR = folder;
});
afterEach(() => {
  delete process.env.NEXT_DIST_DIR;
  rmSync(folder, { recursive: true });
});

/** A process of its own, for what one of them remembers. */
async function newProcess(): Promise<typeof import('./health')> {
  jest.resetModules();
  return import('./health');
}

/** Replaces the network: who is away answers 503 or nothing at all. */
function network(away: Away[], how: 'refuses' | 'fails' = 'refuses'): void {
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { hostname } = new URL(String(input));
    const name = hostname === '127.0.0.1' ? 'site' : hostname.split('.')[0]!;
    asked.push(name);
    if (!away.includes(name as Away)) return new Response('{}');
    if (how === 'fails') return new Response('down', { status: 503 });
    throw new Error(`connect ECONNREFUSED ${hostname}`);
  });
}

describe('getHealth', () => {
  it('passes when everybody answers', async () => {
    network([]);
    const { status, checks } = await (await newProcess()).getHealth(now);

    expect(status).toBe('pass');
    expect(checks['wordpress:reachability']).toEqual([
      { componentType: 'datastore', status: 'pass', time: '2026-11-20T12:00:00.000Z' },
    ]);
    expect(checks['webhook:age']![0]).toMatchObject({ observedValue: null, observedUnit: 's' });
  });

  it.each(['refuses', 'fails'] as const)(
    'only warns while a source %s: the pages are there',
    async (how) => {
      network(['cms', 'data'], how);
      const { status, checks } = await (await newProcess()).getHealth(now);

      expect(status).toBe('warn');
      expect(checks.pages![0]).toMatchObject({ status: 'pass' });
      expect(checks['wordpress:reachability']![0]).toMatchObject({ status: 'warn' });
      expect(checks['supabase:reachability']![0]).toMatchObject({ status: 'warn' });
    },
  );

  it('fails when there is no page to show', async () => {
    network(['site', 'cms'], 'fails');

    expect((await (await newProcess()).getHealth(now)).status).toBe('fail');
  });

  it.each(['cache', 'server'])(
    'warns, and says so once in the log, while %s cannot be written',
    async (name) => {
      network([]);
      // As a read-only system does it, for an administrator too.
      writeFileSync(join(folder, name), '');
      const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { getHealth } = await newProcess();
      const { status, checks } = await getHealth(now);
      await getHealth(later(6));

      expect(status).toBe('warn');
      expect(checks['cache:writability']![0]).toMatchObject({
        ...{ componentType: 'datastore', status: 'warn' },
      });
      expect(logged).toHaveBeenCalledTimes(1);
      expect(logged).toHaveBeenCalledWith(
        expect.stringContaining('kept'),
        expect.objectContaining({ code: expect.stringMatching(/^(EEXIST|ENOTDIR)$/) }),
      );

      rmSync(join(folder, name));
      const told = jest.spyOn(console, 'info').mockImplementation(() => undefined);
      expect((await getHealth(later(12))).status).toBe('pass');
      expect(told).toHaveBeenCalledTimes(1);
    },
  );

  it('leaves nothing behind where it has tried to write, and tries once in five seconds', async () => {
    network([]);
    const { getHealth } = await newProcess();
    await getHealth(now);
    expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
      ...['cache', 'server', join('server', 'route-cache')],
    ]);

    rmSync(join(folder, 'cache'), { recursive: true });
    writeFileSync(join(folder, 'cache'), '');
    expect((await getHealth(later(4.9))).status).toBe('pass');
  });

  it('says nothing of Redis to a process that has no others', async () => {
    network([]);

    expect((await (await newProcess()).getHealth(now)).checks).not.toHaveProperty([
      'redis:reachability',
    ]);
  });

  it.each([
    ['starting', 'fail'],
    ['reached', 'pass'],
    ['away', 'warn'],
  ] as const)(
    'is ready for visitors once it has heard the others: %s, %s',
    async (state, status) => {
      network([]);
      const store = globalThis as { exchange?: { state: string } };
      store.exchange = { state };
      const health = await (await newProcess()).getHealth(now);
      delete store.exchange;

      expect(health.status).toBe(status);
      expect(health.checks['redis:reachability']).toEqual([
        { componentType: 'datastore', status, time: now.toISOString() },
      ]);
    },
  );

  it('names no host, no key and no reason', async () => {
    network(['site', 'cms', 'data']);
    const text = JSON.stringify(await (await newProcess()).getHealth(now));

    expect(text).not.toMatch(/example|127\.0\.0\.1|visitors-key|ECONN/);
  });

  it('asks once in five seconds, however many want to know', async () => {
    network([]);
    const { getHealth } = await newProcess();
    await Promise.all([getHealth(now), getHealth(now), getHealth(later(4.9))]);
    expect(asked.toSorted()).toEqual(['cms', 'data', 'site']);

    await getHealth(later(5));
    expect(asked).toHaveLength(6);
  });

  it('counts the age of the last webhook on, whenever it asked the others', async () => {
    network([]);
    const { getHealth } = await newProcess();
    noteWebhook(later(-3));
    await getHealth(now);

    expect((await getHealth(later(1))).checks['webhook:age']![0]).toMatchObject({
      observedValue: 4,
    });
  });
});
