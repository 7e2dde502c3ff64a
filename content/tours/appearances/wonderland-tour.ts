import type { Appearance } from '@/lib/data/tours/tours';

export const wonderland: Appearance[] = [
  { date: '7 JAN 2023', venue: 'Teehaus am Wall', location: 'RHEINFURT, DE' },
  {
    date: '3-5 NOV 2022',
    venue: { en: 'Gallery IX, Salzwerk Perner', de: 'Stollen IX, Salzwerk Perner' },
    location: 'SALZBURG, AT',
  },
  { date: '24 SEP 2022', venue: 'Glashaus Morgenrot', location: 'WIEN, AT' },
  { date: '17 JUN 2022', venue: 'Küche, Hof Sieben', location: 'BERLIN, DE' },
  {
    date: '4 JUN 2022',
    venue: { en: 'Observatory, under the dome', de: 'Sternwarte, unter der Kuppel' },
    location: 'HOHENMATT, CH',
  },
  { date: '12 MAR 2022', venue: 'Fábrica das Cordas', location: 'LISBOA, PT' },
  { date: '5 FEB 2022', venue: 'Theatergarderobe', location: 'CHUR, CH' },
  {
    date: 'DEC 2021',
    venue: { en: 'Living room of the Imhof family', de: 'Wohnzimmer der Familie Imhof' },
    location: 'NIEDERSTILL, CH',
  },
  {
    date: '27 NOV 2021',
    venue: 'Stadtbücherei am Hafen',
    location: 'HAMBURG, DE - POSTPONED TO 26 MAR 2022! POSTPONED TO 14 JAN 2023!',
  },
  { date: '15 OCT 2021', venue: 'Theater am Kornmarkt', location: 'RHEINFURT, DE' },
  { date: '2 OCT 2021', venue: 'Nebelhalle', location: 'EMMEN, CH' },
  { date: '18 SEP 2021', venue: 'Studio am Bachweg', location: 'STREAMING, ONLINE' },
  { date: '17 SEP 2021', venue: 'Hobelwerk Untergrund', location: 'LUZERN, CH' },
];
