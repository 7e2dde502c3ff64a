import type { Appearance } from '@/lib/data/tours/tours';

export const musicSouling: Appearance[] = [
  { date: '5 FEB 2016', venue: 'Winterstall', location: 'OBERHALDEN, CH' },
  { date: 'JAN 2016', venue: 'Stube im Hofgut', location: 'SONNENRAIN, CH' },
  { date: '5 SEP 2015', venue: 'Zelt am Damm', location: 'SEEBLICK, CH' },
  { date: '6 DEC 2014', venue: 'Gasthaus Linde', location: 'LINDENTAL, CH' },
  {
    date: '10/11 OCT 2014',
    venue: { en: 'Observatory, under the dome', de: 'Sternwarte, unter der Kuppel' },
    location: 'HOHENMATT, CH',
  },
  { date: '30 AUG 2014', venue: 'Alpstube', location: 'WILDHORNLI, CH' },
  {
    date: '28 JUN 2014',
    venue: { en: 'Bathing jetty, Kurhaus Silberwang', de: 'Badesteg, Kurhaus Silberwang' },
    location: 'SILBERWANG, CH',
  },
  { date: '17 MAY 2014', venue: 'Postgarage', location: 'NIEDERSTILL, CH' },
  { date: '1 MAR 2014', venue: 'Kulturkeller Mitternacht', location: 'LUZERN, CH' },
  { date: '14 FEB 2014', venue: 'Hobelwerk Untergrund', location: 'LUZERN, CH' },
  { date: '14 DEC 2013', venue: 'Heuboden', location: 'HALDENMATT, CH' },
  {
    date: '1-2 NOV 2013',
    venue: { en: 'Old sawmill', de: 'Altes Sägewerk' },
    location: 'TOBELBACH, CH',
  },
  {
    date: '19 OCT 2013',
    venue: { en: 'Hotel bar, final night', de: 'Hotelbar, letzter Abend' },
    location: 'RHEINFURT, DE',
  },
];
