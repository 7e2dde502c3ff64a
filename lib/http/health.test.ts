import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { processState } from '../next-internals/process-state.mjs';
import { noteWebhook } from '../revalidation/webhook-age';

const now = new Date('2026-11-20T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

type Away = 'site' | 'cms' | 'data' | 'mail';

let requests: string[];
let unsent: { late: number; failed: number };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'auralune-health-'));
  process.env.NEXT_DIST_DIR = folder;
});
afterEach(() => {
  delete process.env.NEXT_DIST_DIR;
  rmSync(folder, { recursive: true });
});

/** Loads the module again, like a new process, without the results of earlier checks. */
async function newProcess(): Promise<typeof import('./health')> {
  jest.resetModules();
  return import('./health');
}

/** Replaces the network. A service in `away` refuses the connection, responds with 503 (`fails`) or redirects. */
function network(away: Away[], how: 'refuses' | 'fails' | 'redirects' = 'refuses'): void {
  [requests, unsent] = [[], { late: 0, failed: 0 }];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { hostname, pathname } = new URL(String(input));
    const isFunction = pathname === '/functions/v1/send-contact-email';
    const name = isFunction ? 'mail' : hostname === '127.0.0.1' ? 'site' : hostname.split('.')[0]!;
    requests.push(name);
    const state = { ranAgo: 9, ...unsent };
    if (!away.includes(name as Away)) return Response.json({ mail: null, state });
    if (how === 'fails') return new Response('down', { status: 503 });
    if (how === 'redirects') return Response.redirect('https://other.example/', 307);
    throw new Error(`connect ECONNREFUSED ${hostname}`);
  });
}

describe('getHealth', () => {
  it('passes when every service responds', async () => {
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
      // A file in place of the folder: writing then fails even for root, as on a read-only file system.
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
        expect.stringContaining('cannot be stored'),
        expect.objectContaining({ code: expect.stringMatching(/^(EEXIST|ENOTDIR)$/) }),
      );

      rmSync(join(folder, name));
      const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
      expect((await getHealth(later(12))).status).toBe('pass');
      expect(info).toHaveBeenCalledTimes(1);
    },
  );

  it('deletes its test file, and writes one at most every five seconds', async () => {
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

  it('has no check of Redis when the process is the only one', async () => {
    network([]);

    expect((await (await newProcess()).getHealth(now)).checks).not.toHaveProperty([
      'redis:reachability',
    ]);
  });

  it.each([
    ['starting', 'fail'],
    ['connected', 'pass'],
    ['disconnected', 'warn'],
  ] as const)(
    'is ready for visitors once it has joined the others: %s, %s',
    async (state, status) => {
      network([]);
      const store = processState('otherProcesses', (): { channel?: { state: string } } => ({}));
      store.channel = { state };
      const health = await (await newProcess()).getHealth(now);
      delete store.channel;

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

  it.each(['late', 'failed'] as const)(
    'warns while contact mail is %s, and checks once a minute while none is',
    async (how) => {
      network([]);
      unsent[how] = 2;
      const { getHealth } = await newProcess();
      const { status, checks } = await getHealth(now);

      expect([status, checks['contact-mail:delivery']![0]]).toMatchObject([
        'warn',
        { status: 'warn' },
      ]);
      unsent[how] = 0;
      expect((await getHealth(later(5))).status).toBe('pass');
      expect((await getHealth(later(64))).status).toBe('pass');
      expect(requests.filter((name) => name === 'mail')).toHaveLength(2);
    },
  );

  it.each(['refuses', 'fails', 'redirects'] as const)(
    'warns when the function that mails messages %s',
    async (how) => {
      network(['mail'], how);

      expect((await (await newProcess()).getHealth(now)).status).toBe('warn');
    },
  );

  it('warns when the function that mails messages responds with more than 16 KiB', async () => {
    network([]);
    Object.assign(unsent, { more: 'x'.repeat(16 * 1024) });

    expect((await (await newProcess()).getHealth(now)).status).toBe('warn');
  });

  it('checks once in five seconds, however many requests come', async () => {
    network([]);
    const { getHealth } = await newProcess();
    await Promise.all([getHealth(now), getHealth(now), getHealth(later(4.9))]);
    expect(requests.toSorted()).toEqual(['cms', 'data', 'mail', 'site']);

    await getHealth(later(5));
    expect(requests).toHaveLength(7);
  });

  it('goes on counting the age of the last webhook between two checks', async () => {
    network([]);
    const { getHealth } = await newProcess();
    noteWebhook(later(-3));
    await getHealth(now);

    expect((await getHealth(later(1.9))).checks['webhook:age']![0]).toMatchObject({
      observedValue: 4,
    });
  });
});
