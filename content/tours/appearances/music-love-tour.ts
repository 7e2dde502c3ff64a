import type { Appearance } from '@/lib/data/tours/tours';

export const musicLove: Appearance[] = [
  {
    date: 'MAY 2021',
    venue: { en: 'Bachweg, through the open window', de: 'Bachweg, durch das offene Fenster' },
    location: '',
  },
  { date: '24 APR 2021', venue: 'Salzscheune', location: 'NIEDERSTILL, CH - CANCELED!' },
  { date: '13 FEB 2021', venue: 'Valentinsstube', location: 'ZOOM, ONLINE' },
  {
    date: '24 DEC 2020',
    venue: { en: 'Candles, six songs', de: 'Kerzen, sechs Lieder' },
    location: 'STREAMING, ONLINE',
  },
  {
    date: '17 OCT 2020',
    venue: 'Kursaal',
    location:
      'LINDENTAL, CH - POSTPONED TO 20 MAR 2021! POSTPONED TO 11 SEP 2021! POSTPONED TO 4 MAR 2023!',
  },
  {
    date: '5 SEP 2020',
    venue: 'Theater am Kornmarkt',
    location: 'RHEINFURT, DE - POSTPONED TO 15 OCT 2021!',
  },
  {
    date: '11 JUL 2020',
    venue: { en: 'Bathing jetty, Kurhaus Silberwang', de: 'Badesteg, Kurhaus Silberwang' },
    location: 'SILBERWANG, CH - POSTPONED TO 10 JUL 2021!',
  },
  { date: '20 JUN 2020', venue: 'Gartenbühne Drei Linden', location: 'LINDENTAL, CH - CANCELED!' },
  {
    date: '6 JUN 2020',
    venue: 'Kulturkirche Ankerhof',
    location: 'HAMBURG, DE - POSTPONED TO 27 NOV 2021!',
  },
  {
    date: '29 MAY 2020',
    venue: { en: 'A house and the house across the way', de: 'Ein Haus und das Haus gegenüber' },
    location: '',
  },
  {
    date: 'APR 2020',
    venue: { en: 'Four songs, every Saturday at six', de: 'Vier Lieder, jeden Samstag um sechs' },
    location: 'ZOOM, ONLINE',
  },
];
