import { contacts } from './contacts.mjs';

/** @type {import('../../../lib/data/press/documents').PressDocument} */
export const stagePlot = {
  file: { en: 'stage-plot', de: 'buehnenplan' },
  title: { en: 'Stage plot', de: 'Bühnenplan' },
  lead: {
    en: 'Seen from above, on a stage of 8 × 5 m. On a smaller one the distances shrink, the order stays.',
    de: 'Von oben gesehen, auf einer Bühne von 8 × 5 m. Auf einer kleineren schrumpfen die Abstände, die Ordnung bleibt.',
  },
  contact: contacts.sound,
  changes: [
    {
      date: '2026-11-18',
      words: {
        en: 'The sound bowls stand in a half circle to the left of the singer.',
        de: 'Die Klangschalen stehen im Halbkreis neben der Sängerin.',
      },
    },
  ],
  blocks: [
    {
      heading: { en: 'The stage from above', de: 'Die Bühne von oben' },
      drawing: 'stage',
    },
    {
      heading: { en: 'What stands where', de: 'Was wo steht' },
      list: [
        {
          en: 'The grand piano stands stage right, its open lid towards the audience.',
          de: 'Der Flügel steht vom Saal aus links, der offene Deckel zeigt zum Publikum.',
        },
        {
          en: 'Singer and pianist see each other’s eyes without turning their heads far. Please move nothing between them.',
          de: 'Sängerin und Pianist sehen einander in die Augen, ohne den Kopf weit zu drehen. Bitte stell nichts dazwischen.',
        },
        {
          en: 'The sound bowls stand on a carpet of 2 × 1.5 m (from the house), on a spot that does not vibrate.',
          de: 'Die Klangschalen stehen auf einem Teppich von 2 × 1,5 m (vom Haus), dort, wo nichts mitschwingt.',
        },
        {
          en: 'Power: two sockets of 230 V at the piano, two at the carpet, on the sound circuit.',
          de: 'Strom: zwei Steckdosen mit 230 V beim Flügel, zwei beim Teppich, am Stromkreis des Tons.',
        },
      ],
    },
  ],
};
