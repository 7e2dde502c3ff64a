import type { Report } from '@/lib/press';

/** Television and radio, newest first. */
export const broadcasts: Report[] = [];
