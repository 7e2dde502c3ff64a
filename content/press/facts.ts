import type { Fact } from '@/lib/data/press/press';

export const facts: Fact[] = [
  {
    figure: '3',
    words: {
      en: 'awards, the Silver Heron for “Authentic Ground” among them',
      de: 'Auszeichnungen, darunter der Silberne Reiher für «Authentic Ground»',
    },
  },
  {
    figure: '2025',
    words: {
      en: 'Times Square, New York: four minutes and forty seconds for Peace Day',
      de: 'Times Square, New York: vier Minuten vierzig zum Weltfriedenstag',
    },
  },
  { figure: '160', words: { en: 'concerts', de: 'Konzerte' } },
  { figure: '9', words: { en: 'countries', de: 'Länder' } },
  { figure: '3', words: { en: 'continents', de: 'Kontinente' } },
  {
    figure: { en: '4\u00a0million', de: '4\u00a0Mio.' },
    words: { en: 'streams', de: 'Mal gestreamt' },
  },
  {
    figure: { en: '220,000', de: '220\u00a0000' },
    words: { en: 'followers', de: 'Menschen folgen uns' },
  },
  {
    figure: '100',
    words: { en: 'press appearances', de: 'Auftritte in den Medien' },
  },
];
