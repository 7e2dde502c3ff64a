import type { Tour } from '@/lib/data/tours/tours';

/** All tours, the newest first. */
export const tours: Tour[] = [
  {
    slug: 'coast-path',
    name: 'Coast Path',
    from: 2026,
    to: null,
    guests: ['The Kelp Choir'],
    line: {
      en: 'Along the water from harbour to harbour, one boathouse a night.',
      de: 'Von Hafen zu Hafen.',
    },
    story: {
      en: 'The path was chosen for its boathouses. Each has a floor that hums and a door wide enough for a cello, and after the concert somebody always knew a shorter way than the map.',
      de: 'Jeden Abend ein anderes Bootshaus.',
    },
    appearances: null,
  },
  {
    slug: 'over-the-pass',
    name: 'Over the Pass',
    from: 2024,
    to: 2025,
    guests: [],
    line: {
      en: 'Nine huts, three valleys, and a snowfield that was not on the plan.',
      de: 'Neun Hütten, drei Täler.',
    },
    story: {
      en: 'We played in kitchens because the kitchens were warm. In the sixth hut the keeper sang along and has been sending us verses since.',
      de: 'Gespielt wurde in der Küche.',
    },
    appearances: [
      { date: '14 SEP 2025', venue: 'Storhytta', location: 'DOVRE, NO' },
      { date: '2 AUG 2025', venue: 'Gammelstua', location: 'RØROS, NO - CANCELED!' },
      { date: '21 JUL 2024', venue: 'Skarvhytta', location: 'GEILO, NO' },
    ],
  },
];
