import { formatDuration } from './format-duration';

it.each([
  [5, '0:05'],
  [223, '3:43'],
  [3600, '1:00:00'],
  [3730, '1:02:10'],
])('%i seconds are %s', (seconds, written) => {
  expect(formatDuration(seconds)).toBe(written);
});
