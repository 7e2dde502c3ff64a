import { course, swellAt } from './tone-course';

const moments = Array.from({ length: 301 }, (_, index) => index / 10);

it('is 0 at the beginning and at the end, and never more than 1', () => {
  expect(swellAt(0)).toBe(0);
  expect(swellAt(course.longest)).toBe(0);
  expect(swellAt(course.longest + 5)).toBe(0);
  for (const time of moments) expect(swellAt(time)).toBeLessThanOrEqual(1);
});

it('rises and falls several times while the tone plays', () => {
  const turns = moments.filter(
    (time) => swellAt(time) > swellAt(time - 0.1) && swellAt(time) >= swellAt(time + 0.1),
  );

  expect(turns.length).toBeGreaterThanOrEqual(4);
  expect(Math.max(...moments.map(swellAt))).toBeGreaterThan(0.95);
});
