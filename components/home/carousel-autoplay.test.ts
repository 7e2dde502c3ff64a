import { startAutoplay } from './carousel-autoplay';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('advances three seconds after any move', () => {
  const advance = jest.fn();
  const { rest, stop } = startAutoplay(() => false, advance);
  jest.advanceTimersByTime(2_900);
  rest();
  jest.advanceTimersByTime(2_900);
  expect(advance).not.toHaveBeenCalled();

  jest.advanceTimersByTime(100);
  expect(advance).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(3_000);
  expect(advance).toHaveBeenCalledTimes(2);
  stop();
  jest.advanceTimersByTime(9_000);
  expect(advance).toHaveBeenCalledTimes(2);
});

it('waits while it is held, and for three seconds after that', () => {
  const advance = jest.fn();
  let isHeld = true;
  const { stop } = startAutoplay(() => isHeld, advance);
  jest.advanceTimersByTime(9_000);
  isHeld = false;
  jest.advanceTimersByTime(2_900);
  expect(advance).not.toHaveBeenCalled();

  jest.advanceTimersByTime(100);
  expect(advance).toHaveBeenCalledTimes(1);
  stop();
});
