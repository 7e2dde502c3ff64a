import type { Appearance } from '@/lib/data/tours/tours';

export const inColors: Appearance[] = [
  { date: '29 FEB 2020', venue: 'Hobelwerk Untergrund', location: 'LUZERN, CH' },
  { date: '18 JAN 2020', venue: 'Färberei Ocker', location: 'BASEL, CH' },
  { date: '30 NOV 2019', venue: 'Glashaus Morgenrot', location: 'WIEN, AT' },
  { date: '18/19 OCT 2019', venue: 'Werkstatt Zuhören', location: 'ZÜRICH, CH' },
  { date: '14 SEP 2019', venue: 'Aula der Gestaltung', location: 'RHEINFURT, DE' },
  {
    date: '5 JUL 2019',
    venue: { en: 'Bathing jetty, Kurhaus Silberwang', de: 'Badesteg, Kurhaus Silberwang' },
    location: 'SILBERWANG, CH',
  },
  { date: '25 MAY 2019', venue: 'Kreidefabrik', location: 'LEIPZIG, DE' },
  { date: '27 APR 2019', venue: 'Théâtre des Brumes', location: 'YVERNEY, CH' },
  { date: '15 MAR 2019', venue: 'Klaviersaal Nordlicht', location: 'HAMBURG, DE' },
  {
    date: '26 JAN 2019',
    venue: { en: 'Old sawmill', de: 'Altes Sägewerk' },
    location: 'TOBELBACH, CH',
  },
  { date: '23-24 NOV 2018', venue: 'Kulturkirche Ankerhof', location: 'HAMBURG, DE' },
  { date: '27 OCT 2018', venue: 'Kursaal', location: 'LINDENTAL, CH' },
  { date: '13 OCT 2018', venue: 'Kunstkeller Sieben', location: 'LEIPZIG, DE' },
  { date: '5 OCT 2018', venue: 'Nebelhalle', location: 'EMMEN, CH' },
];
