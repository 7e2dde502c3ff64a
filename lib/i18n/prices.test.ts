import { formatPrice } from './prices';

it.each([
  [35, 'CHF', 'en', 'CHF 35'],
  [35.5, 'CHF', 'de', 'CHF 35.50'],
  [1200, 'EUR', 'en', '€1,200'],
  [35.5, 'EUR', 'de', '35,50 €'],
  [12, 'XYZ', 'en', 'XYZ 12'],
] as const)('%d in %s is written in %s as %s', (amount, currency, locale, written) => {
  expect(formatPrice(amount, currency, locale).replace(/\u00a0/g, ' ')).toBe(written);
});
