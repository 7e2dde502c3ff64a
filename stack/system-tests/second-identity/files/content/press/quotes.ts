import type { Quote } from '@/lib/data/press/press';

export const quotes: Quote[] = [
  {
    outlet: 'Nordlysbladet',
    file: 'nordlysbladet.svg',
    language: 'no',
    date: '2026-06-20',
    about: { en: 'on a boathouse evening', de: 'über einen Abend im Bootshaus' },
    words: {
      en: 'They came in wet, and nobody wanted them to dry before the last piece.',
      de: 'Nass kamen sie an, und niemand wollte, dass sie aufhören.',
    },
  },
];
