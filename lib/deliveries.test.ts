import { isFirstDelivery } from './deliveries';

const noon = Date.parse('2026-11-20T12:00:00Z');
const minutesLater = (minutes: number) => new Date(noon + minutes * 60_000);

describe('isFirstDelivery', () => {
  it('knows a delivery again for longer than a signature is valid', () => {
    expect(isFirstDelivery('one', minutesLater(0))).toBe(true);
    expect(isFirstDelivery('other', minutesLater(0))).toBe(true);
    expect(isFirstDelivery('one', minutesLater(10))).toBe(false);
    expect(isFirstDelivery('one', minutesLater(16))).toBe(true);
  });
});
