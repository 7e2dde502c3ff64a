import { contacts } from './contacts.mjs';

const tall = { en: 'tall boom', de: 'gross, Galgen' };
const short = { en: 'short', de: 'klein' };

/** @type {import('../../../lib/data/press/documents').PressDocument} */
export const inputList = {
  file: { en: 'input-list', de: 'kanalliste' },
  title: { en: 'Input list', de: 'Kanalliste' },
  lead: {
    en: 'Nine channels, and two ways back to us. Similar microphones are welcome; tell us which.',
    de: 'Neun Kanäle und zwei Wege zurück zu uns. Ähnliche Mikrofone sind willkommen; sag uns, welche.',
  },
  contact: contacts.sound,
  changes: [
    {
      date: '2026-11-18',
      words: {
        en: 'Channels 6 and 7: the second pair for the bowls.',
        de: 'Kanäle 6 und 7: das zweite Paar für die Schalen.',
      },
    },
  ],
  blocks: [
    {
      heading: { en: 'Inputs', de: 'Eingänge' },
      table: {
        columns: [
          { en: 'No.', de: 'Nr.' },
          { en: 'Source', de: 'Quelle' },
          { en: 'Microphone', de: 'Mikrofon' },
          { en: 'Stand', de: 'Stativ' },
          { en: '48 V', de: '48 V' },
        ],
        widths: [0.08, 0.34, 0.28, 0.2, 0.1],
        rows: [
          [
            '1',
            { en: 'Voice (Aura)', de: 'Gesang (Aura)' },
            { en: 'Neumann KMS 105 (ours)', de: 'Neumann KMS 105 (unser)' },
            tall,
            { en: 'yes', de: 'ja' },
          ],
          [
            '2',
            { en: 'Piano, low strings', de: 'Flügel, Bass' },
            'Schoeps MK 4',
            tall,
            { en: 'yes', de: 'ja' },
          ],
          [
            '3',
            { en: 'Piano, high strings', de: 'Flügel, Diskant' },
            'Schoeps MK 4',
            tall,
            { en: 'yes', de: 'ja' },
          ],
          [
            '4',
            { en: 'Bowls, left', de: 'Schalen, links' },
            'Neumann KM 184',
            short,
            { en: 'yes', de: 'ja' },
          ],
          [
            '5',
            { en: 'Bowls, right', de: 'Schalen, rechts' },
            'Neumann KM 184',
            short,
            { en: 'yes', de: 'ja' },
          ],
          [
            '6',
            { en: 'Bowls from above, left', de: 'Schalen von oben, links' },
            'AKG C 414',
            tall,
            { en: 'yes', de: 'ja' },
          ],
          [
            '7',
            { en: 'Bowls from above, right', de: 'Schalen von oben, rechts' },
            'AKG C 414',
            tall,
            { en: 'yes', de: 'ja' },
          ],
          [
            '8',
            { en: 'Announcements (Lune)', de: 'Ansagen (Lune)' },
            'Shure SM58',
            tall,
            { en: 'no', de: 'nein' },
          ],
          [
            '9',
            { en: 'Guest or member of the audience', de: 'Gast oder jemand aus dem Saal' },
            { en: 'radio handheld', de: 'Funk, Handmikrofon' },
            { en: 'none', de: 'keines' },
            { en: 'no', de: 'nein' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Monitors', de: 'Monitore' },
      table: {
        columns: [
          { en: 'Way', de: 'Weg' },
          { en: 'For', de: 'Für' },
          { en: 'Hears', de: 'Hört' },
        ],
        widths: [0.12, 0.28, 0.6],
        rows: [
          [
            'A',
            'Aura',
            { en: 'piano, a little voice, no bowls', de: 'Flügel, wenig Gesang, keine Schalen' },
          ],
          ['B', 'Lune', { en: 'voice, bowls, no piano', de: 'Gesang, Schalen, keinen Flügel' }],
        ],
      },
    },
    {
      heading: { en: 'Effects', de: 'Effekte' },
      text: {
        en: 'One hall of 2.4 seconds on voice and bowls, none on the piano. No compressor on the bowls: their decay is the music.',
        de: 'Ein Hall von 2,4 Sekunden auf Gesang und Schalen, keiner auf dem Flügel. Kein Kompressor auf den Schalen: Ihr Ausklingen ist die Musik.',
      },
    },
  ],
};
