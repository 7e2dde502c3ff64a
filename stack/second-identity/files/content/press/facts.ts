import type { Fact } from '@/lib/press';

export const facts: Fact[] = [
  { figure: '1,900', words: { en: 'kilometres walked', de: 'Kilometer zu Fuss' } },
  { figure: '64', words: { en: 'living rooms', de: 'Stuben' } },
];
