import { envelope, figureSizeAt } from './tone-envelope';

const moments = Array.from({ length: 301 }, (_, index) => index / 10);

it('is 0 at the beginning and at the end, and never more than 1', () => {
  expect(figureSizeAt(0)).toBe(0);
  expect(figureSizeAt(envelope.duration)).toBe(0);
  expect(figureSizeAt(envelope.duration + 5)).toBe(0);
  for (const time of moments) expect(figureSizeAt(time)).toBeLessThanOrEqual(1);
});

it('rises and falls several times while the tone plays', () => {
  const turns = moments.filter(
    (time) =>
      figureSizeAt(time) > figureSizeAt(time - 0.1) &&
      figureSizeAt(time) >= figureSizeAt(time + 0.1),
  );

  expect(turns.length).toBeGreaterThanOrEqual(4);
  expect(Math.max(...moments.map(figureSizeAt))).toBeGreaterThan(0.95);
});
