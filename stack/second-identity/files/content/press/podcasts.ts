import type { Report } from '@/lib/press';

/** Podcasts and shows, newest first. */
export const podcasts: Report[] = [];
