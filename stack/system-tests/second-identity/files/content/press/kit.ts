import type { PressKit } from '@/lib/data/press/press';

export const pressKit: PressKit = {
  updated: '2026-11-01',
  changes: [
    {
      date: '2026-10-04',
      words: { en: 'A photograph of the two cases', de: 'Ein Foto der beiden Kästen' },
    },
  ],
  short: {
    en: 'Fernweg are the fiddler Ilka and the cellist Jorin. They walk to every concert they play.',
    de: 'Fernweg sind die Geigerin Ilka und der Cellist Jorin.',
  },
  long: {
    en: 'Fernweg began in Trondheim, in front of a board of cancelled trains. Since then Ilka and Jorin have walked from one concert to the next.\n\nTheir programme is folk music of the coast, arranged for two and for small rooms.',
    de: 'Angefangen hat Fernweg an einem Bahnhof in Trondheim.\n\nGespielt wird Musik der Küste.',
  },
  photos: [
    {
      file: 'two-cases.webp',
      width: 2400,
      height: 1600,
      alt: { en: 'Hills in green light behind two cases', de: 'Hügel hinter zwei Kästen' },
      credit: 'Fernweg / Solveig Aas',
    },
  ],
  logos: [{ path: '/images/mark.svg', name: { en: 'Mark (SVG)', de: 'Signet (SVG)' } }],
};
