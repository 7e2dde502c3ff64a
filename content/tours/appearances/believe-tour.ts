import type { Appearance } from '@/lib/data/tours/tours';

export const believe: Appearance[] = [
  { date: '22-23 MAY 2016', venue: 'Temple des Brumes', location: 'YVERNEY, CH' },
  { date: '27 MAR 2016', venue: 'Bergkirche', location: 'HOHENMATT, CH' },
  { date: '19 DEC 2015', venue: 'Pfarrkirche', location: 'OBERHALDEN, CH' },
  { date: '27 NOV 2015', venue: 'Pfarrhof', location: 'OBERHALDEN, CH' },
  { date: '3 OCT 2015', venue: 'Kornmarktkirche', location: 'RHEINFURT, DE' },
  { date: '7 AUG 2015', venue: 'Sotto la pergola', location: 'BELLAVIGNA, CH' },
  { date: '20 JUN 2015', venue: 'Klosterhof', location: 'SILBERWANG, CH' },
  { date: '16 MAY 2015', venue: 'Dorfkirche', location: 'TOBELBACH, CH' },
  { date: '25 APR 2015', venue: 'Ankerhofkirche', location: 'HAMBURG, DE' },
  { date: '17/18 APR 2015', venue: 'Theater am Kornmarkt', location: 'RHEINFURT, DE' },
];
