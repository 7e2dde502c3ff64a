const months = {
  en: 'January|February|March|April|May|June|July|August|September|October|November|December',
  de: 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
};
const weekdays = {
  en: 'Sun(?:day)?|Mon(?:day)?|Tue(?:sday)?|Wed(?:nesday)?|Thu(?:rsday)?|Fri(?:day)?|Sat(?:urday)?',
  de: 'So(?:nntag)?|Mo(?:ntag)?|Di(?:enstag)?|Mi(?:ttwoch)?|Do(?:nnerstag)?|Fr(?:eitag)?|Sa(?:mstag)?',
};
const patterns = {
  // "Sat 26 April", "Sunday 19 July", "8 to 16 June", "14 October 2013"
  en: new RegExp(
    `(?:\\b(?<weekday>${weekdays.en}) )?(?:(?<from>\\d{1,2}) to )?\\b(?<day>\\d{1,2}) (?<month>${months.en})\\b(?: (?<year>20\\d\\d))?`,
    'g',
  ),
  // "Sa, 26. April", "Sonntag, 19. Juli", "8. bis 16. Juni"
  de: new RegExp(
    `(?:\\b(?<weekday>${weekdays.de}), )?(?:(?<from>\\d{1,2})\\. bis )?\\b(?<day>\\d{1,2})\\. (?<month>${months.de})(?: (?<year>20\\d\\d))?`,
    'g',
  ),
};

const shortMonth = '(?:Jan|Feb|Mar|Mär|Apr|Jun|Jul|Aug|Sept?|Oct|Okt|Nov|Dec|Dez)\\b';
const anyMonth = `(?:${months.en}|${months.de}|${shortMonth})`;

/** Forms of a day that writtenDays does not read. */
const unread = new RegExp(
  [
    // "September 21", "Sept. 21"
    `\\b${anyMonth}\\.? \\d{1,2}(?:st|nd|rd|th)?\\b`,
    // "21st of September", "21 Sept"
    `\\b\\d{1,2}(?:st|nd|rd|th) (?:of )?${anyMonth}`,
    `\\b\\d{1,2}\\.? ${shortMonth}`,
    // "21/22 March", "21.–22. März", "21 and 22 March"
    `\\b\\d{1,2}\\.?(?: ?[/–-] ?| and | und )\\d{1,2}\\.? ${anyMonth}`,
    // "21.9.", "21/9/2026", "2026-09-21"
    '\\b(?:0?[1-9]|[12]\\d|3[01])\\. ?(?:0?[1-9]|1[0-2])\\.(?:20\\d\\d)?',
    '\\b\\d{1,2}/\\d{1,2}/\\d{2,4}\\b',
    '\\b20\\d\\d-\\d\\d-\\d\\d\\b',
  ].join('|'),
  'g',
);

/** A no-break space as an ordinary one. */
const plainSpaces = (text: string) => text.replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ');

/** The days in a text that writtenDays does not read. No text of the demo may have any. */
export const unreadDays = (text: string): string[] => plainSpaces(text).match(unread) ?? [];

export type WrittenDay = {
  /** The words of the text that name the day. */
  words: string;
  /** In the format YYYY-MM-DD. For a span of days, the last day. */
  day: string;
  /** 0 is Sunday. Null when the text names none. */
  weekday: number | null;
};

/** The days that a text names, with their month. Days without a year are in the given one. */
export function writtenDays(text: string, locale: 'en' | 'de', year: number): WrittenDay[] {
  return [...plainSpaces(text).matchAll(patterns[locale])].map(({ 0: words, groups = {} }) => {
    const month = months[locale].split('|').indexOf(groups.month ?? '') + 1;
    const parts = [month, Number(groups.day)].map((part) => String(part).padStart(2, '0'));

    return {
      words,
      day: [groups.year ?? year, ...parts].join('-'),
      weekday: groups.weekday ? weekdayOf(groups.weekday, locale) : null,
    };
  });
}

const weekdayOf = (name: string, locale: 'en' | 'de') =>
  weekdays[locale].split('|').findIndex((each) => each.startsWith(name.slice(0, 2)));
