import { keysOf } from '@/lib/config/keys-of';
import { site } from '@/lib/site';

/** The social networks the duo is on, in the order they are shown. */
export const networks = keysOf(site.social);
