import type { Scan } from '@/lib/data/press/press';

/** Clippings in `public/images/press/scans`, newest first. Date and outlet are read from the file name. */
export const scans: Scan[] = [
  { file: '2025-09-16 Fjellposten.webp', language: 'no', headline: 'To kasser over fjellet' },
];
