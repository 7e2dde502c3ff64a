import type { Scan } from '@/lib/data/press/press';

/** Cuttings in `public/images/press/scans`, newest first; date and house are read from the file's name. */
export const scans: Scan[] = [
  { file: '2025-09-16 Fjellposten.webp', language: 'no', headline: 'To kasser over fjellet' },
];
