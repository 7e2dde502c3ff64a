import { onRequestStart } from '../next-internals/request-start.mjs';
import { logged } from '../testing/responses';
import { stopClock, withMovingClock } from '../testing/fake-clock';
import { startRequest } from '../testing/started-request';
import {
  trackRequest,
  warmingHeaders,
  markServedFromCache,
  markSearch,
  markUnknownAddress,
} from '../http/request-context.mjs';
import { enqueue } from './request-queue';

const forever = new AbortController().signal;

/** A request that stays open until the test ends it. */
function openRequest(name: string, log: string[]) {
  let end = () => {};
  const over = new Promise<void>((resolve) => (end = resolve));
  return { send: () => (log.push(name), over), end };
}

beforeAll(() => onRequestStart([trackRequest]));

beforeAll(stopClock);
afterAll(() => jest.useRealTimers());

/** Refused requests are logged, at most once in ten seconds. */
beforeEach(() => logged('warn'));

describe('enqueue', () => {
  it('sends six requests at a time, and the next one when one has ended', async () => {
    const log: string[] = [];
    const all = Array.from('abcdefgh', (name) => openRequest(name, log));
    const requests = all.map(({ send }) => enqueue(send, forever));
    await settled();
    expect(log.join('')).toBe('abcdef');

    all[2]!.end();
    await settled();
    expect(log.join('')).toBe('abcdefg');
    for (const { end } of all) end();
    await Promise.all(requests);
  });

  it('lets a request wait no longer than its signal allows', async () => {
    const log: string[] = [];
    const all = Array.from('abcdef', (name) => openRequest(name, log));
    const requests = all.map(({ send }) => enqueue(send, forever));
    const late = enqueue(openRequest('late', log).send, AbortSignal.abort(new Error('Too late')));

    await expect(late).rejects.toThrow('Too late');
    for (const { end } of all) end();
    await Promise.all(requests);
    expect(log).not.toContain('late');
  });

  it('sends the request of a waiting visitor before one of background revalidation', async () => {
    const log: string[] = [];
    const all = Array.from('abcdef', (name) => openRequest(name, log));
    const requests = all.map(({ send }) => enqueue(send, forever));
    const background = duringRequest(() => {
      markServedFromCache();
      return enqueue(async () => log.push('background'), forever);
    });
    const visitor = duringRequest(() => enqueue(async () => log.push('visitor'), forever));

    await settled();
    for (const { end } of all) end();
    await Promise.all([...requests, background, visitor]);
    expect(log.slice(6)).toEqual(['visitor', 'background']);
  });

  it('sends the requests of an edit first, and those for unknown addresses last', async () => {
    const log: string[] = [];
    const all = Array.from('abcdef', (name) => openRequest(name, log));
    const requests = all.map(({ send }) => enqueue(send, forever));
    const unknown = duringRequest(() => {
      markUnknownAddress();
      return enqueue(async () => log.push('unknown-address'), forever);
    });
    const visitor = duringRequest(() => enqueue(async () => log.push('visitor'), forever));
    const edit = duringRequest(
      () => enqueue(async () => log.push('edit'), forever),
      warmingHeaders,
    );

    await settled();
    for (const { end } of all) end();
    await Promise.all([...requests, unknown, visitor, edit]);
    expect(log.slice(6)).toEqual(['edit', 'visitor', 'unknown-address']);
  });

  it('refuses a request for an unknown address at once when many of them wait, and no other request', async () => {
    const stop = new AbortController();
    const many = Array.from({ length: 40 }, () =>
      duringRequest(() => {
        markUnknownAddress();
        return enqueue(async () => 'done', stop.signal).catch(({ message }: Error) => message);
      }),
    );
    await settled();

    const visitor = duringRequest(() => enqueue(async () => 'visitor', forever));
    expect(await visitor).toBe('visitor');
    stop.abort();
    const refused = (await Promise.all(many)).filter((each) => each === 'Too many requests wait');
    expect(refused.length).toBeGreaterThanOrEqual(5);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('sends fewer than four searches and unknown addresses a second together, searches first', async () => {
    await jest.advanceTimersByTimeAsync(300);
    const sent: { kind: string; at: number }[] = [];
    const send = (kind: string, mark: () => void) =>
      duringRequest(() => {
        mark();
        return enqueue(async () => sent.push({ kind, at: Date.now() }), forever);
      });
    const all = [
      ...Array.from({ length: 8 }, () => send('unknown', markUnknownAddress)),
      ...Array.from({ length: 4 }, () => send('search', markSearch)),
    ];

    await withMovingClock(Promise.all(all));
    for (const [index, { at }] of sent.slice(4).entries()) {
      expect(at - sent[index]!.at).toBeGreaterThan(1_000);
    }
    // The first request was sent before the searches were added.
    expect(sent.slice(1, 5).map(({ kind }) => kind)).toEqual(Array(4).fill('search'));
  });

  it('sends the requests of an edit and a visitor before searches, of which only twenty may wait', async () => {
    const log: string[] = [];
    const all = Array.from('abcdef', (name) => openRequest(name, log));
    const requests = all.map(({ send }) => enqueue(send, forever));
    const stop = new AbortController();
    const searches = Array.from({ length: 30 }, (_, index) =>
      duringRequest(() => {
        markSearch();
        return enqueue(async () => log.push(`search ${index}`), stop.signal).catch(
          ({ message }: Error) => message,
        );
      }),
    );
    await settled();
    const visitor = duringRequest(() => enqueue(async () => log.push('visitor'), forever));
    const edit = duringRequest(
      () => enqueue(async () => log.push('edit'), forever),
      warmingHeaders,
    );

    await settled();
    for (const { end } of all) end();
    await Promise.all([...requests, visitor, edit]);
    expect(log.slice(6, 8)).toEqual(['edit', 'visitor']);
    stop.abort();
    const refused = (await Promise.all(searches)).filter((each) => /Too many/.test(String(each)));
    expect(refused.length).toBeGreaterThanOrEqual(5);
  });

  it("refuses a visitor's request at once when a hundred wait, and never an edit's", async () => {
    const log: string[] = [];
    const all = Array.from('abcdef', (name) => openRequest(name, log));
    const requests = all.map(({ send }) => enqueue(send, forever));
    const waiting = Array.from({ length: 100 }, () =>
      duringRequest(() => enqueue(async () => 'fine', forever)),
    );
    await settled();

    const late = duringRequest(() => enqueue(async () => 'late', forever));
    await expect(late).rejects.toThrow('Too many requests wait');
    const edit = duringRequest(() => enqueue(async () => 'edit', forever), warmingHeaders);
    await settled();
    for (const { end } of all) end();
    expect(await edit).toBe('edit');
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['fine']));
    await Promise.all(requests);
  });
});

/** Every request that was started before has its slot, or waits in the queue. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

function duringRequest<Result>(
  work: () => Promise<Result>,
  headers: Record<string, string> = {},
): Promise<Result> {
  return new Promise((resolve, reject) => {
    // Each request has a task of its own in the event loop.
    setImmediate(() => {
      startRequest({ ...headers });
      work().then(resolve, reject);
    });
  });
}
