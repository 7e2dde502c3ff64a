import type { Report } from '@/lib/data/press/press';

/** Podcasts and shows, newest first. */
export const podcasts: Report[] = [
  {
    title: 'Elf Saiten reichen',
    outlet: 'Unter dem Flügel',
    kind: 'podcast',
    language: 'de',
    date: '2026-09-10',
    image: '/images/press/photos/piano-strings.webp',
    info: {
      en: 'Why a piano with most of its keys missing can be a complete instrument',
      de: 'Warum ein Instrument auch dann vollständig ist, wenn ihm die meisten Tasten fehlen',
    },
    url: 'https://unterdemfluegel.example/elf-saiten-reichen',
  },
  {
    title: 'A grammar for insomniacs',
    outlet: 'Sleep, Sentence by Sentence',
    kind: 'podcast',
    language: 'en',
    date: '2026-05-21',
    image: '/images/biography/aura-3.webp',
    info: {
      en: 'Nine pieces for people who lie awake, read aloud between the tracks',
      de: 'Neun Stücke für alle, die wach liegen, und dazwischen wird vorgelesen',
    },
    url: 'https://sleepsentencebysentence.example/a-grammar-for-insomniacs',
  },
  {
    title: 'Episode 212: The wardrobe, the dog',
    outlet: 'The Quiet Hour',
    kind: 'podcast',
    language: 'en',
    date: '2025-11-14',
    image: '/images/home/story-frequency-musicians.webp',
    info: {
      en: 'Recorded among fourteen winter coats; the dog wore headphones',
      de: 'Aufgenommen zwischen vierzehn Wintermänteln; der Hund trug Kopfhörer',
    },
    url: 'https://thequiethour.example/episode-212-the-wardrobe-the-dog',
  },
  {
    title: 'Wenn die Kuppel mitsingt',
    outlet: 'Sternwarte Offen',
    kind: 'podcast',
    language: 'de',
    date: '2025-08-29',
    image: '/images/biography/lune-4.webp',
    info: {
      en: 'A conversation under an open dome that had to stop for a meteor',
      de: 'Ein Gespräch unter offener Kuppel, das eine Sternschnuppe unterbrach',
    },
    url: 'https://sternwarteoffen.example/wenn-die-kuppel-mitsingt',
  },
  {
    title: 'Nineteen out of thirty-two',
    outlet: 'Coin Toss',
    kind: 'podcast',
    language: 'en',
    date: '2025-03-13',
    image: '/images/press/photos/two-tones.webp',
    info: {
      en: 'A statistician counts our listening test again and is kind about it',
      de: 'Eine Statistikerin zählt unseren Hörversuch nach und bleibt freundlich',
    },
    url: 'https://cointoss.example/nineteen-out-of-thirty-two',
  },
  {
    title: 'Die Stimmerin ohne Namen',
    outlet: 'Handwerk & Ohr',
    kind: 'podcast',
    language: 'de',
    date: '2024-06-06',
    image: '/images/biography/lune-2.webp',
    info: {
      en: 'Our tuner talks about her notebook and still gives no name',
      de: 'Unsere Stimmerin erzählt von ihrem Notizbuch und verrät keinen Namen',
    },
    url: 'https://handwerkohr.example/die-stimmerin-ohne-namen',
  },
  {
    title: 'Four minutes of eye contact',
    outlet: 'Frame by Frame',
    kind: 'show',
    language: 'en',
    date: '2023-10-12',
    image: '/images/home/story-authentic-expression.webp',
    info: {
      en: 'How to look into a lens until your eyes water, with Mirjam Toggweiler',
      de: 'Wie man in ein Objektiv schaut, bis die Augen tränen, mit Mirjam Toggweiler',
    },
    url: 'https://framebyframe.example/four-minutes-of-eye-contact',
  },
  {
    title: 'Wonderland am Küchentisch',
    outlet: 'Stubenmusik',
    kind: 'show',
    language: 'de',
    date: '2021-11-04',
    image: '/images/tours/wonderland-tour.webp',
    info: {
      en: 'Five songs over soup, filmed by a neighbour on a stepladder',
      de: 'Fünf Lieder zur Suppe, gefilmt vom Nachbarn auf der Stehleiter',
    },
    url: null,
  },
];
