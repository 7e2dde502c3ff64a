import { plainText } from '../../html/plain-text';
import type { Locale } from '../../i18n/routing';
import { lengthInSeconds } from '../creative-works/length';

/** A track of a tracklist: its name and its length in seconds. The length is null when unknown. */
export type ListedTrack = { name: string; seconds: number | null };

/**
 * The tracks of a tracklist (HTML): its list items, or its lines when it has none. Headings of sides and discs, and the
 * length of all tracks together, are not tracks. Never throws.
 */
export function tracksOf(html: string, locale?: Locale): ListedTrack[] {
  // A list may contain another list. The entries of both are split here.
  const entries = html.split(/<li\b[^>]*>/i).slice(1);
  const lines =
    entries.length > 0
      ? entries.map((entry) => entry.split(/<\/?(?:li|ol|ul)\b[^>]*>/i)[0] ?? '')
      : html.split(/<br\b[^>]*>|<\/(?:p|div|tr|h\d)>|\n/i);

  return lines
    .filter((line) => !/<th\b/i.test(line) || /<td\b/i.test(line))
    .map((line) => plainText(withCellsApart(line), locale))
    .filter((line) => partWithLength.test(line) || (!heading.test(line) && !total.test(line)))
    .map(toListedTrack)
    .filter(({ name }) => name);
}

/** Puts a space between the cells of a table row. A number in a cell of its own becomes `1. `, as in a plain list. */
function withCellsApart(line: string): string {
  const numbered = line.replace(/<td\b[^>]*>\s*(\d{1,3}|[A-H]\d{1,2})\s*<\/td>/i, '$1. ');

  return line.includes('</td>') ? numbered.replace(/<\/td>/gi, ' ') : line;
}

const which = '(?:\\s*\\d{1,2}|\\s+(?:[a-h]|one|two|three|four|eins|zwei|drei|vier))';
const side = `(?:(?:sides?|seite|face|lato|dis[ck]|cd|lp|vinyl|teil|part)${which}|[a-h][ -](?:side|seite)|(?:\\d{1,2}\\.?|first|second|erste|zweite)\\s+(?:side|seite|dis[ck]|cd|lp)|bonus[ -]?(?:tracks|titel|songs))\\b`;

/** "Side A", "Seite 2 (22:10)", "Disc One:", "CD 1", "LP 2 – Nacht", "Vinyl 1, Side A", "Bonus tracks". */
const heading = new RegExp(`^${side}(?:[\\s,/·–-]+${side})*\\s*(?:[:–—(-].*)?$`, 'i');

/** "Part One: Dawn 3:40" is a track, because it has a length. */
const partWithLength = /^(?:part|teil)\b.*\d:[0-5]\d\)?$/i;

const total =
  /^(?:total|gesamt|insgesamt|summe|playing time|running time|(?:gesamt(?:spiel|lauf)?|spiel|lauf)(?:zeit|dauer|länge)|total (?:playing |running )?(?:time|length|duration|runtime))\b[\s:–—(-]*(?:(?:\d{1,2}:)?\d{1,3}[:'’′]\s*\d\d\S{0,2}(?:\s*min\S*)?|\d+\s*min\S*)?[\s)]*$/i;

const duration =
  /(?<![\s([–—-])[\s([–—-]+((?:\d{1,2}:)?\d{1,3}:[0-5]\d|\d{1,3}\s?['’′]\s?[0-5]\d\s?(?:["”″]|''|’’)?)[\s)\]]*$/;
const number = /^(?:\d{1,3}[.)]|[1-9]-[0-3]\d[.)]?|[A-H]\d{1,2}[.):]?)\s+/;

function toListedTrack(line: string): ListedTrack {
  const numbered = line.replace(number, '').trim();
  const [, written = ''] = duration.exec(numbered) ?? [];

  return {
    name: numbered.replace(duration, '').trim(),
    seconds: lengthInSeconds(
      written.replace(/\s?['’′]\s?/, ':').replace(/\s?["”″'’]+$/, '') || undefined,
    ),
  };
}
