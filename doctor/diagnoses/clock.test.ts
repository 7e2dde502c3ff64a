import { checkClock } from './clock.mjs';

describe('the clocks', () => {
  it.each([
    [1_400, 'fine'],
    [-29_000, 'fine'],
    [-31_000, 'warning'],
    [299_000, 'warning'],
    [301_000, 'failure'],
    [-600_000, 'failure'],
  ])('differ by %s ms: %s', (difference, state) => {
    const [finding] = checkClock(difference);

    expect(finding!.state).toBe(state);
    expect(Boolean(finding!.next)).toBe(state !== 'fine');
  });

  it('are not compared when the time of WordPress is unknown', () => {
    expect(checkClock(null)).toEqual([]);
  });
});
