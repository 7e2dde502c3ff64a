import { isoDuration } from './duration';

it('writes a length for machines', () => {
  expect(isoDuration(223)).toBe('PT3M43S');
  expect(isoDuration(3723)).toBe('PT62M3S');
});
