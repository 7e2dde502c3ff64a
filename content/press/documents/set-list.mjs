import { contacts } from './contacts.mjs';

/** Title, release, length, and the numbers of the inputs. */
const pieces = [
  ['Conjunctions', 'Night Grammar', '5:02', '1–3'],
  ['Who Is Awake', 'Night Grammar', '6:20', '1–3'],
  ['Napkin', 'Positive Music Power', '2:15', '2, 3'],
  ['The Frame', 'Please Play Few Notes', '6:11', '1–7'],
  ['Candle Hours', 'Positive Music Power', '6:40', '1, 4–7'],
  ['River Without Banks', 'River Without Banks', '6:02', '1–3'],
  ['Imperfect', 'Night Grammar', '7:15', '1–3'],
  ['Comma', 'Night Grammar', '1:07', '1–3'],
  ['Wonderland', 'Wonderland', '8:12', '1–7'],
  ['Lullaby Without Object', 'Night Grammar', '4:40', '1–3'],
  ['Full Stop, Birds', 'Night Grammar', '8:04', '1–7'],
];

/** @type {import('../../../lib/data/press/documents').PressDocument} */
export const setList = {
  file: { en: 'set-list', de: 'programmfolge' },
  title: { en: 'Set list', de: 'Programmfolge' },
  lead: {
    en: 'Night Grammar, with an interval before the last piece: 62 minutes of written pieces, about nine for the last one, and a few words. Allow 105 minutes.',
    de: 'Night Grammar, mit einer Pause vor dem letzten Stück: 62 Minuten geschriebene Stücke, etwa neun für das letzte, dazu ein paar Worte. Rechne mit 105 Minuten.',
  },
  contact: contacts.tour,
  changes: [
    {
      date: '2026-11-02',
      words: {
        en: '“The Frame” follows “Napkin”, since “Please Play Few Notes” is out.',
        de: '«The Frame» folgt auf «Napkin», seit «Please Play Few Notes» erschienen ist.',
      },
    },
    {
      date: '2026-05-08',
      words: {
        en: 'The programme of the tour of “Night Grammar”.',
        de: 'Das Programm der Tour zu «Night Grammar».',
      },
    },
  ],
  blocks: [
    {
      heading: { en: 'In this order', de: 'In dieser Reihenfolge' },
      table: {
        columns: [
          { en: 'No.', de: 'Nr.' },
          { en: 'Title', de: 'Titel' },
          { en: 'Release', de: 'Erschienen auf' },
          { en: 'Length', de: 'Dauer' },
          { en: 'Inputs', de: 'Kanäle' },
        ],
        widths: [0.08, 0.34, 0.32, 0.12, 0.14],
        languages: [null, 'en', 'en', null, null],
        rows: [
          ...pieces.map((piece, at) => [`${at + 1}`, ...piece]),
          [
            '12',
            { en: 'Soul Song for one of the audience', de: 'Soul Song für jemanden aus dem Saal' },
            { en: 'never', de: 'nie' },
            { en: 'about 9:00', de: 'etwa 9:00' },
            '1–9',
          ],
        ],
      },
    },
    {
      heading: { en: 'For the desk', de: 'Für das Pult' },
      list: [
        {
          en: 'Before the last piece Aura draws a name from a bowl. Whoever it is may come up and sit under the piano; channel 9 is open from then on.',
          de: 'Vor dem letzten Stück zieht Aura einen Namen aus einer Schale. Wer es ist, darf heraufkommen und sich unter den Flügel setzen; Kanal 9 ist von da an offen.',
        },
        {
          en: 'No music in the hall after the last note. People leave more quietly than you expect.',
          de: 'Keine Musik im Saal nach dem letzten Ton. Die Leute gehen leiser, als man denkt.',
        },
        {
          en: 'Works are registered with SUISA; we send the list of what was played on the next day.',
          de: 'Die Werke sind bei der SUISA angemeldet; die Liste der gespielten schicken wir am nächsten Tag.',
        },
      ],
    },
  ],
};
