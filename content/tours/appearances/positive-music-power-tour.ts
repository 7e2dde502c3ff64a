import type { Appearance } from '@/lib/tours';

export const positiveMusicPower: Appearance[] = [
  { date: 'NOV 2026', venue: 'Nähzimmer, Haus am Gleis', location: 'ZÜRICH, CH, PRESENT' },
  { date: '16 NOV 2026', venue: 'Hobelwerk Untergrund', location: 'LUZERN, CH' },
  { date: '18 OCT 2026', venue: 'Zaal Morgenlicht', location: 'GHENT, BE' },
  { date: '13 APR 2026', venue: 'Gymnasium Haldenmatt', location: 'HALDENMATT, CH' },
  { date: '9 JAN 2026', venue: 'Duett für zwei Matten', location: 'ZOOM, ONLINE' },
  { date: '23 AUG 2025', venue: 'Fährhaus Nordkai', location: 'HAMBURG, DE - CANCELED!' },
  { date: '21 SEP 2024', venue: 'Altes Sägewerk', location: 'TOBELBACH, CH' },
  {
    date: '27 JUL 2024',
    venue: 'Badesteg, Kurhaus Silberwang',
    location: 'SILBERWANG, CH - POSTPONED TO 18 JUL 2026!',
  },
  { date: '6 JUL 2024', venue: 'Dachterrasse, Haus am Gleis', location: 'ZÜRICH, CH' },
  { date: '29/30 JUN 2024', venue: 'Heubühne, Hof Haldenmatt', location: 'HALDENMATT, CH' },
  { date: '15 JUN 2024', venue: 'Seebühne, Strandbad', location: 'SEEBLICK, CH' },
  { date: '23/24 MAR 2024', venue: 'Sala Andorinha', location: 'LISBOA, PT' },
  { date: '2 DEC 2023', venue: 'Kapelle Sankt Orlan', location: 'OBERHALDEN, CH' },
  { date: '29 SEP 2023', venue: 'Salzscheune', location: 'NIEDERSTILL, CH' },
  { date: '19 AUG 2023', venue: 'Rebkapelle', location: 'SONNENRAIN, CH' },
  { date: '7-8 JUN 2023', venue: 'Théâtre des Brumes', location: 'YVERNEY, CH' },
  { date: '21 APR 2023', venue: 'Positive Music Stream', location: 'STREAMING, ONLINE' },
  { date: '4 MAR 2023', venue: 'Kursaal', location: 'LINDENTAL, CH' },
];
