import type { Appearance } from '@/lib/data/tours/tours';

export const colorOfOman: Appearance[] = [
  { date: '24 MAR 2018', venue: 'Kamelhof Sandweid', location: 'SONNENRAIN, CH' },
  { date: '3 FEB 2018', venue: 'Buchhandlung Atlas', location: 'ZÜRICH, CH' },
  { date: '29-30 SEP 2017', venue: 'Maison des Ondes', location: 'YVERNEY, CH' },
  { date: '9 JUN 2017', venue: 'Farnsaal', location: 'WIEN, AT' },
  { date: '13 MAY 2017', venue: 'Gewürzlager Sieben', location: 'BASEL, CH' },
  { date: '1 APR 2017', venue: 'Lichthof der Keramik', location: 'LUZERN, CH' },
  { date: '12 MAR 2017', venue: 'Dachboden Ziegelei', location: 'RHEINFURT, DE' },
  { date: '10 MAR 2017', venue: 'Nebelhalle', location: 'EMMEN, CH' },
  {
    date: 'NOV 2016',
    venue: {
      en: 'Rehearsal on the roof, without an audience',
      de: 'Probe auf dem Dach, ohne Publikum',
    },
    location: 'NIZWA, OM - CANCELED!',
  },
];
