import type { Report } from '@/lib/data/press/press';

/** Podcasts and shows, newest first. */
export const podcasts: Report[] = [];
