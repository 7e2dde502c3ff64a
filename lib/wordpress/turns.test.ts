import { startRequest } from '../testing/started-request';
import { noteVisits, visitIsServed } from '../visits.mjs';
import { inTurn } from './turns';

const forever = new AbortController().signal;

/** A question that is under way until it is told to end. */
function question(name: string, log: string[]) {
  let end = () => {};
  const over = new Promise<void>((resolve) => (end = resolve));
  return { ask: () => (log.push(name), over), end };
}

describe('inTurn', () => {
  it('has six questions under way at a time, and the next when one is over', async () => {
    const log: string[] = [];
    const all = Array.from('abcdefgh', (name) => question(name, log));
    const asked = all.map(({ ask }) => inTurn(ask, forever));
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
    const asked = all.map(({ ask }) => inTurn(ask, forever));
    const late = inTurn(question('late', log).ask, AbortSignal.abort(new Error('Too late')));

    await expect(late).rejects.toThrow('Too late');
    for (const { end } of all) end();
    await Promise.all(asked);
    expect(log).not.toContain('late');
  });

  it('lets a visitor who waits go before what is made anew behind a kept page', async () => {
    noteVisits();
    const log: string[] = [];
    const all = Array.from('abcdef', (name) => question(name, log));
    const asked = all.map(({ ask }) => inTurn(ask, forever));
    const behind = duringRequest(() => {
      visitIsServed();
      return inTurn(async () => log.push('behind'), forever);
    });
    const visitor = duringRequest(() => inTurn(async () => log.push('visitor'), forever));

    await settled();
    for (const { end } of all) end();
    await Promise.all([...asked, behind, visitor]);
    expect(log.slice(6)).toEqual(['visitor', 'behind']);
  });
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

function duringRequest<Result>(work: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    // Each request comes in a turn of its own.
    setImmediate(() => {
      startRequest({});
      work().then(resolve, reject);
    });
  });
}
