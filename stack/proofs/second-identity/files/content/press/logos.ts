import type { Logo } from '@/lib/data/press/press';

/** The houses of the strip "Featured in"; files in `public/images/press/logos`. */
export const logos: Logo[] = [];
