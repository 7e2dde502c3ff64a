import { logged } from '../testing/answers';
import { startRequest } from '../testing/started-request';
import { noteVisits, renewalHeaders, visitIsServed, visitIsStrange } from '../visits.mjs';
import { enqueue } from './request-queue';

const forever = new AbortController().signal;

/** A question that is under way until it is told to end. */
function question(name: string, log: string[]) {
  let end = () => {};
  const over = new Promise<void>((resolve) => (end = resolve));
  return { ask: () => (log.push(name), over), end };
}

beforeAll(noteVisits);

/** That some are refused is logged, once in a while. */
beforeEach(() => logged('warn'));

describe('enqueue', () => {
  it('has six questions under way at a time, and the next when one is over', async () => {
    const log: string[] = [];
    const all = Array.from('abcdefgh', (name) => question(name, log));
    const asked = all.map(({ ask }) => enqueue(ask, forever));
    await settled();
    expect(log.join('')).toBe('abcdef');

    all[2]!.end();
    await settled();
    expect(log.join('')).toBe('abcdefg');
    for (const { end } of all) end();
    await Promise.all(asked);
  });

  it('lets those wait for their turn no longer than their signal allows', async () => {
    const log: string[] = [];
    const all = Array.from('abcdef', (name) => question(name, log));
    const asked = all.map(({ ask }) => enqueue(ask, forever));
    const late = enqueue(question('late', log).ask, AbortSignal.abort(new Error('Too late')));

    await expect(late).rejects.toThrow('Too late');
    for (const { end } of all) end();
    await Promise.all(asked);
    expect(log).not.toContain('late');
  });

  it('lets a visitor who waits go before what is made anew behind a kept page', async () => {
    const log: string[] = [];
    const all = Array.from('abcdef', (name) => question(name, log));
    const asked = all.map(({ ask }) => enqueue(ask, forever));
    const behind = duringRequest(() => {
      visitIsServed();
      return enqueue(async () => log.push('behind'), forever);
    });
    const visitor = duringRequest(() => enqueue(async () => log.push('visitor'), forever));

    await settled();
    for (const { end } of all) end();
    await Promise.all([...asked, behind, visitor]);
    expect(log.slice(6)).toEqual(['visitor', 'behind']);
  });

  it('lets an edit go before whoever waits, and an address that may be made up after all', async () => {
    const log: string[] = [];
    const all = Array.from('abcdef', (name) => question(name, log));
    const asked = all.map(({ ask }) => enqueue(ask, forever));
    const stranger = duringRequest(() => {
      visitIsStrange();
      return enqueue(async () => log.push('stranger'), forever);
    });
    const visitor = duringRequest(() => enqueue(async () => log.push('visitor'), forever));
    const edit = duringRequest(
      () => enqueue(async () => log.push('edit'), forever),
      renewalHeaders,
    );

    await settled();
    for (const { end } of all) end();
    await Promise.all([...asked, stranger, visitor, edit]);
    expect(log.slice(6)).toEqual(['edit', 'visitor', 'stranger']);
  });

  it('asks five questions a second at most for addresses that may be made up', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const at: number[] = [];
    const asked = Array.from({ length: 10 }, () =>
      duringRequest(() => {
        visitIsStrange();
        return enqueue(async () => at.push(Date.now()), forever);
      }),
    );

    await Promise.all(asked);
    for (const [index, moment] of at.slice(5).entries()) {
      expect(moment - at[index]!).toBeGreaterThan(1_000);
    }
  });

  it('refuses at once whoever comes when many strangers wait, and nobody else', async () => {
    const stop = new AbortController();
    const many = Array.from({ length: 40 }, () =>
      duringRequest(() => {
        visitIsStrange();
        return enqueue(async () => 'asked', stop.signal).catch(({ message }: Error) => message);
      }),
    );
    await settled();

    const visitor = duringRequest(() => enqueue(async () => 'visitor', forever));
    expect(await visitor).toBe('visitor');
    stop.abort();
    const refused = (await Promise.all(many)).filter((each) => each === 'Too many wait');
    expect(refused.length).toBeGreaterThanOrEqual(5);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('refuses visitors at once when a hundred wait, and never an edit', async () => {
    const log: string[] = [];
    const all = Array.from('abcdef', (name) => question(name, log));
    const asked = all.map(({ ask }) => enqueue(ask, forever));
    const waiting = Array.from({ length: 100 }, () =>
      duringRequest(() => enqueue(async () => 'fine', forever)),
    );
    await settled();

    const late = duringRequest(() => enqueue(async () => 'late', forever));
    await expect(late).rejects.toThrow('Too many wait');
    const edit = duringRequest(() => enqueue(async () => 'edit', forever), renewalHeaders);
    await settled();
    for (const { end } of all) end();
    expect(await edit).toBe('edit');
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['fine']));
    await Promise.all(asked);
  });
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

function duringRequest<Result>(
  work: () => Promise<Result>,
  headers: Record<string, string> = {},
): Promise<Result> {
  return new Promise((resolve, reject) => {
    // Each request comes in a turn of its own.
    setImmediate(() => {
      startRequest({ ...headers });
      work().then(resolve, reject);
    });
  });
}
