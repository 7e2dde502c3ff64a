import { site } from '@/lib/site';

/** The social networks the duo is on, in the order they are shown. */
export const networks = Object.keys(site.social) as (keyof typeof site.social)[];
