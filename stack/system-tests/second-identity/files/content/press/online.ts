import type { Report } from '@/lib/data/press/press';

/** Online articles about us, newest first. */
export const online: Report[] = [
  {
    title: 'Thirty kilometres to an encore',
    outlet: 'Footnotes Weekly',
    kind: 'report',
    language: 'en',
    date: '2026-09-12',
    image: '/images/tours/coast-path.webp',
    url: 'https://www.footnotes-weekly.org/2026/thirty-kilometres',
  },
];
