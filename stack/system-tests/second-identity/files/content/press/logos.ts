import type { Logo } from '@/lib/data/press/press';

/** The outlets in the strip "Featured in". Files in `public/images/press/logos`. */
export const logos: Logo[] = [];
