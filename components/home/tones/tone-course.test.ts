import { course, swellAt } from './tone-course';

const moments = Array.from({ length: 301 }, (_, index) => index / 10);

it('begins and ends at rest, and never swells beyond its figure', () => {
  expect(swellAt(0)).toBe(0);
  expect(swellAt(course.longest)).toBe(0);
  expect(swellAt(course.longest + 5)).toBe(0);
  for (const time of moments) expect(swellAt(time)).toBeLessThanOrEqual(1);
});

it('breathes: it rises and sinks several times while the tone sounds', () => {
  const turns = moments.filter(
    (time) => swellAt(time) > swellAt(time - 0.1) && swellAt(time) >= swellAt(time + 0.1),
  );

  expect(turns.length).toBeGreaterThanOrEqual(4);
  expect(Math.max(...moments.map(swellAt))).toBeGreaterThan(0.95);
});
