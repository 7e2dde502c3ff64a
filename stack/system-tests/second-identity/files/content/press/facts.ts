import type { Fact } from '@/lib/data/press/press';

export const facts: Fact[] = [
  {
    figure: { en: '1,900', de: '1900' },
    words: { en: 'kilometres walked', de: 'Kilometer zu Fuss' },
  },
  { figure: '64', words: { en: 'living rooms', de: 'Stuben' } },
];
