import { contacts } from './contacts.mjs';

/** @type {import('../../../lib/data/press/documents').PressDocument} */
export const hospitality = {
  file: { en: 'hospitality', de: 'gastfreundschaft' },
  title: { en: 'Hospitality', de: 'Gastfreundschaft' },
  lead: {
    en: 'There are three of us on the road: two who play and one who drives and looks after the sound. Little is needed, and all of it helps.',
    de: 'Wir sind zu dritt unterwegs: zwei spielen, eine fährt und macht den Ton. Wir brauchen wenig, und alles davon hilft.',
  },
  contact: contacts.tour,
  changes: [
    {
      date: '2026-09-14',
      words: {
        en: 'Three people instead of four; the tuner comes from your town.',
        de: 'Drei Personen statt vier; wer stimmt, kommt aus deiner Stadt.',
      },
    },
  ],
  blocks: [
    {
      heading: { en: 'Backstage', de: 'Garderobe' },
      list: [
        {
          en: 'One warm room with a mirror, a window or fresh air, and a door that closes. It need not be large.',
          de: 'Ein warmer Raum mit Spiegel, frischer Luft und einer Tür, die schliesst. Gross muss er nicht sein.',
        },
        {
          en: 'A kettle, honey, still water at room temperature, six towels that have been washed once.',
          de: 'Ein Wasserkocher, Honig, stilles Wasser bei Zimmertemperatur, sechs Handtücher, die schon einmal gewaschen wurden.',
        },
        {
          en: 'An hour of silence before the doors open, when the piano is tuned.',
          de: 'Eine Stunde Ruhe vor Türöffnung, während gestimmt wird.',
        },
      ],
    },
    {
      heading: { en: 'Food', de: 'Essen' },
      list: [
        {
          en: 'A warm meal for three, two hours before the concert at the latest; one of them vegetarian, all without nuts.',
          de: 'Eine warme Mahlzeit für drei, spätestens zwei Stunden vor dem Konzert; eine davon vegetarisch, alle ohne Nüsse.',
        },
        {
          en: 'Soup, bread and fruit after the concert. Aura was a cook and praises sincerely.',
          de: 'Suppe, Brot und Obst nach dem Konzert. Aura war Köchin und lobt aufrichtig.',
        },
      ],
    },
    {
      heading: { en: 'Nights', de: 'Übernachtung' },
      list: [
        {
          en: 'Three single rooms with breakfast, quiet, within 20 minutes of the hall.',
          de: 'Drei Einzelzimmer mit Frühstück, ruhig, höchstens 20 Minuten vom Saal entfernt.',
        },
        {
          en: 'A parking space for a van of 5.4 m, 2.6 m high, near the stage entrance, from arrival until departure.',
          de: 'Ein Parkplatz für einen Lieferwagen von 5,4 m Länge und 2,6 m Höhe beim Bühneneingang, von der Ankunft bis zur Abfahrt.',
        },
      ],
    },
    {
      heading: { en: 'Guests and sale', de: 'Gäste und Verkauf' },
      list: [
        {
          en: 'Ten guest tickets, released again at noon of the day when we do not need them.',
          de: 'Zehn Freikarten; was wir nicht brauchen, geben wir am Mittag des Tages zurück.',
        },
        {
          en: 'A lit table of 2 m in the foyer for records. Somebody from the house is welcome to help for a record of their choice.',
          de: 'Ein beleuchteter Tisch von 2 m im Foyer für Tonträger. Wer vom Haus mithilft, sucht sich einen aus.',
        },
        {
          en: 'Places for wheelchairs with a view of the piano’s keys, and a seat for whoever comes along.',
          de: 'Rollstuhlplätze mit Blick auf die Tasten und ein Sitz für die Begleitung.',
        },
      ],
    },
  ],
};
