import { contacts } from './contacts.mjs';

/** @type {import('../../../lib/data/press/documents').PressDocument} */
export const technicalRider = {
  file: { en: 'technical-rider', de: 'technischer-rider' },
  title: { en: 'Technical rider', de: 'Technischer Rider' },
  lead: {
    en: 'What two people, a grand piano and five sound bowls need so that a hall can hear them. If something is not available, call us: there is nearly always another way.',
    de: 'Was zwei Menschen, ein Flügel und fünf Klangschalen brauchen, damit ein Saal sie hört. Wenn etwas fehlt, ruf uns an: Meist gibt es einen anderen Weg.',
  },
  contact: contacts.sound,
  changes: [
    {
      date: '2026-11-18',
      words: {
        en: 'Five sound bowls instead of three, and a second pair of microphones for them.',
        de: 'Fünf Klangschalen statt drei, dazu ein zweites Mikrofonpaar.',
      },
    },
    {
      date: '2026-05-08',
      words: {
        en: 'Two tunings before the concert, since the tour of “Night Grammar”.',
        de: 'Zwei Stimmungen vor dem Konzert, seit der Tour zu «Night Grammar».',
      },
    },
  ],
  blocks: [
    {
      heading: { en: 'The duo', de: 'Das Duo' },
      table: {
        columns: [
          { en: 'Who', de: 'Wer' },
          { en: 'Plays', de: 'Spielt' },
          { en: 'Stands', de: 'Platz' },
        ],
        widths: [0.2, 0.46, 0.34],
        rows: [
          [
            'Aura',
            { en: 'Voice, five sound bowls', de: 'Gesang, fünf Klangschalen' },
            { en: 'Centre, seated and standing', de: 'Mitte, sitzend und stehend' },
          ],
          [
            'Lune',
            { en: 'Grand piano, announcements', de: 'Flügel, Ansagen' },
            { en: 'Stage right', de: 'Vom Saal aus links' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Grand piano and tuning', de: 'Flügel und Stimmung' },
      list: [
        {
          en: 'A concert grand of at least 211 cm, in its final position before the tuner begins. Its lid is fully open.',
          de: 'Ein Konzertflügel von mindestens 211 cm, der schon am endgültigen Ort steht, wenn die Stimmung beginnt. Der Deckel ist ganz offen.',
        },
        {
          en: 'Tuned to A = 432 Hz: first the day before, because strings that are let down move for a night, then after the sound check.',
          de: 'Gestimmt auf A = 432 Hz: zuerst am Vortag, weil gelöste Saiten sich noch eine Nacht bewegen, dann nach dem Soundcheck.',
        },
        {
          en: 'We pay for the tuning back to 440 Hz on the day after.',
          de: 'Die Stimmung zurück auf 440 Hz am Tag danach bezahlen wir.',
        },
        {
          en: '19 to 22 °C and 45 to 55 per cent humidity on the stage, from the first tuning until the last note.',
          de: '19 bis 22 °C und 45 bis 55 Prozent Luftfeuchtigkeit auf der Bühne, von der ersten Stimmung bis zum letzten Ton.',
        },
      ],
    },
    {
      heading: { en: 'Sound', de: 'Ton' },
      list: [
        {
          en: 'A system for the whole hall that plays 96 dB(A) without strain; our concerts stay below 85.',
          de: 'Eine Anlage für den ganzen Saal, die 96 dB(A) mühelos spielt; unsere Konzerte bleiben unter 85.',
        },
        {
          en: 'A mixing desk with 16 channels, four monitor ways and a good hall reverb, in the middle of the hall, never below a balcony.',
          de: 'Ein Mischpult mit 16 Kanälen, vier Monitorwegen und einem guten Hall, in der Saalmitte, nie unter einem Balkon.',
        },
        {
          en: 'Two wedges, one for each of us. We bring our own vocal microphone.',
          de: 'Zwei Bodenmonitore, für jeden von uns einen. Das Gesangsmikrofon bringen wir mit.',
        },
        {
          en: 'A house engineer who knows the system, from the sound check until the end.',
          de: 'Jemand vom Haus, der die Anlage kennt, vom Soundcheck bis zum Schluss.',
        },
      ],
    },
    {
      heading: { en: 'Light and stage', de: 'Licht und Bühne' },
      list: [
        {
          en: 'A stage of at least 6 × 4 m, level and quiet underfoot. No fog: it settles on strings and voice.',
          de: 'Eine Bühne von mindestens 6 × 4 m, eben und leise. Kein Nebel: Er setzt sich auf Saiten und Stimme.',
        },
        {
          en: 'Warm light (3000 K), slow changes, nothing that flashes. The audience is never lit without warning.',
          de: 'Warmes Licht (3000 K), langsame Wechsel, nichts, was blitzt. Das Publikum wird nie ohne Vorwarnung beleuchtet.',
        },
        {
          en: 'Ventilation and projectors that can be heard are off during the last piece.',
          de: 'Lüftung und Projektoren, die man hört, sind beim letzten Stück aus.',
        },
      ],
    },
    {
      heading: { en: 'Times', de: 'Zeiten' },
      table: {
        columns: [
          { en: 'Before the doors open', de: 'Vor Türöffnung' },
          { en: 'What', de: 'Was' },
        ],
        widths: [0.3, 0.7],
        rows: [
          [
            { en: '5 h', de: '5 Std.' },
            { en: 'We arrive; the system is ready', de: 'Wir kommen an; die Anlage steht' },
          ],
          [
            { en: '4 h', de: '4 Std.' },
            { en: 'Sound check, 90 minutes', de: 'Soundcheck, 90 Minuten' },
          ],
          [
            { en: '2 h', de: '2 Std.' },
            {
              en: 'Second tuning, 60 minutes, in silence',
              de: 'Zweite Stimmung, 60 Minuten, in Ruhe',
            },
          ],
        ],
      },
    },
  ],
};
