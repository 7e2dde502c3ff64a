import type { Appearance } from '@/lib/data/tours/tours';

export const auraLune: Appearance[] = [
  {
    date: '7 JUN 2014',
    venue: { en: 'The Imhofs’ silver wedding', de: 'Silberhochzeit Imhof' },
    location: 'NIEDERSTILL, CH',
  },
  {
    date: '10 MAY 2014',
    venue: { en: 'Kellerlicht garden party', de: 'Gartenfest Kellerlicht' },
    location: 'LUZERN, CH',
  },
  { date: '5 APR 2014', venue: 'Trödelladen', location: 'ZÜRICH, CH' },
  {
    date: '22 MAR 2014',
    venue: { en: 'Classroom 4b', de: 'Klassenzimmer 4b' },
    location: 'HALDENMATT, CH',
  },
  { date: '8 FEB 2014', venue: 'Bahnhofbuffet', location: 'OLTEN, CH' },
  { date: '18 JAN 2014', venue: 'Leseabend Wolldecke', location: 'BASEL, CH' },
  {
    date: 'DEC 2013',
    venue: { en: 'Advent window number nine', de: 'Adventsfenster Nummer neun' },
    location: 'LUZERN, CH',
  },
  {
    date: '30 NOV 2013',
    venue: { en: 'Corner bakery, four in the morning', de: 'Bäckerei am Eck, vier Uhr früh' },
    location: 'NIEDERSTILL, CH',
  },
  {
    date: '12 OCT 2013',
    venue: { en: 'Grape harvest', de: 'Weinlese' },
    location: 'SONNENRAIN, CH',
  },
  {
    date: '28 SEP 2013',
    venue: { en: 'Waiting room of Bühler the dentist', de: 'Wartezimmer Zahnarzt Bühler' },
    location: 'EMMEN, CH',
  },
  { date: '7 SEP 2013', venue: 'Turmstube', location: 'RHEINFURT, DE' },
  { date: '24 AUG 2013', venue: 'Ruderclub', location: 'SEEBLICK, CH' },
  {
    date: '10 AUG 2013',
    venue: { en: 'Alpine hut, goods cableway', de: 'Alphütte, Materialseilbahn' },
    location: 'WILDHORNLI, CH - CANCELED!',
  },
  {
    date: '20 JUL 2013',
    venue: { en: 'Ferry, upper deck', de: 'Fähre, Oberdeck' },
    location: 'SILBERWANG, CH',
  },
  {
    date: '6/7 JUL 2013',
    venue: { en: 'Barn party', de: 'Scheunenfest' },
    location: 'HALDENMATT, CH',
  },
  { date: '15 JUN 2013', venue: 'Hinterhof Kornmarkt', location: 'RHEINFURT, DE' },
  { date: '23 MAY 2013', venue: 'Bademeisterhaus', location: 'SEEBLICK, CH' },
  { date: '4 MAY 2013', venue: 'Blumengeschäft Tulpe', location: 'LUZERN, CH' },
  { date: '20 APR 2013', venue: 'Gemeindesaal', location: 'TOBELBACH, CH' },
  { date: '6 APR 2013', venue: 'Waschküche, Haus am Gleis', location: 'ZÜRICH, CH' },
  {
    date: '16 MAR 2013',
    venue: 'Vereinslokal Jodlerfreunde',
    location: 'HOHENMATT, CH - POSTPONED TO 23 MAR 2013!',
  },
  {
    date: '2 MAR 2013',
    venue: { en: 'Tuning room of the workshop', de: 'Stimmzimmer der Werkstatt' },
    location: 'TOBELBACH, CH',
  },
  { date: '14 FEB 2013', venue: 'Restaurant Zwei Löffel', location: 'LUZERN, CH' },
  {
    date: '26 JAN 2013',
    venue: { en: 'Clinic, day room east', de: 'Klinik, Tagesraum Ost' },
    location: 'LINDENTAL, CH',
  },
  {
    date: '12 JAN 2013',
    venue: { en: 'Winter baths, changing room', de: 'Winterbad, Garderobe' },
    location: 'SEEBLICK, CH',
  },
  { date: '15 DEC 2012', venue: 'Pfadfinderheim', location: 'OBERHALDEN, CH' },
  { date: '6 DEC 2012', venue: 'Vereinshaus Serviette', location: 'NIEDERSTILL, CH' },
  {
    date: '24 NOV 2012',
    venue: { en: 'Stairwell, third floor', de: 'Treppenhaus, dritter Stock' },
    location: 'LUZERN, CH',
  },
  { date: '9 NOV 2012', venue: 'Plattenladen Rille', location: 'LUZERN, CH' },
  { date: '20 OCT 2012', venue: 'Café Pedal', location: 'BASEL, CH' },
  { date: '29 SEP 2012', venue: 'Geigenbau Ahorn', location: 'RHEINFURT, DE' },
  { date: '12 SEP 2012', venue: 'Kongresshaus, Foyer', location: 'LUZERN, CH' },
];
