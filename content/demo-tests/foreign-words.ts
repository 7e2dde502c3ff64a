import type { Locale } from '@/lib/i18n/routing';

/** Words that only the other language has. */
export const foreign: Record<Locale, RegExp> = {
  de: /^(the|and|of|with|from|this|that|are|for|our|your|you|they|have|which|by|it|is|his|her|not|we|to|at)$/,
  en: /^(und|der|das|den|dem|ein|eine|nicht|ist|wir|mit|von|auf|für|sich|auch|wenn|sind|oder)$/,
};
