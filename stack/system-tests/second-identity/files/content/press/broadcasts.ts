import type { Report } from '@/lib/data/press/press';

/** Television and radio, newest first. */
export const broadcasts: Report[] = [];
