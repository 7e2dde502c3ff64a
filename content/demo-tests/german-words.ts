/**
 * Words that hardly anybody outside of Switzerland knows, each with the one to write instead, and phrases that sound
 * translated or are still English. A word is found in compounds too. docs/german.md has the rule.
 */
export const avoided: [word: RegExp, instead: string][] = [
  [/znacht/i, 'Abendessen'],
  [/zmittag/i, 'Mittagessen'],
  [/zmorge/i, 'Frühstück'],
  [/znüni|zvieri/i, 'Pause, Imbiss'],
  [/(?<!\p{L})innert(?!\p{L})/iu, 'innerhalb von'],
  [/guetzli/i, 'Keks'],
  [/(?<!\p{L})glace/iu, 'Eis'],
  [/(?<!\p{L})velos?(?!\p{L})/iu, 'Fahrrad'],
  [/trottoir/i, 'Gehsteig'],
  [/randstein/i, 'Bordstein'],
  [/coiffeu/i, 'Friseur'],
  [/poulet/i, 'Huhn'],
  [/rüebli/i, 'Karotte'],
  [/billett?/i, 'Fahrkarte, Karte'],
  [/(?<!\p{L})natel/iu, 'Handy'],
  [/parkier|grillier/i, 'parken, grillen'],
  [/hauswart/i, 'Hausmeister'],
  [/(?<!\p{L})Abwarte?(?!\p{L})/u, 'Hausmeister'],
  [/sigrist/i, 'Küster'],
  [/lehrtochter|serviertochter/i, 'Auszubildende, Kellnerin'],
  [/spital|spitäl/i, 'Krankenhaus'],
  [/postauto/i, 'Bus'],
  [/pfadi/i, 'Pfadfinder'],
  [/brocken(stube|haus)/i, 'Trödelladen'],
  [/(?<!\p{L})finken/iu, 'Hausschuhe'],
  [/handorgel/i, 'Akkordeon'],
  [/offerte/i, 'Angebot'],
  [/allfällig|vorgängig/i, 'etwaig, vorher'],
  [/traktand|pendenz/i, 'Punkt, offene Sache'],
  [/unterbruch/i, 'Unterbrechung'],
  [/(?<!\p{L})estrich/iu, 'Dachboden'],
  [/lavabo/i, 'Waschbecken'],
  [/cheminée/i, 'Kamin'],
  [/(?<!\p{L})perron/iu, 'Bahnsteig'],
  [/kondukteur/i, 'Schaffner'],
  [/(?<!\p{L})trams?(?!\p{L})/iu, 'Strassenbahn'],
  [/konsument/i, 'Verbraucherin'],
  [/kehricht|güsel/i, 'Müll'],
  [/nastuch/i, 'Taschentuch'],
  [/gipfeli|weggli|schoggi/i, 'Hörnchen, Brötchen, Schokolade'],
  [/aufs mal/i, 'auf einmal'],
  [/(?<!\p{L})bis am(?!\p{L})/iu, 'bis zum'],
  [/wegbeding/i, 'ausschliessen'],
  [/gemeindepräsident/i, 'Bürgermeisterin'],
  [/grüezi|(?<!\p{L})züri(?!\p{L})/iu, 'guten Tag, Zürich'],
  [/(?<!\p{L})an der Tour(?!\p{L})/iu, 'auf der Tour'],
  [/mit \* sind nötig/i, 'Pflichtfelder sind mit * markiert'],
  [/arztpaar/i, 'Ärztin und Arzt'],
  [/gruppenreise/i, 'Gruppensitzung'],
  [/special thanks/i, 'Besonderer Dank'],
  [/(tour|konzert)daten/i, 'Termine'],
];

/** Words that the list must find, one for each pattern, in the same order. */
export const samples = (
  'Znacht, Zmittag, Zmorge, Znüni, innert, Guetzli, Glace, Velo, Trottoir, Randstein, Coiffeur, Poulet, Rüebli, ' +
  'Billett, Natel, parkieren, Hauswart, Abwart, Sigrist, Lehrtochter, Spital, Postauto, Pfadi, Brockenstube, Finken, ' +
  'Handorgel, Offerte, allfällig, Traktandum, Unterbruch, Estrich, Lavabo, Cheminée, Perron, Kondukteur, Tram, ' +
  'Konsument, Kehricht, Nastuch, Gipfeli, aufs Mal, bis am, wegbedingen, Gemeindepräsident, Grüezi, an der Tour, ' +
  'mit * sind nötig, Arztpaar, Gruppenreise, Special Thanks, Tourdaten'
).split(', ');

/** Known everywhere, and like words of the list. */
export const known = 'innerhalb, Gletscher, Veloursleder, Abwarten, Natur, Tramper, Züricher';

/** Labels that are translated word for word. */
export const avoidedLabels = ['Verbinden', 'Im Blick'];

/** Exceptions: a part of the text that is allowed, and the reason. */
export const allowed: [words: string, reason: string][] = [
  ['Merci, Züri', 'a greeting in dialect, in a text about a song in dialect'],
  ['mit SPECIAL THANKS oder', 'what begins a line of thanks in the English credits of a video'],
];

/**
 * Sentences that begin with "Sie" or "Ihr" and mean "she", "they" or "her": a person or thing that was named just
 * before.
 */
export const ofOthers = [
  ...['Sie haben uns langsamer gemacht', 'Sie standen einander im Weg', 'Sie sagten es, wie man'],
  ...['Sie kamen durch alle vier', 'Sie kriechen sofort darunter', 'Sie kamen von allen Seiten'],
  ...['Sie gingen als Freunde', 'Ihr Urteil: «Spannend', 'Ihr Name fällt nicht'],
  ...['Sie gehören dazu.', 'Ihre Geschichte, ein Auftakt', 'Sie sind weder Diagnose'],
  ...['Sie sind wunderbar', 'Ihr Bruder sei seit', 'Sie kamen aus der Summe'],
  ...['Sie sind unverkäuflich', 'Sie sind Musik und Ruhe', 'Ihr Ausklingen ist die Musik'],
  ...['Sie sind nicht verloren', 'Sie kann nicht sagen', 'Ihre Version ist älter'],
  ...['Sie gelten überall', 'Ihre Mail wartet', 'Ihre Mail wurde aufgegeben'],
  ...['Sie reden wenig zwischen', 'Ihre Stimme kommt ohne Anlauf'],
];
