import type { Quote } from '@/lib/data/press/press';

export const quotes: Quote[] = [
  {
    outlet: 'De Morgenboot',
    file: 'de-morgenboot.svg',
    language: 'nl',
    date: '2026-10-19',
    about: {
      en: 'on the evening for one reader in Ghent',
      de: 'über den Abend für eine Leserin in Gent',
    },
    words: {
      en: 'They had come for a single letter writer. By half past nine all hundred and twenty of us believed that we were her.',
      de: 'Angereist waren sie wegen einer einzigen Briefschreiberin. Um halb zehn hielten wir uns alle hundertzwanzig für sie.',
    },
  },
  {
    outlet: 'Nebenstimme',
    file: 'nebenstimme.svg',
    language: 'de',
    date: '2026-06-01',
    about: { en: 'on the album “Night Grammar”', de: 'über das Album «Night Grammar»' },
    words: {
      en: 'If insomnia had an editor, it would sound this considerate.',
      de: 'Hätte die Schlaflosigkeit ein Lektorat, sie klänge so rücksichtsvoll.',
    },
  },
  {
    outlet: 'Slow Ear',
    file: 'slow-ear.svg',
    language: 'en',
    date: '2026-05-15',
    about: { en: 'on the album “Night Grammar”', de: 'über das Album «Night Grammar»' },
    words: {
      en: 'Turn it up and it falls apart; leave it alone and, somewhere around the sixth piece, the fridge in your kitchen joins in.',
      de: 'Laut gestellt fällt diese Platte auseinander. Lässt man sie in Ruhe, stimmt ungefähr beim sechsten Stück der Kühlschrank ein.',
    },
  },
  {
    outlet: 'The Alder Row Reader',
    file: 'the-alder-row-reader.svg',
    language: 'en',
    date: '2026-04-03',
    about: {
      en: 'on “Slow Weather” in the garden of Casa Verbena',
      de: 'über «Langsames Wetter» im Garten der Casa Verbena',
    },
    words: {
      en: 'Somebody turned on the sprinkler in the last song, two houses away. Nobody moved. I have lived in this city for thirty years and had never seen us believe in rain.',
      de: 'Beim letzten Lied ging zwei Häuser weiter der Rasensprenger an, und niemand stand auf. Ich lebe seit dreissig Jahren in dieser Stadt und habe sie noch nie an Regen glauben sehen.',
    },
  },
  {
    outlet: 'North Ladder Weekly',
    file: 'north-ladder-weekly.svg',
    language: 'en',
    date: '2026-03-24',
    about: {
      en: 'on “Lake Effect”, played with the windows open',
      de: 'über «Seewind», gespielt bei offenen Fenstern',
    },
    words: {
      en: 'An A flat came in through window number three, from the lake, and was treated as a guest.',
      de: 'Durch das dritte Fenster kam ein As herein, vom See, und wurde wie ein Gast behandelt.',
    },
  },
  {
    outlet: 'The Quiet Hour',
    file: 'the-quiet-hour.svg',
    language: 'en',
    date: '2025-11-14',
    about: { en: 'in episode 212', de: 'in Folge 212' },
    words: {
      en: 'My dog, who leaves the room when I whistle, lay down on the pedal.',
      de: 'Mein Hund, der das Zimmer verlässt, sobald ich pfeife, legte sich aufs Pedal.',
    },
  },
  {
    outlet: 'Lindentaler Tagblatt',
    file: 'lindentaler-tagblatt.svg',
    language: 'de',
    date: '2025-06-16',
    about: { en: 'on an afternoon in the Kursaal', de: 'über einen Nachmittag im Kursaal' },
    words: {
      en: 'A cure for nothing in particular, prescribed to four hundred people at once, and tolerated extremely well.',
      de: 'Eine Kur gegen nichts Bestimmtes, vierhundert Personen gleichzeitig verschrieben und ausgesprochen gut vertragen.',
    },
  },
  {
    outlet: 'Rheinfurter Zeitung',
    file: 'rheinfurter-zeitung.svg',
    language: 'de',
    date: '2025-05-11',
    about: {
      en: 'on the second evening of the Soul Song Tour',
      de: 'über den zweiten Abend der Soul Song Tour',
    },
    words: {
      en: 'What is a review supposed to say about a song that exists once? That the balcony hummed along, and that the balcony was right.',
      de: 'Was soll eine Kritik über ein Lied sagen, das es nur einmal gibt? Dass der Balkon mitsummte. Und dass der Balkon recht hatte.',
    },
  },
  {
    outlet: 'Radio Nebelmeer',
    file: 'radio-nebelmeer.svg',
    language: 'de',
    date: '2024-09-19',
    about: { en: 'after an hour live at breakfast', de: 'nach einer Stunde live zum Frühstück' },
    words: {
      en: 'Our traffic news at seven was read more slowly than ever before, and no listener complained.',
      de: 'Unsere Verkehrsmeldungen um sieben wurden so langsam gelesen wie noch nie. Beschwert hat sich keine Menschenseele.',
    },
  },
  {
    outlet: 'Le Courrier des Brumes',
    file: 'le-courrier-des-brumes.svg',
    language: 'fr',
    date: '2023-06-08',
    about: { en: 'on the Positive Music Power Tour', de: 'über die Positive Music Power Tour' },
    words: {
      en: 'Joy is usually played loud because one doubts it. These two do not doubt, and so they can murmur.',
      de: 'Freude wird gern laut gespielt, weil man an ihr zweifelt. Diese zwei zweifeln nicht und können darum murmeln.',
    },
  },
];
