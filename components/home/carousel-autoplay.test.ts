import { isTimeToAdvance } from './carousel-autoplay';

describe('isTimeToAdvance', () => {
  it('waits for three seconds after any move', () => {
    expect(isTimeToAdvance({ now: 2999, lastMoveAt: 0, isHeld: false })).toBe(false);
    expect(isTimeToAdvance({ now: 3000, lastMoveAt: 0, isHeld: false })).toBe(true);
  });

  it('never moves while it is held', () => {
    expect(isTimeToAdvance({ now: 9000, lastMoveAt: 0, isHeld: true })).toBe(false);
  });
});
