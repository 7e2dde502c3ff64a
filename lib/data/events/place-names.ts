import type { Locale } from '../../i18n/routing';

/**
 * Towns, states and regions whose German name differs from the English name that editors write. The names of countries
 * come from CLDR (country.ts); browsers and Node have no names of smaller places. Names that are the same in both
 * languages are left out, and so are German names that hardly anybody uses any more.
 */
const german = new Map(
  Object.entries({
    ...{ bavaria: 'Bayern', hesse: 'Hessen', 'lower saxony': 'Niedersachsen', saxony: 'Sachsen' },
    ...{ 'north rhine-westphalia': 'Nordrhein-Westfalen', 'saxony-anhalt': 'Sachsen-Anhalt' },
    ...{ 'rhineland-palatinate': 'Rheinland-Pfalz', thuringia: 'Thüringen' },
    ...{ carinthia: 'Kärnten', styria: 'Steiermark', tyrol: 'Tirol', 'south tyrol': 'Südtirol' },
    ...{ 'lower austria': 'Niederösterreich', 'upper austria': 'Oberösterreich' },
    ...{ lucerne: 'Luzern', zurich: 'Zürich', geneva: 'Genf', berne: 'Bern', basle: 'Basel' },
    ...{ grisons: 'Graubünden', ticino: 'Tessin', valais: 'Wallis', vaud: 'Waadt' },
    ...{ neuchatel: 'Neuenburg', fribourg: 'Freiburg' },
    ...{ lombardy: 'Lombardei', tuscany: 'Toskana', sicily: 'Sizilien', sardinia: 'Sardinien' },
    ...{ piedmont: 'Piemont', brittany: 'Bretagne', normandy: 'Normandie', alsace: 'Elsass' },
    ...{ catalonia: 'Katalonien', andalusia: 'Andalusien', flanders: 'Flandern' },
    ...{ scotland: 'Schottland', 'northern ireland': 'Nordirland' },
    ...{ vienna: 'Wien', munich: 'München', cologne: 'Köln', nuremberg: 'Nürnberg' },
    ...{ hanover: 'Hannover', strasbourg: 'Strassburg', nice: 'Nizza', brussels: 'Brüssel' },
    ...{ antwerp: 'Antwerpen', ghent: 'Gent', bruges: 'Brügge', liege: 'Lüttich' },
    ...{ 'the hague': 'Den Haag', copenhagen: 'Kopenhagen', gothenburg: 'Göteborg' },
    ...{
      lisbon: 'Lissabon',
      rome: 'Rom',
      milan: 'Mailand',
      venice: 'Venedig',
      florence: 'Florenz',
    },
    ...{ naples: 'Neapel', genoa: 'Genua', prague: 'Prag', warsaw: 'Warschau' },
    ...{ krakow: 'Krakau', bucharest: 'Bukarest', belgrade: 'Belgrad', athens: 'Athen' },
    ...{ cairo: 'Kairo', beijing: 'Peking', tokyo: 'Tokio', taipei: 'Taipeh' },
    ...{ singapore: 'Singapur', 'mexico city': 'Mexiko-Stadt', havana: 'Havanna' },
  }),
);

const american = new Map(
  Object.entries({ california: 'Kalifornien', 'washington dc': 'Washington, D.C.' }),
);

/**
 * A town, state or region in the given language: on German pages by its German name, if that is in the list. Any other
 * text is returned unchanged.
 *
 * @param isAmerican whether the place is in the United States: towns there, such as Venice, keep their English names
 */
export function placeNameIn(locale: Locale, name: string, isAmerican = false): string {
  if (locale !== 'de') return name;
  const plain = plainName(name);

  return american.get(plain) ?? (isAmerican ? undefined : german.get(plain)) ?? name;
}

/** A text with the English names of the places that it names in German, if they differ in more than an accent. */
export const withEnglishPlaces = (words: string): string =>
  [...german, ...american]
    .filter(([english, name]) => plainName(name) !== english)
    .reduce((text, [english, name]) => text.replace(wholeWord(name), english), words);

const wholeWord = (name: string) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'giu');

/** A name in the form in which names are compared: no accents, okinas or full stops, in lower case. */
export function plainName(words: string): string {
  const letters = words.normalize('NFD').replace(/[\p{M}.'’‘ʻʼ]/gu, '');

  return letters.replace(/\s+/g, ' ').trim().toLowerCase();
}
