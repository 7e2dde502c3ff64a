import type { Appearance } from '@/lib/data/tours/tours';

export const positiveMusicPower: Appearance[] = [
  {
    date: 'NOV 2026',
    venue: { en: 'Kitchens, by invitation', de: 'Küchen, auf Einladung' },
    location: 'LUZERN, CH, PRESENT',
  },
  { date: '13 NOV 2026', venue: 'Hobelwerk Untergrund', location: 'LUZERN, CH' },
  { date: '17 OCT 2026', venue: 'Zaal Morgenlicht', location: 'GENT, BE' },
  {
    date: '27 JUN 2026',
    venue: { en: 'Bathing jetty, Kurhaus Silberwang', de: 'Badesteg, Kurhaus Silberwang' },
    location: 'SILBERWANG, CH',
  },
  {
    date: '12 APR 2026',
    venue: { en: 'Gymnasium Haldenmatt', de: 'Turnhalle Haldenmatt' },
    location: 'HALDENMATT, CH',
  },
  {
    date: '14 FEB 2026',
    venue: { en: 'Duet for Two Mats', de: 'Duett für zwei Matten' },
    location: 'ZOOM, ONLINE',
  },
  { date: '23 AUG 2025', venue: 'Fährhaus Nordkai', location: 'HAMBURG, DE - CANCELED!' },
  {
    date: '8 SEP 2024',
    venue: { en: 'Old sawmill', de: 'Altes Sägewerk' },
    location: 'TOBELBACH, CH',
  },
  {
    date: '10 AUG 2024',
    venue: { en: 'Vineyard chapel', de: 'Rebkapelle' },
    location: 'SONNENRAIN, CH',
  },
  {
    date: '27 JUL 2024',
    venue: { en: 'Bathing jetty, Kurhaus Silberwang', de: 'Badesteg, Kurhaus Silberwang' },
    location: 'SILBERWANG, CH',
  },
  {
    date: '4 JUL 2024',
    venue: { en: 'Roof terrace, Haus am Gleis', de: 'Dachterrasse, Haus am Gleis' },
    location: 'ZÜRICH, CH',
  },
  {
    date: '28 JUN 2024',
    venue: { en: 'Hay barn, Hof Haldenmatt', de: 'Heubühne, Hof Haldenmatt' },
    location: 'HALDENMATT, CH',
  },
  {
    date: '15 JUN 2024',
    venue: { en: 'Lake stage, Seeblick lido', de: 'Seebühne, Strandbad Seeblick' },
    location: 'SEEBLICK, CH',
  },
  { date: '27 MAR 2024', venue: 'Fábrica das Cordas', location: 'LISBOA, PT' },
  { date: '24 MAR 2024', venue: 'Sala Andorinha', location: 'LISBOA, PT' },
  {
    date: '10 DEC 2023',
    venue: { en: 'Chapel of Sankt Orlan', de: 'Kapelle Sankt Orlan' },
    location: 'OBERHALDEN, CH',
  },
  {
    date: '3 DEC 2023',
    venue: { en: 'Chapel of Sankt Orlan', de: 'Kapelle Sankt Orlan' },
    location: 'OBERHALDEN, CH',
  },
  { date: '29 SEP 2023', venue: 'Salzscheune', location: 'NIEDERSTILL, CH' },
  {
    date: '19 AUG 2023',
    venue: { en: 'Vineyard chapel', de: 'Rebkapelle' },
    location: 'SONNENRAIN, CH',
  },
  { date: '7-8 JUN 2023', venue: 'Théâtre des Brumes', location: 'YVERNEY, CH' },
  { date: '21 APR 2023', venue: 'Positive Music Stream', location: 'STREAMING, ONLINE' },
  { date: '4 MAR 2023', venue: 'Kursaal', location: 'LINDENTAL, CH' },
];
