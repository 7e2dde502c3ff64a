import type { Appearance } from '@/lib/data/tours/tours';

export const betweenClassicAndRebellion: Appearance[] = [
  {
    date: '19 MAY 2018',
    venue: { en: 'Conservatory, back door', de: 'Konservatorium, Hinterausgang' },
    location: 'BERN, CH',
  },
  { date: '14 APR 2018', venue: 'Kammgarnsaal Trotz', location: 'RHEINFURT, DE' },
  { date: '2 DEC 2017', venue: 'Alte Tonhalle Silberwang', location: 'SILBERWANG, CH' },
  { date: '21/22 OCT 2017', venue: 'Salon Fermate', location: 'WIEN, AT' },
  { date: '3 JUN 2017', venue: 'Hobelwerk Untergrund', location: 'LUZERN, CH' },
  { date: '6 MAY 2017', venue: 'Turnhalle West', location: 'NIEDERSTILL, CH' },
  { date: '18 FEB 2017', venue: 'Kleiner Kursaal', location: 'LINDENTAL, CH' },
  { date: '26 NOV 2016', venue: 'Ballsaal Hof Sieben', location: 'BERLIN, DE' },
  { date: '30 SEP-2 OCT 2016', venue: 'Festival Umweg', location: 'HOHENMATT, CH' },
  { date: '10 SEP 2016', venue: 'Kunsthof Rahmen', location: 'ZÜRICH, CH' },
  { date: '3 SEP 2016', venue: 'Nebelhalle', location: 'EMMEN, CH' },
];
